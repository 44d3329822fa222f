/** Cases by hand: discards, entries, fleets, and the rules in words. */
import { describe, expect, it } from 'vitest'
import { hundredthsOf, pointsNumber } from '#results/rules/scoring/pointsText.ts'
import { ranksAfterColumns, scoreSeries } from '#results/rules/scoring/score.ts'
import { writeEnglish } from '#results/words/sentences.ts'
import { column, entriesOf, lines, scoreIn, seriesOf, sheet, table } from './seriesFixture.ts'

describe('races and discards', () => {
  it('do not count a race that no boat sailed', () => {
    const races = ['A B', 'A:DNC B:DNC', '', 'B A']
    const { columns, standings } = scoreSeries(seriesOf('A B', races, { discardThresholds: [3] }))
    expect(columns.map(({ isScored }) => isScored)).toEqual([true, false, false, true])
    expect(standings.every(({ scores }) => scores.every(({ isDiscarded }) => !isDiscarded))).toBe(
      true,
    )
    expect(scoreSeries(seriesOf('A B', ['A:DNS'])).columns[0]?.isScored).toBe(true)
  })

  it('stop at the first threshold that was not reached', () => {
    const kept = (discardThresholds: readonly number[]) =>
      scoreSeries(seriesOf('A B', ['A B', 'A B', 'A B'], { discardThresholds })).standings[0]
        ?.netPoints
    expect([kept([]), kept([4, 2]), kept([3, 4]), kept([2, 3]), kept([1, 1, 1])]).toEqual([
      300, 300, 200, 100, 0,
    ])
  })

  it('discard the worst score with its factor, but not of a column that is not discardable', () => {
    const columns = [column('R1'), column('R2', { factor: 200 })]
    const fixed = [column('R1'), column('R2', { factor: 200, isDiscardable: false })]
    const [races, discardThresholds] = [['B C A', 'B A C'], [2]]
    const ofA = (each: typeof columns) =>
      table(scoreSeries(seriesOf('A B C', races, { columns: each, discardThresholds })))[1]
    expect(ofA(columns)).toBe('2 C 2 (6) net 2')
    expect(ofA(fixed)).toBe('2 A (3) 4 net 4')
  })

  it('give ranks after each of them', () => {
    const series = seriesOf('A B', ['A B', '', 'B A', 'A B'])
    const ranks = ranksAfterColumns(series, scoreSeries(series))
    expect([...ranks].map(([id, of]) => [id, Object.fromEntries(of)])).toEqual([
      ['R1', { A: 1, B: 2 }],
      ['R3', { A: 2, B: 1 }],
      ['R4', { A: 1, B: 2 }],
    ])
  })

  it('multiplies stated points, and rounds to hundredths', () => {
    const ofFactor = (factor: number, points: number) =>
      scoreIn(
        seriesOf('A', [lines('A', { A: { points } })], { columns: [column('R1', { factor })] }),
        'A',
      )?.points
    expect([ofFactor(10, 4.5), ofFactor(1000, 0), ofFactor(115, 2.5)]).toEqual([45, 0, 288])
  })
})

describe('entries', () => {
  const entries = [...entriesOf('A B'), { id: 'W', name: 'W', isWithdrawn: true }]

  it('that withdrew count from their first line on, and stay in the standings', () => {
    const series = seriesOf('', ['A B', 'B A'], { entries })
    expect(table(scoreSeries(series))).toEqual(['1 B 2 1 net 3', '2 A 1 2 net 3'])
    expect(table(scoreSeries(seriesOf('', ['A W', 'B A'], { entries })))).toEqual([
      '1 A 1 2 net 3',
      '2 B 4 1 net 5',
      '3 W 2 4 net 6',
    ])
  })

  it('that came to the starting area without a line score DNS', () => {
    const sheets = [sheet('R1', 'A', { cameToTheStart: ['A', 'B', 'B'] })]
    const series = seriesOf('A B C', [''], { sheets, penaltyBase: 'startingArea' })
    expect(scoreIn(series, 'B')).toMatchObject({ code: 'DNS', points: 300 })
    expect(scoreIn(series, 'C')).toMatchObject({ code: 'DNC', points: 400, fleet: 'Default' })
    expect(scoreSeries(series).columns).toEqual([
      { id: 'R1', isScored: true, entries: 3, came: 2, cameByFleet: { Default: 2 } },
    ])
  })

  it('without a score are last, and those with equal scores are in the order of names', () => {
    const named = ['b', 'a', 'b'].map((name, index) => {
      return { id: `${2 - index}`, name, isWithdrawn: false }
    })
    const standings = (sheets: readonly ReturnType<typeof sheet>[]) =>
      scoreSeries(seriesOf('', [''], { entries: named, sheets })).standings
    expect(standings([]).map(({ id, rank, isTied }) => [id, rank, isTied])).toEqual([
      ['1', 1, true] as const,
      ['0', 1, true] as const,
      ['2', 1, true] as const,
    ])
    const columns = [column('R1', { fleets: [{ name: 'Red' }, { name: 'Blue' }] })]
    const sheets = [sheet('R1', lines('2', { 2: { points: 99 } }), { fleet: 'Red' })]
    const series = seriesOf('', [], { entries: named, columns, sheets })
    expect(scoreSeries(series).standings.map(({ id, rank }) => [id, rank])).toEqual([
      ['2', 1] as const,
      ['1', 2] as const,
      ['0', 2] as const,
    ])
  })
})

it('standings have no values that they do not need', () => {
  const [standing = {}] = scoreSeries(seriesOf('A', ['A'])).standings
  expect(Object.keys(standing).toSorted()).toEqual(
    ['id', 'rank', 'isTied', 'totalPoints', 'netPoints', 'scores'].toSorted(),
  )
})

describe('fleets', () => {
  const fleets = [
    { name: 'Gold', orderNo: 1 },
    { name: 'Silver', orderNo: 2 },
  ]
  const finals = (sheets: readonly ReturnType<typeof sheet>[]) =>
    seriesOf('A B C D', [], { columns: [column('R1'), column('F1', { fleets })], sheets })
  const qualifying = sheet('R1', 'A B C D')
  const gold = sheet('F1', 'C A:DNF', { fleet: 'Gold' })
  const silver = sheet('F1', 'B D', { fleet: 'Silver' })

  it('score codes by all entries, and give no DNC', () => {
    const series = finals([qualifying, gold])
    expect(scoreIn(series, 'A', 'F1')).toMatchObject({ fleet: 'Gold', points: 500 })
    expect(scoreIn(series, 'B', 'F1')).toBeUndefined()
  })

  it('give DNC to the boats that are assigned to them, unless another sheet names them', () => {
    const columns = [column('F1', { fleets, fleetOf: (id) => (id === 'D' ? '' : 'Gold') })]
    const sheets = [sheet('F1', 'C', { fleet: 'Gold' }), sheet('F1', 'B', { fleet: 'Silver' })]
    const series = seriesOf('A B C D', [], { columns, sheets })
    expect(scoreIn(series, 'A', 'F1')).toMatchObject({ fleet: 'Gold', code: 'DNC', points: 500 })
    expect(scoreIn(series, 'B', 'F1')).toMatchObject({ fleet: 'Silver', points: 100 })
    expect(scoreIn(series, 'D', 'F1')).toBeUndefined()
  })

  it('rank boats as soon as one of the sheets is there', () => {
    const order = (...sheets: readonly ReturnType<typeof sheet>[]) =>
      scoreSeries(finals([qualifying, ...sheets]))
        .standings.map(({ id }) => id)
        .join('')
    expect([order(gold), order(silver), order(gold, silver)]).toEqual(['CABD', 'ACBD', 'CABD'])
  })

  it('count the first of two sheets of a boat, and no sheet of a fleet that is gone', () => {
    const gone = sheet('F1', 'D', { fleet: 'Bronze' })
    const twice = finals([gone, gold, sheet('F1', 'B A D', { fleet: 'Silver' })])
    expect(scoreIn(twice, 'A', 'F1')).toMatchObject({ fleet: 'Gold', code: 'DNF' })
    expect(table(scoreSeries(twice))).toEqual([
      '1 C 1 net 1',
      '2 A 5 net 5',
      '3 B 1 net 1',
      '4 D 3 net 3',
    ])
  })

  it('break a tie with a boat that did not sail the last race', () => {
    const columns = [column('R1'), column('F1', { fleets: [{ name: 'Red' }, { name: 'Blue' }] })]
    const sheets = [sheet('R1', 'A B'), sheet('F1', 'A', { fleet: 'Red' })]
    expect(table(scoreSeries(seriesOf('A B', [], { columns, sheets })))).toEqual([
      '1 A 1 1 net 2',
      '2 B 2 net 2',
    ])
  })
})

describe('rules in words', () => {
  it('say what discards, codes, factors and fleets do', () => {
    const columns = [
      column('R1', { factor: 200, isDiscardable: false }),
      column('F1', {
        fleets: [
          { name: 'Silver', orderNo: 2 },
          { name: 'Gold', orderNo: 1 },
        ],
      }),
    ]
    const sheets = [sheet('F1', 'A', { fleet: 'Gold' })]
    const series = seriesOf('A', [], { columns, sheets, discardThresholds: [3, 7] })
    expect(scoreSeries(series).rules.map(writeEnglish)).toEqual([
      'Places are in the order of finishing (A3).',
      '1 result is discarded from 3 races on, 2 from 7.',
      'DNF scores 2: 1 entry + 1 (A5.2).',
      'Points in R1 are multiplied by 2.',
      'The result of R1 is not discarded.',
      'Fleets rank in the order of F1: Gold, Silver.',
    ])
    const other = { penaltyBase: 'startingArea', scoredBy: 'correctedTime' } as const
    expect(scoreSeries(seriesOf('A B', ['A'], other)).rules.map(writeEnglish)).toEqual([
      'Places are by corrected time (A3): elapsed time x factor - allowance x distance, rounded to ' +
        'whole seconds, half up. Parts of a second are cut from the times of the start and of the finish.',
      'No result is discarded.',
      'DNC scores 3: 2 entries + 1 (A5.3).',
      'DNF scores the number of boats that came to the starting area of the race + 1 (A5.3).',
    ])
  })
})

describe('points only', () => {
  it('place boats by their stated points', () => {
    const stated = { A: { points: 2 }, B: { points: 1 }, C: { points: 2 } }
    const series = seriesOf('A B C D', [lines('A B C D:DNF', stated)], { scoredBy: 'pointsOnly' })
    const placesIn = (one: typeof series) =>
      ['A', 'B', 'C', 'D'].map((id) => scoreIn(one, id)?.place)
    expect(placesIn(series)).toEqual([2, 1, 2, undefined])
    const scoring = { system: 'HIGH_POINT' } as const
    expect(placesIn({ ...series, scoring })).toEqual([1, 3, 1, undefined])
    expect(scoreIn(series, 'D')?.points).toBe(500)
  })
})

const ordinal = (count: number) => writeEnglish(['ordinal', { count }])

describe('points as text', () => {
  it('are exact', () => {
    expect([440, 25, 2500, 1, 0].map(pointsNumber)).toEqual([4.4, 0.25, 25, 0.01, 0])
    expect([1.1, 2.335, 0, 1e-7, 25].map(hundredthsOf)).toEqual([110, 234, 0, 0, 2500])
    expect(pointsNumber(287)).toBe(2.87)
    expect([1, 2, 3, 4, 11, 12, 13, 21, 111, 122].map(ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 111th 122nd',
    )
  })
})
