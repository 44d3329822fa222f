/**
 * Every rule of a configuration: one that breaks it, what is said about that, and one that is right.
 * `docs/reference/courses.md` shows each of these messages.
 */
import { imageUrlTitle } from '#schemas/platform/imageUrl.ts'
import { markRules } from './courseMarkRules.cases.ts'
import { waypointRules } from './courseWaypointRules.cases.ts'
import {
  buoy,
  course,
  forCourse,
  forTemplate,
  many,
  type RuleCase,
  windwardLeeward,
  withWaypoint,
} from './courseFixture.ts'

const plain = windwardLeeward()
const { name: _, ...nameless } = plain

const topLevel: readonly RuleCase[] = [
  {
    rule: 'a course has a name',
    wrong: nameless,
    right: plain,
    pointer: '/name',
    code: 'required',
    detail: 'is required',
  },
  {
    rule: 'a course template has a name: null takes the name of a race, and a template has none',
    wrong: { ...plain, name: null },
    right: plain,
    purpose: forTemplate,
    pointer: '/name',
    code: 'required',
    detail: 'is required',
  },
  {
    rule: 'a property that is nearly right is found',
    wrong: withWaypoint(plain, 1, { passingInstruction: undefined, passingInstructions: 'Port' }),
    right: plain,
    pointer: '/waypoints/1/passingInstruction',
    code: 'required',
    detail: 'is required',
    suggestion: 'Did you mean it by `passingInstructions`?',
  },
  {
    rule: 'a name is a text',
    wrong: { ...plain, name: 7 },
    right: plain,
    pointer: '/name',
    code: 'type',
    detail: 'must be a text, found 7',
  },
  {
    rule: 'names and ids have at most 100 characters',
    wrong: { ...plain, name: 'x'.repeat(101) },
    right: { ...plain, name: '\u{1f6a9}'.repeat(100) },
    pointer: '/name',
    code: 'length',
    detail: 'must have 1 to 100 characters, found 101',
  },
  {
    rule: 'the marks are a list',
    wrong: { ...plain, markConfigurations: { pin: {} } },
    right: plain,
    pointer: '/markConfigurations',
    code: 'type',
    detail: 'must be a list, found an object',
  },
  {
    rule: 'a course describes at most 500 marks; naming marks of the regatta is free',
    wrong: { name: 'x', waypoints: [], markConfigurations: many(501, (n) => buoy(`${n}`)) },
    right: {
      name: 'x',
      waypoints: [],
      markConfigurations: [
        ...many(500, (n) => buoy(`${n}`)),
        ...many(200, (n) => ({ id: `m${n}`, markId: `mark ${n}` })),
      ],
    },
    pointer: '/markConfigurations',
    code: 'too-many',
    detail: 'must hold at most 500 marks that are no marks of the regatta, found 501',
  },
  {
    rule: 'at most 2,000 waypoints are sent',
    wrong: course(many(2_001, () => '1')),
    right: course(many(2_000, () => '1')),
    pointer: '/waypoints',
    code: 'too-many',
    detail: 'must have at most 2000 entries, found 2001',
  },
  {
    rule: 'a name has no invisible characters',
    wrong: { ...plain, name: 'Up\u200b' },
    right: { ...plain, name: 'Up ⛵' },
    pointer: '/name',
    code: 'invisible',
    detail: 'must not hold control or invisible characters, found U+200B as character 3',
  },
  {
    rule: 'the address of an image is one',
    wrong: { ...plain, optionalImageURL: 'javascript:alert(1)' },
    right: { ...plain, optionalImageURL: 'https://example.org/course.png' },
    pointer: '/optionalImageURL',
    code: 'url',
    detail: `must be ${imageUrlTitle}`,
    purpose: forTemplate,
  },
  {
    rule: 'two spellings of the image say the same',
    wrong: {
      ...plain,
      optionalImageURL: 'https://a.example',
      optionalImageUrl: 'https://b.example',
    },
    right: {
      ...plain,
      optionalImageURL: 'https://a.example',
      optionalImageUrl: 'https://a.example',
    },
    pointer: '/optionalImageUrl',
    code: 'contradiction',
    detail: 'must be the same as `optionalImageURL`',
    purpose: forTemplate,
  },
]

export const ruleCases = [...topLevel, ...markRules, ...waypointRules].map((each) => ({
  purpose: forCourse,
  ...each,
}))
