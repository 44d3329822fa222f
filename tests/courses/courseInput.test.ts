/** A course is JSON. Two of its values may be in the query, as text. */
import { describe, expect, it } from 'vitest'
import type { GatheredInput, InputLocation } from '#endpoint/input.ts'
import { validate } from '#endpoint/validate.ts'
import { newCourse } from '#schemas/courses/course.ts'

const gathered = (
  values: Readonly<Record<string, unknown>>,
  location: InputLocation,
): GatheredInput => ({
  values: { regattaName: 'Kiel', raceColumn: 'R1', fleet: 'Default', ...values },
  locations: new Map(Object.keys(values).map((name) => [name, location])),
  missingFrom: location,
  errors: [],
})

describe('the lap count', () => {
  it.each<[unknown, InputLocation, unknown]>([
    ['3', 'query', 3],
    ['-1', 'query', undefined],
    ['three', 'query', null],
    ['3', 'json', null],
    [3, 'json', 3],
    [null, 'json', undefined],
  ])('%j in the %s is %j', (numberOfLaps, location, expected) => {
    const { value, errors } = validate({ input: newCourse }, gathered({ numberOfLaps }, location))

    expect(errors).toEqual([])
    expect(value.numberOfLaps).toBe(expected)
  })

  it('leaves to the domain only errors that the domain can explain', () => {
    const { errors } = validate(
      { input: newCourse },
      {
        ...gathered({ name: 7, waypoints: { a: 1 } }, 'json'),
        values: { name: 7, waypoints: { a: 1 } },
      },
    )

    expect(errors.map(({ pointer }) => pointer)).toEqual(['/regattaName', '/raceColumn', '/fleet'])
  })
})
