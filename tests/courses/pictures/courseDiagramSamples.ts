/** All courses that have a picture in `tests/golden/courses`: usual ones, and unrealistic ones. */
import type { DiagramCourse, DiagramMark } from '#courses/pictures/diagramCourse.ts'
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
import {
  noMarks,
  oneMark,
  slalom,
  starboardTriangle,
  trapezoidInner,
  trapezoidOuter,
  triangle,
  windwardLeeward,
} from './courseDiagramUsual.ts'

const longName = (index: number): string =>
  `Mark ${index} of the harbour of the yacht club on the northern shore`.slice(0, 60)

const longNames: DiagramCourse = {
  ...windwardLeeward,
  name: 'Windward-Leeward with two gates of the regatta of the northern islands of the archipelago',
  marks: windwardLeeward.marks.map((known, index) => ({
    ...known,
    name: longName(index),
    shortName: longName(index),
    role: known.role ?? known.name,
  })),
  waypoints: windwardLeeward.waypoints.map((waypoint) => ({ ...waypoint, name: longName(9) })),
}

const at = (latitude: number, longitude: number): Partial<DiagramMark> => ({
  position: { latitude, longitude },
})

/** Coordinates of a bay that opens to the east, with the wind from there. */
export const harbour = course(
  'Evening race in the bay',
  [
    mark('Pin', 'Pin end', { color: orange, ...at(54.4201, 10.1921) }),
    mark('RC', 'Committee boat', { markType: 'STARTBOAT', ...at(54.4192, 10.1932) }),
    mark('K', 'Red can', { shape: 'CYLINDER', color: '#D81E2C', ...at(54.4233, 10.2125) }),
    mark('N', 'North cone', { shape: 'CONICAL', color: '#1B9E4B', ...at(54.4312, 10.2032) }),
    mark('B', 'Bell buoy', {
      shape: 'CYLINDER',
      pattern: 'CHECKERED',
      color: '#FFFFFF',
      ...at(54.4262, 10.1901),
    }),
    mark('Y', 'Yellow special', { color: yellow, ...at(54.4171, 10.2052) }),
    mark('Light', 'Old lighthouse', { markType: 'LANDMARK', ...at(54.4151, 10.2001) }),
  ],
  [
    start,
    single('Port', 2),
    single('Port', 3),
    single('Port', 4),
    single('Starboard', 5),
    single('Single_Unknown', 6),
    pair('Line', 0, 1),
  ],
)

const manyMarks = course(
  'A hundred marks',
  Array.from({ length: 100 }, (_, index) => mark(`M${index + 1}`, `Mark number ${index + 1}`)),
  Array.from({ length: 400 }, (_, index) =>
    single(index % 3 === 0 ? 'Starboard' : 'Port', (index * (1 + Math.floor(index / 100))) % 100),
  ),
)

export const manyTongues = course(
  'سباق الخليج',
  [
    mark('بداية', 'طرف خط البداية'),
    mark('لجنة', 'قارب اللجنة', { markType: 'STARTBOAT' }),
    mark('風上', '風上マーク', { color: orange, shape: 'CYLINDER' }),
    mark('שער', 'שער ימין', { color: yellow, shape: 'CYLINDER' }),
    mark('⛵🏴‍☠️', 'Ворота ⛵ пираты 🏴‍☠️', { color: yellow, shape: 'CONICAL' }),
    mark('翼标', '翼标在这里有一个非常非常长的名字以至于放不下了', { color: '#1B9E4B' }),
  ],
  [
    start,
    single('Port', 2),
    single('Port', 5),
    pair('Gate', 3, 4),
    single('Port', 2),
    pair('Line', 0, 1),
  ],
  { numberOfLaps: 2 },
)

const colors = ['#FFFFFF', '#000000', '#D81E2C', '#F5F9FC', '#0F1C28', undefined] as const
const shapes = ['CYLINDER', 'CONICAL', undefined] as const
const types = ['BUOY', 'CAMERABOAT', 'STARTBOAT', 'UMPIREBOAT', 'LANDMARK', 'FINISHBOAT'] as const

/** Every shape in colors of low contrast, and every type. */
export const allLooks = course(
  'All marks',
  [
    ...shapes.flatMap((shape) =>
      colors.map((color, index) =>
        mark(`${shape?.slice(0, 2) ?? 'SP'}${index}`, `${shape ?? 'Spar'} ${color ?? 'no color'}`, {
          ...(shape !== undefined && { shape }),
          ...(color !== undefined && { color }),
          ...(index % 2 === 0 && { pattern: 'CHECKERED' as const }),
        }),
      ),
    ),
    ...types.map((markType) => mark(markType.slice(0, 3), markType, { markType })),
    ...types.map((markType) => mark(`${markType} spare`, markType, { markType, color: '#2BB5E0' })),
  ],
  Array.from({ length: 24 }, (_, index) => single(index === 3 ? 'Starboard' : 'Port', index)),
)

const everyPassing = course(
  'Every passing instruction',
  [
    pin,
    boat,
    windward,
    offset,
    gatePort,
    gateStarboard,
    mark('X', 'Bearing mark', { color: '#7A3EB1' }),
    mark('U', 'Either side', { color: '#7A3EB1' }),
    mark('Z', 'Nothing said', { color: '#7A3EB1' }),
    finishPin,
  ],
  [
    start,
    pair('Offset', 2, 3),
    pair('Gate', 4, 5),
    single('FixedBearing', 6),
    single('Single_Unknown', 7),
    single('None', 8),
    pair('None', 1, 9),
  ],
)

export const samples: Readonly<Record<string, DiagramCourse>> = {
  windwardLeeward,
  trapezoidInner,
  trapezoidOuter,
  triangle,
  starboardTriangle,
  slalom,
  oneMark,
  noMarks,
  longNames,
  harbour,
  manyMarks,
  manyTongues,
  allLooks,
  everyPassing,
}
