/** A championship of 60 boats in two fleets: the naive scorer agrees, and decisions move one boat only. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Finish, FinishSheet } from '#results/rules/finishSheet.ts'
import { scoreCodes } from '#schemas/results/scoreCodes.ts'
import { scoreSeries } from '#results/rules/scoring/score.ts'
import type { Series } from '#results/rules/scoring/standings.ts'
import { seed } from '../../platform/access/arbitraries.ts'
import { runs } from '../../support/longForm.ts'
import { scoreNaively } from './naiveScoring.ts'
import { column, entriesOf, sheet } from './seriesFixture.ts'

const ids = Array.from({ length: 60 }, (_, index) => `B${index + 1}`)
const columnIds = ['R1', 'R2', 'R3', 'R4', 'R5']
const options = { seed, numRuns: runs(30, 1000) }

const decisions: readonly Partial<Finish>[] = [
  { penalties: [{ code: 'SCP' }] },
  { penalties: [{ code: 'ZFP', times: 2 }] },
  { penalties: [{ code: 'DPI', points: 3.5 }] },
  { code: 'STP' },
  { redress: { kind: 'all' } },
  { code: 'RDG', redress: { kind: 'all' } },
  { code: 'RDG', redress: { kind: 'before' } },
  { code: 'RDG', redress: { kind: 'points', points: 4.5 } },
  { redress: { kind: 'all', raceColumnIds: ['R1', 'R3'] } },
]

const withoutPlace = scoreCodes.filter(
  (code) => !['SCP', 'ZFP', 'DPI', 'STP', 'RDG', 'SCA', 'DUTY'].includes(code),
)

/** Most boats finish; some with a decision, and some have a code. */
const line: fc.Arbitrary<Partial<Finish>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ levelWithPrevious: true }) },
  { weight: 3, arbitrary: fc.constantFrom(...decisions) },
  { weight: 2, arbitrary: fc.constantFrom(...withoutPlace).map((code) => ({ code })) },
)

const race = fc.record({
  boats: fc.shuffledSubarray(ids, { minLength: 50 }),
  lines: fc.array(line, { minLength: ids.length, maxLength: ids.length }),
})

const fleetOf = (id: string): string => (Number(id.slice(1)) <= 30 ? 'Gold' : 'Silver')

const championship: fc.Arbitrary<Series> = fc
  .record({
    races: fc.array(race, { minLength: columnIds.length, maxLength: columnIds.length }),
    penaltyBase: fc.constantFrom('entries' as const, 'startingArea' as const),
    orders: fc.constantFrom([1, 2], [undefined, undefined]),
  })
  .map(({ races, penaltyBase, orders }) => ({
    entries: entriesOf(ids.join(' ')),
    penaltyBase,
    scoredBy: 'order' as const,
    discardThresholds: [3, 5],
    columns: columnIds.map((id) => {
      const fleets = ['Gold', 'Silver'].map((name, index) => {
        const orderNo = orders[index]
        return orderNo === undefined ? { name } : { name, orderNo }
      })
      return column(id, { fleets, fleetOf })
    }),
    sheets: races.flatMap(({ boats, lines }, index) =>
      ['Gold', 'Silver'].map((fleet): FinishSheet => {
        const finishes = boats
          .filter((id) => fleetOf(id) === fleet)
          .map((competitorId) => ({ competitorId, ...lines[ids.indexOf(competitorId)] }))
        return sheet(columnIds[index] ?? '', finishes, { fleet })
      }),
    ),
  }))

it('has no score, discard or rank that differs from those of the naive scorer', () => {
  let scores = 0
  fc.assert(
    fc.property(championship, (series) => {
      const { standings } = scoreSeries(series)
      const own = standings.map((one) => ({
        id: one.id,
        rank: one.rank,
        scores: one.scores.map(({ columnId, fleet, points, isDiscarded }) => {
          return { columnId, fleet, points, isDiscarded }
        }),
      }))
      scores += own.flatMap((one) => one.scores).length
      expect(own).toEqual(scoreNaively(series))
    }),
    options,
  )
  expect(scores).toBe(options.numRuns * ids.length * columnIds.length)
})

it('keeps the scores of all boats without a decision, whatever others are given (A6.2)', () => {
  fc.assert(
    fc.property(championship, (series) => {
      const isDecided = ({ code, penalties, redress }: Finish): boolean =>
        code === 'STP' || penalties !== undefined || redress !== undefined
      const sheets = series.sheets.map((one) => ({
        ...one,
        finishes: one.finishes.map((finish) =>
          isDecided(finish) ? { competitorId: finish.competitorId } : finish,
        ),
      }))
      const decided = new Set(
        series.sheets.flatMap(({ raceColumnId, finishes }) =>
          finishes.filter(isDecided).map(({ competitorId }) => `${competitorId} ${raceColumnId}`),
        ),
      )
      const pointsIn = (one: Series) =>
        new Map(
          scoreSeries(one).standings.flatMap(({ id, scores }) =>
            scores.map(({ columnId, points }) => [`${id} ${columnId}`, points] as const),
          ),
        )
      const before = pointsIn({ ...series, sheets })
      const after = [...pointsIn(series)].filter(([key]) => !decided.has(key))

      expect(decided.size).toBeGreaterThan(0)
      expect(after).toEqual(after.map(([key]) => [key, before.get(key)]))
    }),
    options,
  )
})
