/** Moves one boat second by second: beating with tacks, reaching, running with gybes. */
import { normalDegrees, type Point, signedDegrees } from '#positions/rules/raceArea.ts'
import { type Chance, moved, type Target } from './targets.ts'

export interface BoatState {
  readonly point: Point
  /** In degrees true. */
  readonly heading: number
  /** In metres per second. */
  readonly speed: number
  /** 1: the boat sails to the right of the wind direction, on port tack. -1: on starboard tack. */
  readonly tack: 1 | -1
  /** Until the boat tacks or gybes by its own choice. */
  readonly secondsOnTack: number
}

/** In degrees from the wind. */
const beatAngle = 44
const runAngle = 150

/** Metres per second at these angles to the wind, as of a skiff in 14 knots of wind. */
const angles = [0, 30, beatAngle, 60, 90, 130, runAngle, 180]
const speeds = [0.5, 2.2, 4.35, 5, 5.9, 6.3, 5.7, 4.2]

export function speedAt(angle: number): number {
  const next = angles.findIndex((at) => at >= angle)
  const [high = 180, fast = 4.2] = [angles[next], speeds[next]]
  const [low = high, slow = fast] = [angles[next - 1], speeds[next - 1]]
  return high === low ? fast : slow + ((angle - low) / (high - low)) * (fast - slow)
}

/** In degrees a second. */
const turnMax = 20

export const directionOf = (heading: number): Point => ({
  x: Math.sin((heading * Math.PI) / 180),
  y: Math.cos((heading * Math.PI) / 180),
})

export const bearingOf = (from: Point, to: Point): number =>
  normalDegrees((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI)

export const timeOnTack = (chance: Chance): number => 40 + 140 * chance()

/**
 * @param wind where it blows from, in degrees
 * @param factor of the speed that the boat can sail
 */
export function sailOneSecond(
  boat: BoatState,
  { point: target }: Target,
  wind: number,
  factor: number,
  chance: Chance,
): BoatState {
  const bearing = bearingOf(boat.point, target)
  const angle = signedDegrees(bearing - wind)
  const isBeat = Math.abs(angle) < beatAngle
  const isDirect = !isBeat && Math.abs(angle) <= runAngle
  const isFar = Math.hypot(target.x - boat.point.x, target.y - boat.point.y) > 120
  // Near the layline a boat stays on its tack until it can lay the target.
  const isInMiddle = isBeat ? Math.abs(angle) < 34 : Math.abs(angle) > 160
  const turns = !isDirect && isFar && isInMiddle && boat.secondsOnTack <= 0
  const onTack: 1 | -1 = isDirect ? (angle < 0 ? -1 : 1) : boat.tack
  const tack: 1 | -1 = turns ? (onTack === 1 ? -1 : 1) : onTack
  const course = isDirect ? bearing : wind + tack * (isBeat ? beatAngle : runAngle)
  const turn = signedDegrees(course - boat.heading)
  const heading = normalDegrees(boat.heading + Math.max(-turnMax, Math.min(turnMax, turn)))
  const loss = Math.abs(turn) > 2 * turnMax ? 0.6 : 1
  const possible = speedAt(Math.abs(signedDegrees(heading - wind))) * factor * loss
  const speed = boat.speed + (possible - boat.speed) * 0.25
  return {
    point: moved(boat.point, directionOf(heading), speed),
    heading,
    speed,
    tack,
    secondsOnTack: tack === boat.tack ? boat.secondsOnTack - 1 : timeOnTack(chance),
  }
}

/** In metres. */
const arrival = 14

/** Returns whether the boat is at the target, or has just passed it. */
export function hasArrived({ point }: BoatState, { point: target, direction }: Target): boolean {
  const [x, y] = [target.x - point.x, target.y - point.y]
  const metres = Math.hypot(x, y)
  const isBehind = x * direction.x + y * direction.y < 0
  return metres < arrival || (isBehind && metres < 1.5 * arrival)
}
