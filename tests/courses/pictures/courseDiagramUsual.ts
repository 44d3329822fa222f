/** Courses that are common in practice. */
import type { DiagramCourse } from '#courses/pictures/diagramCourse.ts'
import {
  boat,
  course,
  finishPin,
  gatePort,
  gateStarboard,
  mark,
  offset,
  orange,
  pair,
  pin,
  single,
  start,
  windward,
  yellow,
} from './courseDiagramMarks.ts'

export const windwardLeeward = course(
  'Windward-Leeward 2',
  [pin, boat, windward, offset, gatePort, gateStarboard, finishPin],
  [
    start,
    single('Port', 2),
    single('Port', 3),
    pair('Gate', 4, 5, 'Leeward gate'),
    single('Port', 2),
    single('Port', 3),
    pair('Line', 1, 6, 'Finish'),
  ],
  { numberOfLaps: 2, repeatablePart: { start: 1, end: 4, occurrences: 1 } },
)

const trapezoidMarks = [
  pin,
  boat,
  windward,
  mark('2', 'Mark 2', { shape: 'CYLINDER', color: orange }),
  mark('3s', 'Mark 3 starboard', { shape: 'CYLINDER', color: orange }),
  mark('3p', 'Mark 3 port', { shape: 'CYLINDER', color: orange }),
  mark('4s', 'Mark 4 starboard', { shape: 'CYLINDER', color: orange }),
  mark('4p', 'Mark 4 port', { shape: 'CYLINDER', color: orange }),
  finishPin,
  mark('FB', 'Finish boat', { markType: 'FINISHBOAT' }),
]

export const trapezoidInner = course(
  'Trapezoid, inner loop',
  trapezoidMarks,
  [
    start,
    single('Port', 2),
    pair('Gate', 6, 7),
    single('Port', 2),
    pair('Gate', 6, 7),
    single('Port', 2),
    single('Port', 3),
    pair('Gate', 4, 5),
    pair('Line', 8, 9),
  ],
  { numberOfLaps: 3, repeatablePart: { start: 1, end: 3, occurrences: 2 } },
)

export const trapezoidOuter = course('Trapezoid, outer loop', trapezoidMarks, [
  start,
  single('Port', 2),
  single('Port', 3),
  pair('Gate', 4, 5),
  single('Port', 3),
  pair('Gate', 4, 5),
  pair('Line', 8, 9),
])

export const triangle = course(
  'Olympic triangle',
  [
    pin,
    boat,
    mark('1', 'Windward', { shape: 'CYLINDER', color: '#D81E2C' }),
    mark('2', 'Wing', { shape: 'CONICAL', color: '#D81E2C' }),
    mark('3', 'Leeward', { shape: 'CYLINDER', color: '#D81E2C' }),
  ],
  [
    start,
    single('Port', 2),
    single('Port', 3),
    single('Port', 4),
    single('Port', 2),
    single('Port', 4),
    single('Port', 2),
    pair('Line', 0, 1),
  ],
)

export const starboardTriangle = course(
  'Triangle to starboard',
  [
    pin,
    boat,
    mark('W', 'Windward', { color: '#1B9E4B' }),
    mark('G', 'Gybe mark', { color: '#1B9E4B' }),
    mark('L', 'Leeward', { color: '#1B9E4B' }),
  ],
  [start, ...[2, 3, 4, 2].map((index) => single('Starboard', index)), pair('Line', 0, 1)],
)

export const slalom = course(
  'Slalom with ten marks',
  [
    pin,
    boat,
    ...Array.from({ length: 10 }, (_, index) =>
      mark(`S${index + 1}`, `Slalom ${index + 1}`, {
        shape: 'CYLINDER',
        color: index % 2 === 0 ? '#E6007E' : '#00A0DC',
      }),
    ),
    finishPin,
    mark('FB', 'Finish boat', { markType: 'FINISHBOAT' }),
  ],
  [
    start,
    ...Array.from({ length: 10 }, (_, index) =>
      single(index % 2 === 0 ? 'Port' : 'Starboard', index + 2),
    ),
    pair('Line', 12, 13),
  ],
)

export const oneMark = course(
  'Around the cans',
  [mark('A', 'Anchor buoy', { color: yellow })],
  [single('Port', 0)],
)

export const noMarks: DiagramCourse = { name: null, marks: [], waypoints: [], numberOfLaps: null }
