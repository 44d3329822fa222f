/** A change of stored attributes needs a new version of the table, unless older items stay readable. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { currentSchemaVersion } from '#table/items/schemaVersion.ts'
import { reviewedText } from '../../support/golden.ts'
import { attributeLines, breakingLines } from '../../support/storedAttributes.ts'

const file = resolve(import.meta.dirname, '../../golden/storedAttributes.txt')
const guide = 'docs/guides/adding-a-kind-of-item.md#change-stored-items'

it('older items of the same version stay readable', () => {
  const [version, ...reviewed] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const isSameVersion = version === `version ${currentSchemaVersion}`

  expect(
    isSameVersion ? breakingLines(reviewed.filter(Boolean), attributeLines()) : [],
    `Stored items of version ${currentSchemaVersion} have other attributes. Make new attributes optional, or raise currentSchemaVersion, and add a migration and a stored table: ${guide}`,
  ).toEqual([])
  const actual = `version ${currentSchemaVersion}\n${attributeLines().join('\n')}\n`
  expect(actual, 'If the change is meant, run npm run generate').toBe(reviewedText(file, actual))
})

describe('a breaking change', () => {
  const before = [
    'tag: TAG#<id># TAG',
    'tag.author: map',
    'tag.author.name: string',
    'tag.note?: string',
  ]

  it.each([
    ['a new kind of item', ['mark: MARK#<id># MARK', 'mark.name: string'], []],
    ['an optional attribute', ['tag.colour?: string', 'tag.author.id?: string'], []],
    ['a required attribute', ['tag.colour: string'], ['tag.colour: string']],
    ['a required member of a map', ['tag.author.id: string'], ['tag.author.id: string']],
    ['a map that is optional', ['tag.place?: map', 'tag.place.name: string'], []],
  ])('%s', (_, added, breaking) => {
    expect(breakingLines(before, [...before, ...added])).toEqual(breaking)
  })

  it.each([
    ['tag: TAG#<id># TAG', 'tag: TAGS#<id># TAG', true],
    ['tag.author.name: string', 'tag.author.name?: string', false],
    ['tag.author.name: string', 'tag.author.name: number', true],
    ['tag.note?: string', 'tag.note: string', true],
    ['tag.note?: string', 'tag.notes?: string', true],
  ])('%s -> %s', (old, changed, isBreaking) => {
    const after = before.map((line) => (line === old ? changed : line))
    expect(breakingLines(before, after)).toEqual(isBreaking ? [old] : [])
  })
})
