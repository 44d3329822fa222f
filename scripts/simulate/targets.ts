/** The points that a boat sails to, from the start line to the finish line, on the plane of the area. */
import type { Position } from '#positions/rules/position.ts'
import type { PassingInstruction } from '#courses/rules/waypoint.ts'
import type { Point, RaceArea } from '#positions/rules/raceArea.ts'

export interface SailedWaypoint {
  readonly passingInstruction: PassingInstruction
  /** One or two marks. */
  readonly marks: readonly Position[]
}

/** A point, and the direction in which a boat passes it. */
export interface Target {
  readonly point: Point
  readonly direction: Point
}

/** A random number from 0 to below 1. */
export type Chance = () => number

/** In metres: the distance that boats keep from a mark. */
const clearance = 9

/** In metres: boats sail so far beyond a line before they turn. */
const beyondLine = 22

/** Returns the first target, on the start line, and those after it. */
export function targetsOf(
  waypoints: readonly SailedWaypoint[],
  area: RaceArea,
  /** From 0 at the first mark of the start line to 1 at the second one. */
  shareOfLine: number,
  chance: Chance,
): readonly Target[] {
  const centers = waypoints.map(({ marks }) => middle(marks.map(area.toPoint)))
  return waypoints.flatMap(({ passingInstruction, marks }, index) => {
    const [one = origin, other] = marks.map(area.toPoint)
    const center = centers[index] ?? origin
    const before = centers[index - 1]
    const direction =
      before === undefined ? toward(center, centers[index + 1] ?? center) : toward(before, center)
    if (other === undefined) return [besideMark(one, direction, passingInstruction)]
    const across = acrossLine(one, other, direction)
    if (index === 0) return [{ point: along(one, other, shareOfLine), direction: across }]
    if (passingInstruction === 'Gate') return throughGate(one, other, across, chance)
    if (passingInstruction === 'Offset') {
      return [one, other].map((mark) => besideMark(mark, direction, 'Port'))
    }
    const point = along(one, other, 0.2 + 0.6 * chance())
    return [{ point: moved(point, across, beyondLine), direction: across }]
  })
}

function besideMark(mark: Point, direction: Point, instruction: PassingInstruction): Target {
  const side = instruction === 'Starboard' ? -1 : 1
  const right = { x: direction.y * side, y: -direction.x * side }
  return { point: moved(moved(mark, right, clearance), direction, clearance / 2), direction }
}

/** Boats sail through the gate near one of its marks, and turn around that mark. */
function throughGate(one: Point, other: Point, across: Point, chance: Chance): readonly Target[] {
  const [mark, far] = chance() < 0.55 ? [one, other] : [other, one]
  const inward = toward(mark, far)
  const outward = { x: -inward.x, y: -inward.y }
  return [
    { point: moved(moved(mark, inward, clearance), across, clearance), direction: across },
    { point: moved(mark, outward, clearance), direction: outward },
  ]
}

const origin: Point = { x: 0, y: 0 }

const middle = (points: readonly Point[]): Point => {
  const [one = origin, other = one] = points
  return along(one, other, 0.5)
}

const along = (one: Point, other: Point, share: number): Point => ({
  x: one.x + share * (other.x - one.x),
  y: one.y + share * (other.y - one.y),
})

export const moved = (point: Point, direction: Point, metres: number): Point => ({
  x: point.x + direction.x * metres,
  y: point.y + direction.y * metres,
})

/** Returns a direction of length 1; north between identical points. */
const toward = (from: Point, to: Point): Point => {
  const metres = Math.hypot(to.x - from.x, to.y - from.y)
  if (metres === 0) return { x: 0, y: 1 }
  return { x: (to.x - from.x) / metres, y: (to.y - from.y) / metres }
}

/** Returns the direction at right angles to a line that is nearest to the direction of sailing. */
const acrossLine = (one: Point, other: Point, direction: Point): Point => {
  const line = toward(one, other)
  const right = { x: line.y, y: -line.x }
  const isForward = right.x * direction.x + right.y * direction.y >= 0
  return isForward ? right : { x: -right.x, y: -right.y }
}
