/** The section of the water that a chart shows. */
import { type View, viewAround } from '../rules/fleetLayout.ts'
import type { Position } from '#positions/rules/position.ts'
import { degreeMetres, signedDegrees } from '#positions/rules/raceArea.ts'
import type { DiagramCourse } from '#courses/pictures/diagramCourse.ts'
import { boundsOf, boxAround, grown, type Point } from '#courses/pictures/geometry.ts'
import { chartOf } from '#courses/pictures/layout.ts'
import { itineraryOf } from '#courses/pictures/stations.ts'

/** In units: an upright phone shows this size without scaling. */
const size = { width: 400, heightMin: 300, heightMax: 400 }

/** Boats sail beyond the marks: as a fraction of the course, and at least in metres. */
const margin = { share: 0.3, meters: 100, metersOfUnknown: 1000 }

/**
 * Marks with positions decide on the view. The first leg points upwards, as in the diagram of the
 * course. Otherwise the boats decide, and north is up.
 * @returns `undefined` without a position
 */
export const viewOf = (course: DiagramCourse, boats: readonly Position[]): View | undefined => {
  const marks = course.marks.flatMap(({ position }) => position ?? [])
  if (marks.length === 0) return boats.length === 0 ? undefined : viewAround(boats)
  // Boats sail to all marks, also to those whose positions are not known.
  const isComplete = marks.length > 1 && marks.length === course.marks.length
  return viewOn(marks, northOf(course), isComplete ? margin.meters : margin.metersOfUnknown)
}

const northOf = (course: DiagramCourse): Point => {
  const known = course.marks.flatMap(({ position }, index) =>
    position === undefined ? [] : [{ index, position }],
  )
  const order = known.map(({ index }) => index)
  const stations = itineraryOf(course)
    .stations.map(({ marks }) => marks.map((mark) => order.indexOf(mark)))
    .filter((indices) => indices.every((index) => index >= 0))
  const positions = known.map(({ position }) => position)
  const chart = known.length > 1 ? chartOf(positions, stations, { width: 1, height: 1 }) : undefined
  return chart?.north ?? { x: 0, y: -1 }
}

const viewOn = (positions: readonly Position[], north: Point, marginMin: number): View => {
  const origin = positions[0] ?? { latitude: 0, longitude: 0 }
  const degree = degreeMetres(origin.latitude)
  const turned = positions.map(({ latitude, longitude }) =>
    turnedBy(north, {
      x: signedDegrees(longitude - origin.longitude) * degree.east,
      y: (origin.latitude - latitude) * degree.north,
    }),
  )
  const bounds = boundsOf(turned.map((point) => boxAround(point, 0)))
  const around = Math.max(Math.max(bounds.width, bounds.height) * margin.share, marginMin)
  const area = grown(bounds, around)
  const unitsPerMeter = Math.min(size.width / area.width, size.heightMax / area.height)
  const height = Math.max(Math.round(area.height * unitsPerMeter), size.heightMin)
  const east = turnedBy(north, { x: degree.east * unitsPerMeter, y: 0 })
  const northward = turnedBy(north, { x: 0, y: -degree.north * unitsPerMeter })
  return {
    width: size.width,
    height,
    unitsPerMeter,
    north,
    origin,
    northDegrees: (Math.atan2(north.x, -north.y) * 180) / Math.PI,
    matrix: [
      east.x,
      east.y,
      northward.x,
      northward.y,
      size.width / 2 - (area.x + area.width / 2) * unitsPerMeter,
      height / 2 - (area.y + area.height / 2) * unitsPerMeter,
    ],
  }
}

/** Turns a point by the angle between up and north. */
const turnedBy = (north: Point, { x, y }: Point): Point => ({
  x: -x * north.y - y * north.x,
  y: x * north.x - y * north.y,
})
