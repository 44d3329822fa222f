import { describe, expect, it } from 'vitest'
import { type RaceColumn, type Regatta, usualRegatta } from '#races/rules/regatta.ts'
import { writeEnglish } from '#results/words/sentences.ts'
import { changeBetween, entryWith, factSentences, withoutChange } from '#results/rules/facts.ts'

const boat = { id: 'b', name: null, sailId: 'GER 1', boatClass: '49er', color: null }
const anna = entryWith({
  displayName: null,
  competitor: { id: 'a', name: 'Anna', nationality: null, boat },
})
const races = (...raceColumns: readonly Omit<RaceColumn, 'name'>[]): Regatta => ({
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

const staged = (series: Partial<Regatta['series'][number]>) => ({
  ...before.regatta,
  series: before.regatta.series.map((one) => ({ ...one, ...series })),
})

describe('the sentences of stages and scoring', () => {
  it.each([
    [
      ['The settings of series Default changed.', 'All scores of the stages before count on.'],
      staged({ stage: 'final' }),
    ],
    [
      ['The settings of series Default changed.', 'At most 1 result of Default is discarded.'],
      staged({ maximumNumberOfDiscards: 1 }),
    ],
    [['Places in R1 count from 11 on.'], races({ id: 'R1', firstPlace: 11 }, { id: 'R2' })],
    [
      ['The best 3 scores count. Missing ones count as DNC.'],
      { ...before.regatta, scoring: { system: 'LOW_POINT', counts: { best: 3 } } },
    ],
    [['Codes such as DNF score 0.'], { ...before.regatta, scoring: { system: 'HIGH_POINT' } }],
    [[], { ...before.regatta, scoring: { system: 'LOW_POINT' } }],
  ] as const)('%j', (expected, regatta) => {
    expect(sentences({ regatta })).toEqual(
      expected.length === 0 ? [] : (expect.arrayContaining([...expected]) as unknown),
    )
  })

  it('say that low points apply again', () => {
    const high = { ...before.regatta, scoring: { system: 'HIGH_POINT' } } as const
    const change = changeBetween({ ...before, regatta: high }, before)

    expect(factSentences(change, String).map(writeEnglish)).toEqual([
      'Scores follow the low point system of Appendix A.',
    ])
    expect(withoutChange(before, change).regatta.scoring).toEqual({ system: 'HIGH_POINT' })
  })
})

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
