/** A windward-leeward course of 1,000 metres, and boats that sail straight lines between its points. */
import type { Fix, Track } from '#positions/rules/track.ts'
import { type Point, raceAreaAround } from '#positions/rules/raceArea.ts'
import type { CourseWaypoint, RaceCourse } from '#courses/rules/raceCourse.ts'
import { speedMax, trackOfBoat } from '#positions/rules/outliers.ts'
import { type Estimate, estimatesAt } from '#tracking/rules/estimates.ts'

export const area = raceAreaAround({ latitude: 54.46, longitude: 10.26 })

/** In metres east and north of the center. The wind blows from the north. */
export const marks: Readonly<Record<string, Point>> = {
  pin: { x: -100, y: 0 },
  boat: { x: 100, y: 0 },
  top: { x: 0, y: 1_000 },
  left: { x: 50, y: 100 },
  right: { x: -50, y: 100 },
}

const line: CourseWaypoint = { passingInstruction: 'Line', marks: ['pin', 'boat'] }
export const top: CourseWaypoint = { passingInstruction: 'Port', marks: ['top'] }
const gate: CourseWaypoint = { passingInstruction: 'Gate', marks: ['left', 'right'] }
export const waypoints = { line, top, gate }

/** Start, windward mark, gate, windward mark, finish. */
export const twoLaps: readonly CourseWaypoint[] = [line, top, gate, top, line]
export const oneLap: readonly CourseWaypoint[] = [line, top, line]

export const startMillis = Date.UTC(2026, 5, 20, 9)

/** @param unknown marks without a position */
export const race = (
  course: readonly CourseWaypoint[],
  unknown: readonly string[] = [],
): RaceCourse => ({
  waypoints: course,
  markPosition: (markId) => {
    const point = unknown.includes(markId) ? undefined : marks[markId]
    return point && area.toPosition(point)
  },
  zoneRadius: 40,
  startMillis,
})

/** Seconds since the start, and metres east and north of the center. */
export type At = readonly [second: number, x: number, y: number]

export const fix = ([second, x, y]: At): Fix => ({
  ...area.toPosition({ x, y }),
  timeMillis: startMillis + second * 1000,
  speed: null,
  bearing: null,
})

/** Returns a track with a fix each second, on straight lines between the points. */
export const trackThrough = (...points: readonly At[]): Track =>
  points.flatMap(([second, x, y], index) => {
    const [from = second, fromX = x, fromY = y] = points[index - 1] ?? []
    return Array.from({ length: Math.max(1, second - from) }, (_, passed) => {
      const share = second === from ? 1 : (passed + 1) / (second - from)
      return fix([
        index === 0 ? second : from + passed + 1,
        fromX + share * (x - fromX),
        fromY + share * (y - fromY),
      ])
    })
  })

interface Options {
  readonly course?: readonly CourseWaypoint[]
  readonly unknown?: readonly string[]
  /** Seconds since the start. */
  readonly at?: number
}

const later = 3_600

export const estimates = (
  tracks: readonly Track[],
  { course = oneLap, unknown, at = later }: Options = {},
): readonly Estimate[] => [
  ...estimatesAt(
    race(course, unknown),
    new Map(tracks.map((track, index) => [`${index}`, trackOfBoat([track], speedMax)])),
    startMillis + at * 1000,
  ).values(),
]

export const estimate = (track: Track, options?: Options): Estimate => {
  const [found] = estimates([track], options)
  if (found === undefined) throw new Error('The competitor has no estimate.')
  return found
}

/** The passings in seconds since the start. */
export const passings = (...[track, options]: Parameters<typeof estimate>) =>
  estimate(track, options).passings.map((millis) =>
    millis === null ? null : (millis - startMillis) / 1000,
  )

/** From below the start line around the windward mark and back through the line, with 5 m/s. */
export const before: At = [-10, 0, -100]
export const started: At = [30, 0, 100]
export const rounded: At = [210, 10, 1_000]
export const home: At = [430, 0, -100]
export const whole = trackThrough(before, started, rounded, home)
