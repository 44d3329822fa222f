/** Speed, course and distance of one boat over ground, estimated from its track. */
import { isPossible, speedMax, withoutOutliers } from '#positions/rules/outliers.ts'
import type { RaceArea } from '#positions/rules/raceArea.ts'
import { between, firstAfter, type Fix, type Track } from '#positions/rules/track.ts'

const secondsBetween = (one: Fix, other: Fix) => Math.abs(other.timeMillis - one.timeMillis) / 1000

/** The straight lines between neighbouring fixes of an interval, without impossible ones. */
const possibleLegs = (track: Track, area: RaceArea, fromMillis: number, toMillis: number) => {
  const fixes = withoutOutliers(between(track, fromMillis, toMillis), area)
  return fixes.slice(1).flatMap((fix, index) => {
    const before = fixes[index]
    if (before === undefined) return []
    return [{ metres: area.distance(before, fix), seconds: secondsBetween(before, fix) }]
  })
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Tracks are too long for the parameters of `Math.max`. */
const highest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), 0)

/** In metres per second over ground. `undefined` for less than two fixes. */
export const speedsBetween = (
  track: Track,
  area: RaceArea,
  fromMillis: number,
  toMillis: number,
) => {
  const legs = possibleLegs(track, area, fromMillis, toMillis)
  const seconds = sum(legs.map((leg) => leg.seconds))
  if (seconds === 0) return undefined
  const measured = between(track, fromMillis, toMillis)
    .map(({ speed }) => speed ?? 0)
    .filter((speed) => speed <= speedMax)
  const maximum = measured.some((speed) => speed > 0)
    ? highest(measured)
    : highest(legs.map((leg) => leg.metres / leg.seconds))
  return { average: sum(legs.map(({ metres }) => metres)) / seconds, maximum }
}

/** The time in which positions show the current speed and course. */
const currentMillis = 10_000

/** In metres per second and degrees true: as measured, else from the last ten seconds. */
export const motionAt = (track: Track, area: RaceArea, timeMillis: number) => {
  const last = track[firstAfter(track, timeMillis) - 1]
  if (last === undefined || timeMillis - last.timeMillis > currentMillis) return undefined
  const { speed, bearing } = last
  const isMeasured = speed !== null && speed <= speedMax
  if (isMeasured && bearing !== null) return { speed, course: bearing }
  const recent = between(track, last.timeMillis - currentMillis, last.timeMillis)
  const [first] = withoutOutliers(recent, area)
  if (first === undefined || first === last || !isPossible(area, first, last)) return undefined
  return {
    speed: isMeasured ? speed : area.distance(first, last) / secondsBetween(first, last),
    course: bearing ?? area.bearing(first, last),
  }
}
