/** Courses whose documents for chart plotters are in `tests/golden/courseExchange`. */
import type { DiagramCourse, DiagramMark } from '#courses/pictures/diagramCourse.ts'
import {
  boat,
  course,
  gatePort,
  gateStarboard,
  mark,
  pair,
  pin,
  single,
  start,
  windward,
} from './pictures/courseDiagramMarks.ts'
import { harbour, manyTongues } from './pictures/courseDiagramSamples.ts'

const at = (known: DiagramMark, latitude: number, longitude: number): DiagramMark => ({
  ...known,
  position: { latitude, longitude },
})

const upAndDown = [
  start,
  single('Port', 2),
  pair('Gate', 3, 4),
  single('Port', 2),
  pair('Line', 0, 1, 'Finish'),
]

/** A course off Kiel with two laps. The spare mark is ashore. */
const windwardLeeward = course(
  'Windward-leeward',
  [
    at(pin, 54.42, 10.2),
    at(boat, 54.42, 10.203),
    at(windward, 54.4363, 10.2015),
    at(gatePort, 54.4225, 10.2007),
    at(gateStarboard, 54.4225, 10.2023),
    mark('S', 'Spare <1> & "2"', { role: 'Windward mark' }),
  ],
  upAndDown,
  { numberOfLaps: 2 },
)

/** A course off Taveuni, across the antimeridian. */
const antimeridian = course(
  'Across the line of dates',
  [
    at(pin, -16.8, 179.995),
    at(boat, -16.8, -179.995),
    at(windward, -16.78, -179.99),
    at(gatePort, -16.81, 179.99),
    at(gateStarboard, -16.81, 180),
  ],
  upAndDown,
)

const halfKnown = course(
  'Half known',
  [
    at(pin, 54.42, 10.2),
    boat,
    at(windward, 54.4363, 10.2015),
    at(gatePort, 54.4225, 10.2007),
    at(gateStarboard, 54.4225, 10.2007),
  ],
  upAndDown,
)

export const exchangeSamples: Readonly<Record<string, DiagramCourse>> = {
  windwardLeeward,
  antimeridian,
  halfKnown,
  harbour,
  manyTongues,
  empty: course('No marks yet', [], []),
}
