/** Two course templates of race committees, and the courses of the races. */
import type { ShortName } from './marks.ts'

export interface DemoWaypoint {
  readonly passingInstruction: 'Line' | 'Port' | 'Gate'
  /** The first mark of a pair is the left one, seen in the direction of sailing. */
  readonly marks: readonly [ShortName] | readonly [left: ShortName, right: ShortName]
  /** The name of a pair of marks. */
  readonly name?: string
}

export interface DemoTemplate {
  readonly name: string
  readonly shortName: string
  readonly defaultNumberOfLaps: number
  readonly waypoints: readonly DemoWaypoint[]
  /**
   * The waypoints that each lap after the first one repeats: the index of the first waypoint, and
   * the index after the last one.
   */
  readonly repeated: readonly [start: number, end: number]
}

const start: DemoWaypoint = { passingInstruction: 'Line', marks: ['Pin', 'CB'], name: 'Start' }

const port = (mark: ShortName): DemoWaypoint => ({ passingInstruction: 'Port', marks: [mark] })

/** A windward-leeward course. An offset mark separates boats on the run from boats on the beat. */
const windwardLeeward: DemoTemplate = {
  name: 'Windward-leeward',
  shortName: 'WL',
  defaultNumberOfLaps: 2,
  waypoints: [
    start,
    port('1'),
    port('1a'),
    { passingInstruction: 'Gate', marks: ['4p', '4s'], name: 'Leeward gate' },
    port('1'),
    port('1a'),
    { passingInstruction: 'Line', marks: ['FB', 'FP'], name: 'Finish' },
  ],
  repeated: [1, 4],
}

/** A trapezoid course with laps on the outer loop, away from the start of another fleet. */
const trapezoid: DemoTemplate = {
  name: 'Trapezoid, outer loop',
  shortName: 'O',
  defaultNumberOfLaps: 2,
  waypoints: [
    start,
    port('1'),
    port('2'),
    { passingInstruction: 'Gate', marks: ['3p', '3s'], name: 'Outer gate' },
    port('2'),
    { passingInstruction: 'Gate', marks: ['3p', '3s'], name: 'Outer gate' },
    { passingInstruction: 'Line', marks: ['FP', 'FB'], name: 'Finish' },
  ],
  repeated: [2, 4],
}

export const templates: readonly DemoTemplate[] = [windwardLeeward, trapezoid]

export const courses = [
  { race: 'R1', template: windwardLeeward, laps: 3 },
  { race: 'R2', template: trapezoid, laps: 2 },
  { race: 'R3', template: windwardLeeward, laps: 2 },
] as const
