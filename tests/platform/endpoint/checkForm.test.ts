/** The form of an input is checked by the compiled schema, and every error names its place. */
import { describe, expect, it } from 'vitest'
import { checkedConfiguration } from '#schemas/courses/course.ts'
import { newMarkProperties } from '#schemas/courses/mark.ts'
import { schemaErrors } from '#endpoint/schemaValidator.ts'
import { type Json, validated, windwardLeeward } from '../../courses/courseFixture.ts'

const errorsOf = (members: Json) =>
  validated(newMarkProperties, { name: 'x', ...members }).formErrors.map(({ pointer, code }) => [
    pointer,
    code,
  ])

describe('the form of an input', () => {
  it('is kept without unknown properties, nulls and empty texts', () => {
    const sent = { name: 'x', shortName: '', color: null, other: 1 }
    const { value, formErrors } = validated(newMarkProperties, sent)

    expect([value, formErrors]).toEqual([{ name: 'x' }, []])
  })

  it('has words in the spelling of the schema, and lists of one entry', () => {
    const sent = { name: 'x', markType: 'startBoat', tags: 'a' }

    expect(validated(newMarkProperties, sent).value).toEqual({
      name: 'x',
      markType: 'STARTBOAT',
      tags: ['a'],
    })
    expect(sent).toEqual({ name: 'x', markType: 'startBoat', tags: 'a' })
  })

  it.each([
    [{ markType: 'constructor' }, [['/markType', 'enum']]],
    [{ markType: 7 }, [['/markType', 'type']]],
    [{ shortName: 'a'.repeat(101) }, [['/shortName', 'length']]],
    [{ shortName: 'a\u200b' }, [['/shortName', 'invisible']]],
    [{ color: 'red' }, [['/color', 'color']]],
    [
      { tags: ['a', '', 7] },
      [
        ['/tags/1', 'tag'],
        ['/tags/2', 'tag'],
      ],
    ],
    [{ latDeg: 91 }, [['/latDeg', 'range']]],
    [{ latDeg: '54' }, [['/latDeg', 'type']]],
    [{ deviceUuid: '3D4F7C1A-52B6-4C0E-8F1D-7A9B2C6E5D10' }, []],
    [{ deviceUuid: 'urn:uuid:3d4f7c1a-52b6-4c0e-8f1d-7a9b2c6e5d10' }, [['/deviceUuid', 'uuid']]],
  ])('is checked: %j', (members, errors) => {
    expect(errorsOf(members)).toEqual(errors)
  })

  it('is null where it is wrong, and leaves the rest to other checks', () => {
    const sent = windwardLeeward({ numberOfLaps: 'two', optionalRepeatablePart: 7 })
    const { value } = validated(checkedConfiguration, sent)

    expect(value).toEqual({ ...sent, numberOfLaps: null, optionalRepeatablePart: null })
    expect(sent.numberOfLaps).toBe('two')
  })

  it('has at most 50 errors, however many entries are wrong', () => {
    const sent = windwardLeeward({ waypoints: Array.from({ length: 100_000 }, () => 0) })
    const { value, formErrors } = validated(checkedConfiguration, sent)

    expect([value, formErrors.length]).toEqual([{}, 50])
    expect(schemaErrors(checkedConfiguration, { ...sent }).length, 'of Ajv').toBeLessThan(150)
  })

  it('reports a list that is too long beside an error in one of its entries', () => {
    const mark = { markConfigurationIds: ['1'], passingInstruction: 'Port' }
    const wrong = { ...mark, passingInstruction: 'Nonsense' }
    const long = [...Array.from({ length: 2000 }, () => mark), wrong]
    const { formErrors } = validated(checkedConfiguration, windwardLeeward({ waypoints: long }))

    expect(formErrors.map(({ pointer }) => pointer)).toContain('/waypoints')
  })
})
