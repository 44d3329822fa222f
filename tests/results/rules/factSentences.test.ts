import { describe, expect, it } from 'vitest'
import { usualRegatta } from '#races/rules/regatta.ts'
import { writeEnglish } from '#results/words/sentences.ts'
import { changeBetween, entryWith, factSentences, withoutChange } from '#results/rules/facts.ts'

const boat = { id: 'b', name: null, sailId: 'GER 1', boatClass: '49er', color: null }
const anna = entryWith({
  displayName: null,
  competitor: { id: 'a', name: 'Anna', nationality: null, boat },
})
const races = (...raceColumns: readonly { readonly id: string; readonly factor?: number }[]) => ({
  ...usualRegatta,
  name: 'Kiel',
  eventId: 'kiel',
  series: [
    {
      name: 'Default',
      fleets: ['Default'],
      raceColumns: raceColumns.map((column) => ({ name: column.id, ...column })),
    },
  ],
})
const before = { regatta: races({ id: 'R1' }, { id: 'R2' }), entries: [anna] }

const sentences = (after: Partial<typeof before>) =>
  factSentences(changeBetween(before, { ...before, ...after }), (id) => `<${id}>`).map(writeEnglish)

describe('the sentences of a change of entries or settings', () => {
  it.each([
    [['<a> left the series.'], []],
    [['<a> withdrew from the series.'], [{ ...anna, withdrawn: true }]],
    [['<a>: name Anna becomes Ann.'], [{ ...anna, displayName: 'Ann' }]],
    [
      ['<a>: fleet unknown becomes Gold.'],
      [{ ...anna, fleets: [{ series: 'Default', fleet: 'Gold' }] }],
    ],
    [
      ['<a>: sail number GER 1 becomes GER 2.', '<a>: class 49er becomes J70.'],
      [
        {
          ...anna,
          competitor: { ...anna.competitor, boat: { ...boat, sailId: 'GER 2', boatClass: 'J70' } },
        },
      ],
    ],
    [[], [{ ...anna, crew: 'Bea', club: 'KYC', timeOnTimeFactor: 1.1 }]],
  ])('are %j', (expected, entries) => {
    expect(sentences({ entries })).toEqual(expected)
  })

  it.each([
    [['Race R2 was removed.'], races({ id: 'R1' })],
    [['Race R3 was added.'], races({ id: 'R1' }, { id: 'R2' }, { id: 'R3' })],
    [['Race R2 counts 1.5 times.'], races({ id: 'R1' }, { id: 'R2', factor: 150 })],
    [[], races({ id: 'R1' }, { id: 'R2', factor: 100 })],
  ])('are %j', (expected, regatta) => {
    expect(sentences({ regatta })).toEqual(expected)
  })
})

it('a change is taken back', () => {
  const bea = { ...anna, competitor: { ...anna.competitor, id: 'b', name: 'Bea' } }
  const after = {
    regatta: { ...races({ id: 'R1', factor: 200 }), discardThresholds: [2] },
    entries: [{ ...bea, withdrawn: true }],
  }
  const now = { regatta: before.regatta, entries: [anna, bea] }
  const stored = JSON.stringify(changeBetween(now, after))
  const undone = withoutChange(after, JSON.parse(stored) as ReturnType<typeof changeBetween>)

  expect(changeBetween(now, undone)).toEqual({})
})
