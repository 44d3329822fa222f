/** A course as GeoJSON (RFC 7946): its marks, its lines and gates, and its legs. */
import { continued, type Position } from '#positions/rules/position.ts'
import type { DiagramCourse, DiagramWaypoint } from '../diagramCourse.ts'
import { type Leg, legsOf, nameOfWaypoint, routePointsOf, rounded } from './routePoints.ts'

/** Longitude first. */
type Coordinates = readonly [longitude: number, latitude: number]

type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Coordinates }
  | { readonly type: 'LineString'; readonly coordinates: readonly Coordinates[] }
  | { readonly type: 'MultiLineString'; readonly coordinates: readonly (readonly Coordinates[])[] }

/** @param geometry null without a position */
const featureOf = (
  id: string,
  geometry: Geometry | null,
  properties: Readonly<Record<string, unknown>>,
) => ({ type: 'Feature', id, geometry, properties })

export const geoJsonOf = (course: DiagramCourse) => ({
  type: 'FeatureCollection',
  features: [
    ...marksOf(course),
    ...pairsOf(course),
    ...legsOf(routePointsOf(course)).map((leg, index) => featureOfLeg(leg, index + 1)),
  ],
})

const marksOf = ({ marks, waypoints }: DiagramCourse) => {
  const used = new Set(waypoints.flatMap((waypoint) => [...waypoint.marks]))
  return marks.map(({ position, ...mark }, index) =>
    featureOf(
      `mark-${index + 1}`,
      position === undefined ? null : { type: 'Point', coordinates: coordinatesOf(position) },
      {
        kind: 'mark',
        name: mark.name,
        shortName: mark.shortName,
        role: mark.role ?? null,
        color: mark.color ?? null,
        shape: mark.shape ?? null,
        pattern: mark.pattern ?? null,
        markType: mark.markType ?? null,
        isSpare: !used.has(index),
      },
    ),
  )
}

/** Waypoints with the same pair and passing instruction are one feature. */
const pairsOf = ({ marks, waypoints }: DiagramCourse) => {
  const pairs = new Map<string, { waypoint: DiagramWaypoint; numbers: number[] }>()
  for (const [index, waypoint] of waypoints.entries()) {
    if (waypoint.marks.length !== 2) continue
    const { passingInstruction, marks: indices, name } = waypoint
    const key = JSON.stringify([passingInstruction, indices, name])
    const pair = pairs.get(key) ?? { waypoint, numbers: [] }
    pairs.set(key, pair)
    pair.numbers.push(index + 1)
  }
  return Array.from(pairs.values(), ({ waypoint, numbers }, index) => {
    const { passingInstruction } = waypoint
    const [one, other] = waypoint.marks.map((mark) => marks[mark]?.position)
    return featureOf(`pair-${index + 1}`, lineBetween(one, other), {
      kind: passingInstruction === 'None' ? 'pair' : passingInstruction.toLowerCase(),
      name: nameOfWaypoint(waypoint, marks),
      passingInstruction,
      waypoints: numbers,
      isStart: numbers[0] === 1,
      isFinish: waypoints.length > 1 && numbers.at(-1) === waypoints.length,
    })
  })
}

const featureOfLeg = ({ from, to, nauticalMiles, degreesTrue }: Leg, number: number) =>
  featureOf(`leg-${number}`, lineBetween(from.position, to.position), {
    kind: 'leg',
    number,
    from: from.name,
    to: to.name,
    passingInstruction: to.passingInstruction,
    nauticalMiles,
    degreesTrue,
  })

const coordinatesOf = (position: Position): Coordinates => {
  const { latitude, longitude } = rounded(position)
  return [longitude, latitude]
}

/** A line across the antimeridian is cut there (RFC 7946, 3.1.9). */
const lineBetween = (from: Position | undefined, to: Position | undefined): Geometry | null => {
  if (from === undefined || to === undefined) return null
  const [start, end] = [coordinatesOf(from), coordinatesOf(to)]
  const beyond = continued(start[0], end[0])
  if (Math.abs(beyond) <= 180) return { type: 'LineString', coordinates: [start, [beyond, end[1]]] }
  const edge = beyond > 0 ? 180 : -180
  const part = (edge - start[0]) / (beyond - start[0])
  const { latitude } = rounded({ latitude: start[1] + part * (end[1] - start[1]), longitude: edge })
  // A line that starts on the antimeridian has no part on this side.
  return part === 0
    ? { type: 'LineString', coordinates: [[-edge, latitude], end] }
    : {
        type: 'MultiLineString',
        coordinates: [
          [start, [edge, latitude]],
          [[-edge, latitude], end],
        ],
      }
}
