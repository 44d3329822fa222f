/** The rules of waypoints, of the part and of laps. */
import {
  course,
  type Json,
  many,
  part,
  type RuleCase,
  windwardLeeward,
  withWaypoint,
} from './courseFixture.ts'

const plain = windwardLeeward()
const instruction = (passingInstruction: unknown): Json =>
  withWaypoint(plain, 1, { passingInstruction })
const marks = (index: number, markConfigurationIds: unknown): Json =>
  withWaypoint(plain, index, { markConfigurationIds })
const laps = (optionalRepeatablePart: Json, numberOfLaps: unknown = 2): Json =>
  windwardLeeward({ optionalRepeatablePart, numberOfLaps })
const start = '/optionalRepeatablePart/zeroBasedIndexOfRepeatablePartStart'
const end = '/optionalRepeatablePart/zeroBasedIndexOfRepeatablePartEnd'

const waypoints: readonly RuleCase[] = [
  {
    rule: 'a waypoint is passed in a way of the list',
    wrong: instruction('Starbord'),
    right: instruction('STARBOARD'),
    pointer: '/waypoints/1/passingInstruction',
    code: 'enum',
    detail:
      'must be `None`, `Port`, `Starboard`, `Single_Unknown`, `FixedBearing`, `Gate`, `Line` or ' +
      '`Offset`, found `Starbord`',
    suggestion: 'Did you mean `Starboard`?',
  },
  {
    rule: 'lines, gates and offsets have two marks',
    wrong: instruction('Line'),
    right: instruction('None'),
    pointer: '/waypoints/1/markConfigurationIds',
    code: 'mark-count',
    detail:
      'must hold two ids with `Line`: waypoint 2 has one mark, which can be passed as `None`, ' +
      '`Port`, `Starboard`, `Single_Unknown` or `FixedBearing`',
  },
  {
    rule: 'what is passed on one side has one mark',
    wrong: marks(1, ['1', 'pin']),
    right: withWaypoint(marks(1, ['1', 'pin']), 1, { passingInstruction: 'Offset' }),
    pointer: '/waypoints/1/markConfigurationIds',
    code: 'mark-count',
    detail:
      'must hold one id with `Port`: waypoint 2 has two marks, which can be passed as `None`, ' +
      '`Gate`, `Line` or `Offset`',
  },
  {
    rule: 'a waypoint has one mark or two',
    wrong: marks(2, ['4p', '4s', '1']),
    right: marks(2, ['4s', '4p']),
    pointer: '/waypoints/2/markConfigurationIds',
    code: 'mark-count',
    detail: 'must hold one or two ids: waypoint 3 has 3',
  },
  {
    rule: 'a waypoint names marks of the configuration',
    wrong: marks(2, ['4p', '4x']),
    right: marks(2, ['4p', '4s']),
    pointer: '/waypoints/2/markConfigurationIds/1',
    code: 'unknown-mark-configuration',
    detail:
      'waypoint 3 refers to unknown mark configuration `4x`; defined are: `pin`, `boat`, `1`, ' +
      '`4p`, `4s`',
    suggestion: 'Did you mean `4p`?',
  },
]

const lapRules: readonly RuleCase[] = [
  {
    rule: 'a course with a part has a number of laps',
    wrong: windwardLeeward({ optionalRepeatablePart: part(1, 3), numberOfLaps: -1 }),
    right: windwardLeeward({ optionalRepeatablePart: null, numberOfLaps: -1 }),
    pointer: '/numberOfLaps',
    code: 'required',
    detail: 'is required with a repeatable part: a course with one requires a lap count',
  },
  {
    rule: 'a course has 1 to 100 laps',
    wrong: laps(part(1, 3), 101),
    right: laps(part(1, 3), 100),
    pointer: '/numberOfLaps',
    code: 'range',
    detail: 'must be 1 to 100, found 101',
  },
  {
    rule: 'laps are whole',
    wrong: laps(part(1, 3), 2.5),
    right: laps(part(1, 3), 2),
    pointer: '/numberOfLaps',
    code: 'type',
    detail: 'must be a whole number, found 2.5',
  },
  {
    rule: 'a part begins at a waypoint',
    wrong: laps(part(5, 5)),
    right: laps(part(4, 5)),
    pointer: start,
    code: 'range',
    detail: 'must be 0 to 4, because there are 5 waypoints; found 5',
  },
  {
    rule: 'no index is negative',
    wrong: laps(part(-1, 3)),
    right: laps(part(0, 3)),
    pointer: start,
    code: 'range',
    detail: 'must be 0 or more: no negative indices are possible for the repeatable part. Found -1',
  },
  {
    rule: 'a part ends with the course at the latest',
    wrong: laps(part(1, 6)),
    right: laps(part(0, 5)),
    pointer: end,
    code: 'range',
    detail:
      'must be 1 to 5, because there are 5 waypoints; found 6. ' +
      'Repeatable part (1, 6) is out of range for sequence of length 5',
  },
  {
    rule: 'a part ends after its start',
    wrong: laps(part(3, 3)),
    right: laps(part(3, 4)),
    pointer: end,
    code: 'empty-part',
    detail: 'must be greater than the start of the part, 3; found 3',
  },
  {
    rule: 'a part needs waypoints',
    wrong: course([], { optionalRepeatablePart: part(0, 1), numberOfLaps: 2 }),
    right: course(['1'], { optionalRepeatablePart: part(0, 1), numberOfLaps: 2 }),
    pointer: '/optionalRepeatablePart',
    code: 'range',
    detail: 'must be absent: there are no waypoints',
  },
  {
    rule: 'occurrences fit into the course',
    wrong: laps(part(1, 3, { occurrences: 3 })),
    right: laps(part(1, 3, { occurrences: 2 })),
    pointer: '/optionalRepeatablePart/occurrences',
    code: 'range',
    detail:
      'must fit into the waypoints: 3 of this part would end after 7, and there are 5. It may be ' +
      'left out',
  },
  {
    rule: 'a course with its laps has at most 2,000 waypoints',
    wrong: course(many(40, String), {
      optionalRepeatablePart: part(0, 40),
      numberOfLaps: 100,
    }),
    right: course(many(40, String), {
      optionalRepeatablePart: part(0, 40),
      numberOfLaps: 51,
    }),
    pointer: '/numberOfLaps',
    code: 'too-many',
    detail:
      'must be less: with 100 laps there would be 3960 waypoints, and at most 2000 are possible',
  },
]

export const waypointRules = [...waypoints, ...lapRules]
