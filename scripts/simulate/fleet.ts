/** Tracks of a fleet that sails a course, with one fix a second. */
import { seededRandom } from './random.ts'
import type { Fix, Track } from '#positions/rules/track.ts'
import { type Point, type RaceArea, raceAreaOf } from '#positions/rules/raceArea.ts'
import { rounded } from '#values/units.ts'
import {
  bearingOf,
  type BoatState,
  directionOf,
  hasArrived,
  sailOneSecond,
  speedAt,
  timeOnTack,
} from './sail.ts'
import { type Chance, moved, type SailedWaypoint, type Target, targetsOf } from './targets.ts'

export interface FleetOptions {
  readonly waypoints: readonly SailedWaypoint[]
  /** Where the wind blows from, in degrees true. */
  readonly windFrom: number
  readonly startMillis: number
  readonly boats: number
  /** The same seed gives the same tracks. */
  readonly seed: number
}

/** The boats are on the water so long before the start, and after their finish. */
const secondsBefore = 180
const secondsAfter = 120

/** A boat that has not finished by then gives up. */
const secondsMax = 3 * 3600

export function simulateFleet(options: FleetOptions): readonly Track[] {
  const area = raceAreaOf(options.waypoints.flatMap(({ marks }) => marks))
  return Array.from({ length: options.boats }, (_, boat) => {
    // A boat sails alike in fleets of any size, except for its place on the start line.
    const random = seededRandom(options.seed * 1_000 + boat)
    const chance: Chance = () => random(1_000_000) / 1_000_000
    const place = ((boat * 7919) % options.boats) + 0.2 + 0.6 * chance()
    const shareOfLine = 0.06 + (0.88 * place) / options.boats
    const targets = targetsOf(options.waypoints, area, shareOfLine, chance)
    return trackOf(sail(targets, options.windFrom, chance), options.startMillis, area, chance)
  })
}

/** The wind shifts to both sides, in degrees and seconds, for all boats alike. */
const shift = { degrees: 6, seconds: 360 }

const windAt = (windFrom: number, second: number): number =>
  windFrom + shift.degrees * Math.sin((second / shift.seconds) * 2 * Math.PI)

/** Returns a point each second, the first one `secondsBefore` the start. */
function sail(targets: readonly Target[], windFrom: number, chance: Chance): readonly Point[] {
  const [line, ...others] = targets
  if (line === undefined) return []
  const delay = 1 + Math.floor(5 * chance() * chance() + 6 * chance() ** 6)
  const skill = 0.965 + 0.06 * chance()
  const heading = headingAtStart(line, others[0], windFrom)
  const points = approach(line.point, heading, windFrom, secondsBefore + delay)
  let boat: BoatState = {
    point: line.point,
    heading,
    speed: 0.9 * speedAt(44),
    tack: -1,
    secondsOnTack: timeOnTack(chance),
  }
  let pressure = 1
  let second = delay
  for (const target of others) {
    for (; second < secondsMax && !hasArrived(boat, target); second += 1) {
      pressure = 1 + 0.97 * (pressure - 1) + 0.02 * (chance() - 0.5)
      boat = sailOneSecond(boat, target, windAt(windFrom, second), skill * pressure, chance)
      points.push(boat.point)
    }
  }
  const away = {
    point: moved(boat.point, directionOf(windFrom - 100), 10_000),
    direction: line.direction,
  }
  for (let drift = 0; drift < secondsAfter; drift += 1) {
    boat = sailOneSecond(boat, away, windFrom, 0.2, chance)
    points.push(boat.point)
  }
  return points
}

/** On starboard tack if the first leg is a beat. */
function headingAtStart(line: Target, next: Target | undefined, windFrom: number): number {
  const bearing = bearingOf(line.point, next?.point ?? moved(line.point, line.direction, 1))
  const angle = Math.abs(((bearing - windFrom + 540) % 360) - 180)
  return angle < 44 ? windFrom - 44 : bearing
}

/** In seconds before a boat crosses the line: it accelerates, and before that it waits. */
const acceleration = 10
const slowApproach = 40

/** Boats sail to and fro below the line, approach it slowly, and accelerate to the start. */
function approach(line: Point, heading: number, windFrom: number, seconds: number): Point[] {
  const direction = directionOf(heading)
  const across = directionOf(windFrom + 90)
  const speed = 0.9 * speedAt(44)
  return Array.from({ length: seconds }, (_, index) => {
    const left = seconds - index
    const fast = Math.min(left, acceleration) * speed
    const slow = Math.max(0, Math.min(left, slowApproach) - acceleration) * 0.35 * speed
    const waiting = Math.max(0, left - slowApproach)
    const below = moved(line, direction, -fast - slow)
    return moved(below, across, 30 * Math.sin((waiting / 60) * 2 * Math.PI))
  })
}

/** In metres: the error of a phone, which changes slowly. */
const errorStep = 0.25

function trackOf(
  points: readonly Point[],
  startMillis: number,
  area: RaceArea,
  chance: Chance,
): Track {
  let error = { x: 0, y: 0 }
  return points.map((point, index): Fix => {
    const [from, to] = [points[index - 1] ?? point, points[index + 1] ?? point]
    const seconds = from === point || to === point ? 1 : 2
    error = {
      x: 0.97 * error.x + errorStep * (2 * chance() - 1),
      y: 0.97 * error.y + errorStep * (2 * chance() - 1),
    }
    const { latitude, longitude } = area.toPosition(moved(point, error, 1))
    return {
      latitude: rounded(latitude, 7),
      longitude: rounded(longitude, 7),
      timeMillis: startMillis + (index - secondsBefore) * 1000,
      speed: rounded(Math.hypot(to.x - from.x, to.y - from.y) / seconds, 2),
      bearing: rounded(bearingOf(from, to), 1) % 360,
    }
  })
}
