/** Random championships, compared with the naive implementation. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Finish } from '#results/rules/finishSheet.ts'
import { scoreSeries } from '#results/rules/scoring/score.ts'
import type { Series, SeriesPart } from '#results/rules/scoring/standings.ts'
import { lowPointSettings } from '#results/rules/scoring/systems/systems.ts'
import { seed } from '../../platform/access/arbitraries.ts'
import { runs } from '../../support/longForm.ts'
import { scoreStagesNaively } from './naiveStages.ts'
import { column, entriesOf, sheet } from './seriesFixture.ts'

const ids = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']
const options = { seed, numRuns: runs(1_000, 100_000) }

const line: fc.Arbitrary<Partial<Finish>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('DNF', 'DSQ', 'DNE', 'TLE', 'SCP', 'STP', 'DNC')
      .map((code) => ({ code: code as NonNullable<Finish['code']> })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 90 }).map((tenths) => ({ points: tenths / 10 })),
  },
)

/** The fleet of each boat, by number. */
const deal = fc.array(fc.nat(3), { minLength: ids.length, maxLength: ids.length })

const race = fc.record({
  boats: fc.shuffledSubarray(ids, { minLength: 4 }),
  lines: fc.array(line, { minLength: ids.length, maxLength: ids.length }),
  /** Which of the fleets have a result. */
  sailed: fc.array(fc.constantFrom(true, true, true, true, false), { minLength: 4, maxLength: 4 }),
  /** Another deal, for lists of the race column. */
  deal: fc.option(deal, { freq: 3, nil: undefined }),
})

type RandomRace = typeof race extends fc.Arbitrary<infer Value> ? Value : never

const carry: fc.Arbitrary<SeriesPart['carry']> = fc.oneof(
  fc.constantFrom(undefined, 'points' as const, 'net' as const, 'rank' as const),
  fc.record({
    divide: fc.constantFrom(2, 2.25, 3),
    rounding: fc.constantFrom('halfUp' as const, 'truncate' as const),
    decimals: fc.nat(2),
  }),
)

const stage = (races: number, fleets: number) =>
  fc.record({
    races: fc.array(race, { maxLength: races }),
    deal,
    fleets: fc.integer({ min: fleets, max: 4 }),
    carry,
    leftover: fc.constantFrom(undefined, 'abandon' as const, 'excludeLatest' as const),
    maximumNumberOfDiscards: fc.constantFrom(undefined, undefined, 0, 1),
  })

type RandomStage = ReturnType<typeof stage> extends fc.Arbitrary<infer Value> ? Value : never

interface Made {
  readonly prefix: string
  readonly fleets: readonly string[]
  readonly part: SeriesPart
  readonly weight: { readonly factor?: number; readonly isDiscardable?: boolean }
}

/** A boat of a higher number than the fleets have is in none. */
const fleetIn =
  (fleets: readonly string[], dealt: readonly number[]) =>
  (id: string): string =>
    fleets[dealt[ids.indexOf(id)] ?? -1] ?? ''

const columnsOf = (random: RandomStage, { prefix, fleets, part, weight }: Made) =>
  random.races.map((each, index) =>
    column(`${prefix}${index}`, {
      fleets: fleets.map((name) => ({ name })),
      fleetOf: fleetIn(fleets, each.deal ?? random.deal),
      part,
      ...weight,
      ...(prefix === 'F' && index === 2 ? { firstPlace: 3 } : {}),
    }),
  )

const sheetsOf = (random: RandomStage, { prefix, fleets }: Made) =>
  random.races.flatMap((each: RandomRace, index) => {
    const fleetOf = fleetIn(fleets, each.deal ?? random.deal)
    return fleets.flatMap((fleet, number) => {
      if (each.sailed[number] === false) return []
      const finishes = each.boats
        .filter((id) => fleetOf(id) === fleet)
        .map((competitorId) => ({ competitorId, ...each.lines[ids.indexOf(competitorId)] }))
      return [sheet(`${prefix}${index}`, finishes, { fleet })]
    })
  })

const championship: fc.Arbitrary<Series> = fc
  .record({
    qualifying: stage(4, 2),
    final: stage(3, 2),
    medal: stage(2, 1),
    discardThresholds: fc.constantFrom([], [2], [3, 5], [1, 2, 3]),
    medalFactor: fc.constantFrom(100, 200, 200),
  })
  .map(({ qualifying, final, medal, discardThresholds, medalFactor }) => {
    const made = (
      [
        ['Q', 'qualifying', qualifying, ['Yellow', 'Blue', 'Red', 'Green']],
        ['F', 'final', final, ['Gold', 'Silver', 'Bronze', 'Emerald']],
        ['M', 'medal', medal, ['Medal']],
      ] as const
    ).map(([prefix, name, random, names]) => {
      const fleets = names.slice(0, random.fleets)
      const { leftover, maximumNumberOfDiscards } = random
      const stageSettings =
        name === 'qualifying' ? { leftover, maximumNumberOfDiscards } : { carry: random.carry }
      const part: SeriesPart = { name, stage: name, fleets, ...stageSettings }
      const weight = name === 'medal' ? { factor: medalFactor, isDiscardable: false } : {}
      return { random, own: { prefix, fleets, part, weight } }
    })
    return {
      entries: entriesOf(ids.join(' ')),
      columns: made.flatMap(({ random, own }) => columnsOf(random, own)),
      sheets: made.flatMap(({ random, own }) => sheetsOf(random, own)),
      discardThresholds,
      penaltyBase: 'entries' as const,
      scoredBy: 'order' as const,
      scoring: lowPointSettings,
    }
  })

it('has the scores, discards, carried points and ranks of the naive implementation', () => {
  const met = { carried: 0, tied: 0, waiting: 0, medal: 0, discarded: 0 }
  fc.assert(
    fc.property(championship, (random) => {
      const { standings, columns } = scoreSeries(random)
      met.carried += standings.filter((one) => one.carriedPoints !== undefined).length
      met.tied += standings.filter(({ isTied }) => isTied).length
      met.waiting += columns.filter(({ waitsFor }) => waitsFor !== undefined).length
      met.medal += standings.filter(({ fleet }) => fleet === 'Medal').length
      met.discarded += standings.filter((one) => one.netPoints < one.totalPoints).length
      const naive = new Map(scoreStagesNaively(random).map((one) => [one.id, one]))

      const own = standings.map(({ id, rank, netPoints, carriedPoints, scores }) => {
        const shown = scores.map(({ columnId, points, isDiscarded }) => {
          return { columnId, points, isDiscarded }
        })
        return { id, rank, netPoints, carriedPoints, scores: shown }
      })
      expect(own).toEqual(own.map(({ id }) => naive.get(id)))
    }),
    options,
  )
  expect(Math.min(...Object.values(met))).toBeGreaterThan(100)
})

it('ranks the same boats whatever the order of entries and sheets', () => {
  fc.assert(
    fc.property(championship, (random) => {
      const entries = [...random.entries].reverse()
      const sheets = [...random.sheets].reverse()
      const { standings } = scoreSeries(random)
      expect(scoreSeries({ ...random, entries, sheets }).standings).toEqual(standings)
      expect(standings.map(({ rank }) => rank)).toEqual(
        standings.map(({ rank }) => rank).toSorted((one, other) => one - other),
      )
    }),
    { ...options, numRuns: options.numRuns / 4 },
  )
})
