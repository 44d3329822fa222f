/** Several errors at once, and missing values; `courseWaypointRules.cases.ts` has the rules. */
import { describe, expect, it } from 'vitest'
import { course, forCourse, forTemplate, part, read, words } from './courseFixture.ts'

const problemsOf = (sent: unknown, numberOfLaps: unknown, text = 'S W L F', purpose = forCourse) =>
  read(
    course(words(text), { optionalRepeatablePart: sent, numberOfLaps }),
    purpose,
  ).inputErrors.map(({ pointer, code, detail }) => [pointer, code, String(detail)])

const at = '/optionalRepeatablePart'
const start = `${at}/zeroBasedIndexOfRepeatablePartStart`
const end = `${at}/zeroBasedIndexOfRepeatablePartEnd`
const occurrences = `${at}/occurrences`

describe('a repeatable part', () => {
  it.each([
    [
      part(4, 5),
      [
        [start, 'range', 'must be 0 to 3, because there are 4 waypoints; found 4'],
        [
          end,
          'range',
          'must be 1 to 4, because there are 4 waypoints; found 5. ' +
            'Repeatable part (4, 5) is out of range for sequence of length 4',
        ],
      ],
    ],
    [part(1, -2), [[end, 'range', expect.stringMatching(/^must be 1 or more: .*Found -2$/)]]],
    [part(0, 0), [[end, 'range', 'must be 1 to 4, because there are 4 waypoints; found 0']]],
    [part(3, 1), [[end, 'empty-part', 'must be greater than the start of the part, 3; found 1']]],
    [part(undefined, 2), [[start, 'required', 'is required']]],
    [part(1, undefined), [[end, 'required', 'is required']]],
    [part(1.5, 2), [[start, 'type', 'must be a whole number, found 1.5']]],
    [part(1, 3, { occurrences: 0 }), [[occurrences, 'range', 'must be 1 or more, found 0']]],
  ])('may not be %j of four waypoints', (sent, problems) => {
    expect(problemsOf(sent, 2)).toEqual(problems)
  })

  it.each([
    [part(7, 9), []],
    [part(1, 0), [[end, 'range', 'must be 1 or more; found 0']]],
  ])('may have any indexes when the waypoints are unreadable: %j', (sent, problems) => {
    const configuration = { ...course([]), waypoints: 'W L', optionalRepeatablePart: sent }
    const found = read({ ...configuration, numberOfLaps: 2 }).inputErrors

    expect(found.map(({ pointer, code, detail }) => [pointer, code, String(detail)])).toEqual([
      ['/waypoints', 'type', expect.any(String)],
      ...problems,
    ])
  })
})

describe('a number of laps', () => {
  const needed = 'is required with a repeatable part: a course with one requires a lap count'

  it.each([0, -2])('may not be %j', (laps) => {
    const problem = ['/numberOfLaps', 'range', `must be 1 to 100, found ${laps}`]
    for (const sent of [part(1, 3), undefined]) expect(problemsOf(sent, laps)).toEqual([problem])
  })

  it.each([-1, null, undefined])(
    'is missing when it is %j, which is an error for a course only',
    (laps) => {
      expect(problemsOf(part(1, 3), laps)).toEqual([['/numberOfLaps', 'required', needed]])
      expect(problemsOf(part(1, 3), laps, 'S W L F', forTemplate)).toEqual([])
      expect(problemsOf(undefined, laps)).toEqual([])
    },
  )
})
