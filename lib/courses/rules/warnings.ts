/** Warnings about courses that are valid, but probably contain a mistake. */
import type { InputError } from '#values/failure.ts'
import type { CourseConfiguration } from './markConfiguration.ts'
import { distanceBetween } from '#positions/rules/geodesic.ts'
import type { Position } from '#positions/rules/position.ts'
import { quoted } from '#values/suggestion.ts'

/** Wider than any gate or line on the water. */
const pairMetresMax = 2_000

export const configurationWarnings = (
  configuration: CourseConfiguration,
): readonly InputError[] => [
  ...firstWaypoint(configuration),
  ...spares(configuration),
  ...doubtfulPairs(configuration, (mark) => {
    const positioning = configuration.markConfigurations[mark]?.positioning
    return positioning?.kind === 'position' ? positioning.position : undefined
  }),
]

const firstWaypoint = ({ waypoints: [first] }: CourseConfiguration): readonly InputError[] => {
  if (first === undefined || first.passingInstruction === 'Line') return []
  const detail = `the first waypoint is not a line, but \`${first.passingInstruction}\``
  return [{ pointer: '/waypoints/0/passingInstruction', code: 'no-start-line', detail }]
}

const spares = ({ waypoints, markConfigurations }: CourseConfiguration): readonly InputError[] => {
  const used = new Set(waypoints.flatMap(({ marks }) => marks))
  return markConfigurations.flatMap(({ id }, index) => {
    if (used.has(index)) return []
    const detail = `mark configuration ${quoted(id)} is used by no waypoint: it is a spare`
    return [{ pointer: `/markConfigurations/${index}`, code: 'spare', detail }]
  })
}

/** The position of one mark was probably reported for both. */
const pairMetresMin = 1

/** @param positionOf returns the position of a mark configuration, by its index, if it is known */
export const doubtfulPairs = (
  { waypoints }: Pick<CourseConfiguration, 'waypoints'>,
  positionOf: (mark: number) => Position | undefined,
): readonly InputError[] =>
  waypoints.flatMap(({ marks: [left, right], passingInstruction }, index) => {
    const [one, other] = [left, right].map((mark) =>
      mark === undefined ? undefined : positionOf(mark),
    )
    if (one === undefined || other === undefined || left === right) return []
    // Marks that were laid at a distance are at that distance, but for the last digit of degrees.
    const metres = Math.round(distanceBetween(one, other))
    const pair = `the two marks of waypoint ${index + 1} (\`${passingInstruction}\`)`
    const pointer = `/waypoints/${index}/markConfigurationIds`
    if (metres < pairMetresMin) {
      const detail = `${pair} lie at the same place, so no boat can pass between them`
      return [{ pointer, code: 'narrow-pair', detail }]
    }
    if (metres <= pairMetresMax) return []
    const detail = `${pair} lie ${(metres / 1_000).toFixed(1)} km apart`
    return [{ pointer, code: 'wide-pair', detail }]
  })
