/** Any input as a configuration is either accepted or refused. */
import fc from 'fast-check'
import { runs } from '../support/longForm.ts'
import { describe, expect, it } from 'vitest'
import type { Purpose } from '#courses/rules/configuration.ts'
import { layOutCourse, sequenceErrors } from '#courses/rules/laps.ts'
import { referencesOf } from '#courses/steps/resolveReferences.ts'
import type { InputError } from '#values/failure.ts'
import { newCourse, newCourseTemplate } from '#schemas/courses/course.ts'
import { seed } from '../platform/access/arbitraries.ts'
import {
  forCourse,
  forTemplate,
  type Json,
  part,
  read,
  validated,
  windwardLeeward,
} from './courseFixture.ts'
import { hostileNames, polluted } from '../platform/access/hostile.ts'

/** Values of the API in wrong positions, and values of every type. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(...hostileNames, -1, 0, 1, 1e308, Infinity),
  fc.constantFrom<unknown>('', 'Gate', 'a', [], {}, null),
)
const someOf = (keys: readonly string[], value: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: keys.length })

const hostileEntry = someOf(
  ['id', 'markId', 'markTemplateId', 'markPropertiesId', 'associatedRole', 'associatedRoleId'],
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom('a', 'b') }, { weight: 1, arbitrary: anything }),
).chain((entry) =>
  someOf(
    ['freestyleProperties', 'positioning', 'storeToInventory'],
    fc.oneof(
      anything,
      someOf(['name', 'color', 'tag', 'tags', 'markType', 'shape', 'deviceUUID'], anything),
      someOf(
        ['position', 'device_identifier'],
        someOf(['latitude_deg', 'longitude_deg', 'id', 'type'], anything),
      ),
    ),
  ).map((more) => ({ ...entry, ...more })),
)
const hostileWaypoint = fc.record(
  {
    passingInstruction: fc.oneof(fc.constantFrom('Gate', 'port'), anything),
    markConfigurationIds: fc.oneof(fc.array(fc.constantFrom('a', 'b', 'c')), anything),
    controlPointName: anything,
  },
  { requiredKeys: [] },
)
const hostileConfiguration = fc.record(
  {
    name: anything,
    shortName: anything,
    courseTemplateId: anything,
    markConfigurations: fc.oneof(fc.array(fc.oneof(hostileEntry, anything)), anything),
    waypoints: fc.oneof(fc.array(fc.oneof(hostileWaypoint, anything)), anything),
    optionalRepeatablePart: fc.oneof(
      anything,
      fc.record({
        zeroBasedIndexOfRepeatablePartStart: fc.oneof(fc.nat(3), anything),
        zeroBasedIndexOfRepeatablePartEnd: fc.oneof(fc.nat(3), anything),
        occurrences: fc.oneof(fc.nat(3), anything),
      }),
    ),
    numberOfLaps: fc.oneof(fc.integer({ min: -2, max: 120 }), anything),
    optionalImageURL: anything,
    tags: anything,
  },
  { requiredKeys: [] },
)
const right = windwardLeeward({
  optionalRepeatablePart: part(1, 3, { occurrences: 1 }),
  numberOfLaps: 3,
  tags: ['a'],
})

/** Each value has the same probability to be changed by `change`, or removed. */
const replaced = (value: unknown, change: unknown, turn: { left: number }): unknown => {
  turn.left -= 1
  if (turn.left === -1) return change
  if (Array.isArray(value)) return value.map((each) => replaced(each, change, turn))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaced(each, change, turn)]),
  )
}
const oneValueWrong = fc
  .tuple(fc.integer({ min: 1, max: 80 }), anything)
  .map(([left, change]) => replaced(right, change, { left }) as Json)

const purposes: readonly Purpose[] = [
  forCourse,
  forTemplate,
  { makes: 'course', hasRegatta: false },
]

const isSound = ({ pointer = '-', code, detail }: InputError): boolean =>
  /^(?:\/[^/]+)*$/.test(pointer) &&
  /^[a-z-]+$/.test(code) &&
  !/undefined|NaN|\[object/.test(String(detail))

const numRuns = runs(300, 1_000)

describe('any input', () => {
  it.each([
    ['near a configuration', hostileConfiguration, 0],
    ['valid but for one value', oneValueWrong, 0.05],
    ['of any structure', fc.dictionary(fc.string(), fc.jsonValue()), 0],
  ])(
    '%s is accepted or refused, without another error',
    (_, sent: fc.Arbitrary<Json>, readMin) => {
      const met = { read: 0, refused: 0 }
      fc.assert(
        fc.property(sent, fc.constantFrom(...purposes), (tried, purpose) => {
          const { draft: found, inputErrors, warnings } = read(tried, purpose)

          expect(inputErrors.length).toBeLessThanOrEqual(50)
          expect([...inputErrors, ...warnings].filter((each) => !isSound(each))).toEqual([])
          met[inputErrors.length > 0 ? 'refused' : 'read'] += 1
          if (inputErrors.length > 0) return
          referencesOf(found)
          const { sequence } = layOutCourse(found)
          expect(sequenceErrors(sequence)).toEqual([])
          expect(
            sequence.waypoints
              .flatMap(({ marks }) => marks)
              .every((mark) => mark in found.markConfigurations),
          ).toBe(true)
        }),
        { seed, numRuns },
      )

      expect(met.refused).toBeGreaterThan(numRuns / 10)
      expect(met.read).toBeGreaterThanOrEqual(readMin * numRuns)
      expect(polluted()).toBe(false)
    },
    30_000,
  )

  it('is never an error of the other inputs', () => {
    fc.assert(
      fc.property(hostileConfiguration, (sent) => {
        const path = { regattaName: 'r', raceColumn: 'c', fleet: 'f' }

        expect(validated(newCourse, { ...sent, ...path }).errors).toEqual([])
        expect(validated(newCourseTemplate, sent).errors).toEqual([])
      }),
      { seed, numRuns: numRuns / 5 },
    )
  })
})
