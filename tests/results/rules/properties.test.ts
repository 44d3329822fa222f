/** Random series, compared with the naive implementation, and properties that need no example. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Finish, FinishSheet } from '#results/rules/finishSheet.ts'
import { pointsNumber } from '#results/rules/scoring/pointsText.ts'
import { scoreSeries } from '#results/rules/scoring/score.ts'
import { writeEnglish } from '#results/words/sentences.ts'
import type { Series } from '#results/rules/scoring/standings.ts'
import { penaltyCodes, scoreCodes } from '#schemas/results/scoreCodes.ts'
import { lowPointSettings } from '#results/rules/scoring/systems/systems.ts'
import { seed } from '../../platform/access/arbitraries.ts'
import { runs } from '../../support/longForm.ts'
import { scoreNaively } from './naiveScoring.ts'
import { column, entriesOf, seriesOf } from './seriesFixture.ts'

const ids = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const columnIds = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6']
const options = { seed, numRuns: runs(1_000, 100_000) }

const points = fc.integer({ min: 0, max: 90 }).map((tenths) => tenths / 10)

const penalty = fc.record(
  {
    code: fc.constantFrom(...penaltyCodes),
    points,
    percent: fc.integer({ min: 1, max: 60 }),
    times: fc.integer({ min: 1, max: 3 }),
  },
  { requiredKeys: ['code'] },
)

const redress = fc.record(
  {
    kind: fc.constantFrom('all' as const, 'before' as const, 'points' as const),
    points,
    raceColumnIds: fc.subarray(columnIds),
  },
  { requiredKeys: ['kind'] },
)

/** A line is mostly plain. */
const line: fc.Arbitrary<Partial<Finish>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.constant({ levelWithPrevious: true }) },
  { weight: 3, arbitrary: fc.constantFrom(...scoreCodes).map((code) => ({ code })) },
  { weight: 1, arbitrary: fc.record({ redress }) },
  {
    weight: 2,
    arbitrary: fc.record(
      {
        levelWithPrevious: fc.constant(true),
        code: fc.constantFrom(...scoreCodes),
        points,
        penalties: fc.array(penalty, { minLength: 1, maxLength: 3 }),
        redress,
      },
      { requiredKeys: [] },
    ),
  },
)

const fleetLists = [
  ...Array<{ readonly name: string; readonly orderNo?: number }[]>(4).fill([{ name: 'Default' }]),
  [{ name: 'Yellow' }, { name: 'Blue' }],
  ...[
    [0, 1],
    [2, 1],
    [1, 1],
  ].map((orders) => orders.map((orderNo, index) => ({ name: `F${index}`, orderNo }))),
  [{ name: 'Gold', orderNo: 1 }, { name: 'Silver', orderNo: 2 }, { name: 'Other' }],
]

const race = fc.record({
  boats: fc.shuffledSubarray(ids),
  lines: fc.array(line, { minLength: ids.length, maxLength: ids.length }),
  seconds: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 7, maxLength: 7 }),
  factors: fc.array(fc.constantFrom('1', '0.9', '1.005'), { minLength: 6, maxLength: 7 }),
  allowance: fc.constantFrom('0', '0', '3'),
  isDistanceKnown: fc.boolean(),
  fleets: fc.constantFrom(...fleetLists),
  fleetIndexes: fc.array(fc.nat(2), { minLength: 7, maxLength: 7 }),
  factor: fc.constantFrom(100, 100, 200, 150, 33),
  isDiscardable: fc.constantFrom(true, true, true, false),
  cameToTheStart: fc.oneof(fc.constant<string[]>([]), fc.subarray(ids)),
  isSailed: fc.constantFrom(true, true, true, true, false),
})

type RandomRace = typeof race extends fc.Arbitrary<infer Value> ? Value : never

const sheetsOf = (random: RandomRace, raceColumnId: string): readonly FinishSheet[] => {
  const { fleets, boats, cameToTheStart } = random
  const handicaps = Object.fromEntries(
    random.factors.map((factor, index) => [
      ids[index] ?? '',
      { factor, allowance: random.allowance },
    ]),
  )
  const fleetOf = (id: string) =>
    fleets.length === 1 ? 0 : (random.fleetIndexes[ids.indexOf(id)] ?? 0)
  return fleets.map(({ name }, fleetIndex): FinishSheet => {
    const isHere = (id: string): boolean => fleetOf(id) === fleetIndex
    const finishes = boats.filter(isHere).map((competitorId) => {
      const index = ids.indexOf(competitorId)
      const finishMillis = 500 * (random.seconds[index] ?? 1)
      return { competitorId, finishMillis, ...random.lines[index] }
    })
    return {
      raceColumnId,
      fleet: name,
      state: 'confirmed',
      finishes,
      handicaps,
      startMillis: 0,
      cameToTheStart: cameToTheStart.filter(isHere),
      ...(random.isDistanceKnown ? { distanceNm: '2' } : {}),
    }
  })
}

const series: fc.Arbitrary<Series> = fc
  .record({
    races: fc.array(race, { maxLength: columnIds.length }),
    withdrawn: fc.oneof(fc.constant<string[]>([]), fc.subarray(ids)),
    discardThresholds: fc.constantFrom([], [1], [2], [2, 4], [3, 3], [3, 2], [1, 2, 3, 4]),
    penaltyBase: fc.constantFrom('entries' as const, 'startingArea' as const),
    scoredBy: fc.constantFrom('order', 'order', 'correctedTime', 'pointsOnly'),
  })
  .map(({ races, withdrawn, ...settings }): Series => ({
    ...settings,
    scoring: lowPointSettings,
    entries: entriesOf(ids.join(' ')).map((entry) => ({
      ...entry,
      isWithdrawn: withdrawn.includes(entry.id),
    })),
    columns: races.map(({ fleets, factor, isDiscardable }, index) =>
      column(columnIds[index] ?? '', { fleets, factor, isDiscardable }),
    ),
    sheets: races.flatMap((each, index) =>
      each.isSailed ? sheetsOf(each, columnIds[index] ?? '') : [],
    ),
  }))

/** Penalties and redress, which change the score of their boat only. */
const isDecided = ({ penalties, redress }: Finish): boolean =>
  penalties !== undefined || redress !== undefined

const undecided = ({ penalties: _penalties, redress: _redress, ...finish }: Finish): Finish =>
  finish

/** Races of all boats in some order, where some boats are level, without codes. */
const plainRaces = fc.array(
  fc.record({
    order: fc.shuffledSubarray(ids, { minLength: ids.length }),
    levels: fc.array(fc.boolean(), { minLength: ids.length, maxLength: ids.length }),
  }),
  { minLength: 1, maxLength: 5 },
)

const plainLines = (races: typeof plainRaces extends fc.Arbitrary<infer Value> ? Value : never) =>
  races.map(({ order, levels }) =>
    order.map((competitorId, index) =>
      levels[index] === true ? { competitorId, levelWithPrevious: true } : { competitorId },
    ),
  )

describe('a random series', () => {
  it('has the scores, discards and ranks of the naive implementation', () => {
    const met = { tied: 0, discarded: 0, unscored: 0 }
    fc.assert(
      fc.property(series, (random) => {
        const { standings } = scoreSeries(random)
        met.tied += standings.filter(({ isTied }) => isTied).length
        met.discarded += standings.filter((each) => each.netPoints < each.totalPoints).length
        met.unscored += standings.filter(({ scores }) => scores.length === 0).length

        expect(
          standings.map(({ id, rank, scores }) => ({
            id,
            rank,
            scores: scores.map(({ columnId, fleet, points: each, isDiscarded }) => {
              return { columnId, fleet, points: each, isDiscarded }
            }),
          })),
        ).toEqual(scoreNaively(random))
      }),
      options,
    )
    expect(Math.min(...Object.values(met))).toBeGreaterThan(100)
  })

  it('has sums, reasons and shares that fit', () => {
    fc.assert(
      fc.property(series, (random) => {
        const { standings } = scoreSeries(random)
        for (const { scores, totalPoints, netPoints, rank, isTied } of standings) {
          const sum = (list: typeof scores) => list.reduce((total, each) => total + each.points, 0)
          expect(totalPoints).toBe(sum(scores))
          expect(netPoints).toBe(sum(scores.filter(({ isDiscarded }) => !isDiscarded)))
          expect(isTied).toBe(standings.filter((other) => other.rank === rank).length > 1)
          for (const { points: each, because, rule, columnId } of scores) {
            const factor = random.columns.find((found) => found.id === columnId)?.factor
            expect(Number.isSafeInteger(each)).toBe(true)
            if (factor === 100) expect(each % 10).toBe(0)
            expect(writeEnglish(because)).toContain(String(pointsNumber(each)))
            expect(writeEnglish(because).endsWith(` (${rule})`)).toBe(true)
          }
        }
      }),
      { ...options, numRuns: options.numRuns / 10 },
    )
  })

  it('has the same scores of a boat, whatever the jury decides about others (A6.2)', () => {
    let decided = 0
    fc.assert(
      fc.property(series, (random) => {
        const boats = new Set(
          random.sheets.flatMap(({ finishes }) =>
            finishes.filter(isDecided).map(({ competitorId }) => competitorId),
          ),
        )
        const sheets = random.sheets.map((one) => ({
          ...one,
          finishes: one.finishes.map((finish) => (isDecided(finish) ? undecided(finish) : finish)),
        }))
        const pointsIn = (one: Series) =>
          new Map(
            scoreSeries(one).standings.map(({ id, scores }) => [
              id,
              scores.map((each) => each.points),
            ]),
          )
        const before = pointsIn({ ...random, sheets })
        const after = [...pointsIn(random)].filter(([id]) => !boats.has(id))
        decided += boats.size
        expect(after).toEqual(after.map(([id]) => [id, before.get(id)]))
      }),
      { ...options, numRuns: options.numRuns / 4 },
    )
    expect(decided).toBeGreaterThan(100)
  })

  it('does not depend on the order of entries and sheets', () => {
    fc.assert(
      fc.property(series, (random) => {
        const entries = [...random.entries].reverse()
        const sheets = [...random.sheets].reverse()
        const { standings, columns } = scoreSeries(random)
        const other = scoreSeries({ ...random, entries, sheets })
        expect(other.standings).toEqual(standings)
        expect(other.columns).toEqual(columns)
      }),
      { ...options, numRuns: options.numRuns / 4 },
    )
  })
})

describe('races without codes', () => {
  it('share n(n + 1) / 2 points', () => {
    fc.assert(
      fc.property(plainRaces, (races) => {
        const { standings } = scoreSeries(seriesOf(ids.join(' '), plainLines(races)))
        const sum = standings.reduce((total, { totalPoints }) => total + totalPoints, 0)
        expect(sum).toBe(races.length * 50 * ids.length * (ids.length + 1))
      }),
      { seed, numRuns: 200 },
    )
  })

  it('keep their scores if another boat is last in all of them', () => {
    fc.assert(
      fc.property(plainRaces, (races) => {
        const before = scoreSeries(seriesOf(ids.join(' '), plainLines(races)))
        const withLast = plainLines(races).map((finishes) => [...finishes, { competitorId: 'Z' }])
        const after = scoreSeries(seriesOf([...ids, 'Z'].join(' '), withLast))
        expect(after.standings.slice(0, -1)).toEqual(before.standings)
        expect(after.standings.at(-1)?.id).toBe('Z')
      }),
      { seed, numRuns: 200 },
    )
  })
})
