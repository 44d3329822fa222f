/** Random course configurations: valid ones, almost valid ones, and arbitrary ones. */
import fc from 'fast-check'
import {
  courseLimits,
  marksOfInstruction,
  markTypes,
  patterns,
  shapes,
} from '#schemas/courses/courseWords.ts'
import type { Json } from './courses.ts'

/** The ids of existing objects. */
interface KnownIds {
  readonly markTemplateId: string
  readonly markPropertiesId: string
  readonly roleId: string
}

/** JSON that the parser of requests accepts: no lone surrogates, no forbidden keys. */
export const json: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' })

const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' })
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null })

const appearance = fc.record(
  {
    name,
    shortName: orNull(fc.string({ maxLength: 5, unit: 'grapheme-ascii' })),
    color: fc.constantFrom('#f80', 'FF8800', '#abcdef', '', null),
    shape: fc.constantFrom(...shapes, '', null),
    pattern: fc.constantFrom(...patterns, '', null),
    markType: fc.constantFrom(...markTypes, 'buoy', '', null),
    tags: fc.array(name, { maxLength: 3 }),
  },
  { requiredKeys: ['name'] },
)

const coordinate = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const positioning = fc.oneof(
  fc.constantFrom({}, null),
  fc.record({
    position: fc.record({ latitude_deg: coordinate(90), longitude_deg: coordinate(180) }),
  }),
  fc.record({ deviceUUID: fc.uuid() }),
  fc.record({ device_identifier: fc.record({ id: name, type: fc.constant('buoyTracker') }) }),
)

const origin = ({ markTemplateId, markPropertiesId }: KnownIds): fc.Arbitrary<Json> =>
  fc.oneof(
    fc.record({ freestyleProperties: appearance }),
    fc.record({
      markTemplateId: fc.constant(markTemplateId),
      freestyleProperties: maybe(appearance),
    }),
    fc.constant({ markPropertiesId }),
  )

const entry = (ids: KnownIds): fc.Arbitrary<Json> =>
  fc
    .tuple(
      origin(ids),
      fc.record(
        {
          associatedRole: fc.constantFrom('Pin', 'Windward', 'Known'),
          associatedRoleId: fc.constantFrom(ids.roleId, null),
          positioning,
          storeToInventory: fc.constantFrom(true, false, null),
          effectiveProperties: appearance,
          trackingDevices: fc.constant([]),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([from, more]) => ({ ...from, ...more }))

const waypoint = (marks: number): fc.Arbitrary<Json> =>
  fc.constantFrom(...Object.entries(marksOfInstruction)).chain(([passingInstruction, counts]) =>
    fc.constantFrom(...counts).chain((count) =>
      fc.record({
        passingInstruction: fc.constant(passingInstruction),
        markConfigurationIds: fc.array(
          fc.nat(marks - 1).map((index) => `m${index}`),
          { minLength: count, maxLength: count },
        ),
        controlPointName: orNull(name),
      }),
    ),
  )

const part = (waypoints: number) =>
  fc
    .tuple(fc.nat(waypoints - 1), fc.integer({ min: 1, max: waypoints }))
    .filter(([start, length]) => start + length <= waypoints)
    .map(([start, length]) => ({
      zeroBasedIndexOfRepeatablePartStart: start,
      zeroBasedIndexOfRepeatablePartEnd: start + length,
    }))

/** A valid configuration, except that a template may have duplicate roles. */
export const likelyConfiguration = (ids: KnownIds): fc.Arbitrary<Json> =>
  fc
    .tuple(fc.array(entry(ids), { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 8 }))
    .chain(([entries, count]) =>
      fc.record(
        {
          name,
          markConfigurations: fc.constant(
            entries.map((each, index) => ({ ...each, id: `m${index}` })),
          ),
          waypoints: fc.array(waypoint(entries.length), { minLength: count, maxLength: count }),
          optionalRepeatablePart: orNull(part(count)),
          numberOfLaps: fc.integer({ min: 1, max: courseLimits.laps }),
          tags: fc.array(name, { maxLength: 3 }),
        },
        { requiredKeys: ['name', 'markConfigurations', 'waypoints', 'numberOfLaps'] },
      ),
    )

/** Changes or removes one value somewhere. */
export const oneValueReplaced = (right: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc
    .tuple(right, fc.nat(60), fc.oneof(json, fc.constant(undefined)))
    .map(([configuration, place, change]) => replaced(configuration, change, { left: place + 1 }))
    .map((value) => value as Json)

const replaced = (value: unknown, change: unknown, turn: { left: number }): unknown => {
  turn.left -= 1
  if (turn.left === -1) return change
  if (Array.isArray(value)) return value.map((each) => replaced(each, change, turn))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaced(each, change, turn)]),
  )
}
