/** Scoring systems of clubs: published examples, and each setting with its limits. */
import { describe, expect, it } from 'vitest'
import type { ScoringSettings } from '#races/rules/regatta.ts'
import { scoreSeries } from '#results/rules/scoring/score.ts'
import type { Series } from '#results/rules/scoring/standings.ts'
import { writeEnglish } from '#results/words/sentences.ts'
import { column, lines, scoreIn, seriesOf, sheet, table, tableOf } from './seriesFixture.ts'
import { type SentStage, staged, stagedTable } from './stagesFixture.ts'

const four = 'A B C D'
const by = (scoring: ScoringSettings, more: Partial<Series> = {}) => ({ scoring, ...more })
const HIGH = { system: 'HIGH_POINT' } as const
const SHARE = { ...HIGH, average: { of: 'possible' } } as const
const MEAN = { system: 'LOW_POINT', average: { of: 'points' } } as const

const rulesOf = (series: Series) => scoreSeries(series).rules.map((rule) => writeEnglish([rule]))
const reason = (series: Series, id: string, race?: string) =>
  writeEnglish(scoreIn(series, id, race)?.because ?? [])
const because = (series: Series, id: string) =>
  writeEnglish(scoreSeries(series).standings.find((one) => one.id === id)?.because ?? [])

describe('a first place', () => {
  it('scores 0 if the winner gets zero, and the others their number', () => {
    const scoring = by({ system: 'LOW_POINT_WINNER_GETS_ZERO' })
    expect(tableOf(four, ['A B C', 'B =A C D'], scoring)).toEqual([
      '1 A 0 1 net 1',
      '2 B 2 1 net 3',
      '3 C 3 3 net 6',
      '4 D 5 4 net 9',
    ])
  })

  it('scores what the club says, and shares it (A7)', () => {
    const scoring = by({ system: 'LOW_POINT', firstPlacePoints: 0.75 })
    expect(tableOf(four, ['A B C D:DNF'], scoring)[0]).toBe('1 A 0.75 net 0.75')
    expect(tableOf(four, ['A =B C D:DNF'], scoring)[1]).toBe('1 B 1.38 net 1.38')
    expect(tableOf(four, ['A B C D:DNF'])[0]).toBe('1 A 1 net 1')
    expect(rulesOf(seriesOf(four, [''], scoring))[1]).toBe(
      'The first place scores 0.75, and all other places their number.',
    )
  })
})

describe('high points', () => {
  it('are the number of boats of the largest race, and codes earn none', () => {
    expect(tableOf(four, ['A B C D', 'B A C:DNF'], by(HIGH))).toEqual([
      '1 B 3 4 net 7',
      '2 A 4 3 net 7',
      '3 C 2 0 net 2',
      '4 D 1 0 net 1',
    ])
  })

  it('discard the fewest points, the earliest of equal ones', () => {
    expect(
      tableOf(four, ['A B C D', 'B A D', 'B A D'], by(HIGH, { discardThresholds: [2] })),
    ).toEqual(['1 B (3) 4 4 net 8', '2 A 4 (3) 3 net 7', '3 D (1) 2 2 net 4', '4 C 2 (0) 0 net 2'])
  })

  it('are less by a penalty, at least DNF', () => {
    const penalized = (line: object) =>
      reason(seriesOf(four, [lines('A B C D', { B: line })], by(HIGH)), 'B')

    expect(penalized({ code: 'SCP' })).toBe(
      '2nd place 3 points, minus 20 % of a first place (4) = 0.8: 2.2 (44.3(c))',
    )
    expect(penalized({ code: 'STP' })).toBe('2nd place 3 points, minus STP 1: 2 (SI)')
    expect(penalized({ penalties: [{ code: 'ZFP', points: 9 }] })).toBe(
      '2nd place 3 points, minus ZFP 9, SCP and ZFP at least DNF (0): 0 (30.2)',
    )
    expect(penalized({ code: 'TLE' })).toBe('TLE: 0 points (SI)')
  })

  it('are 10, 9 and so on, at least 1, if the first gets ten', () => {
    const ids = 'A B C D E F G H I J K L'
    const scoring = by({ system: 'HIGH_POINT_FIRST_GETS_TEN' })
    const table = tableOf(ids, [ids.replace('L', 'L:DNF')], scoring)
    expect([table[0], table[8], table[9], table[10], table[11]]).toEqual([
      '1 A 10 net 10',
      '9 I 2 net 2',
      '10 J 1 net 1',
      '10 K 1 net 1',
      '12 L 0 net 0',
    ])
  })

  it('say their rules', () => {
    expect(rulesOf(seriesOf(four, [''], by(HIGH)))).toEqual([
      'Places are in the order of finishing (A3).',
      'High points: the first place scores the number of boats of the largest race, and each further place one less.',
      'Codes such as DNF score 0.',
      'No result is discarded.',
    ])
  })
})

describe('corrected times', () => {
  const ids = 'A B C D E'
  const seconds = { A: 3500.05, B: 3500.95, C: 3723.1, D: 3600.9, E: 3600.1 }
  const handicaps = Object.fromEntries(
    Object.keys(seconds).map((id) => [
      id,
      { factor: id === 'C' ? String(100 / 112) : '0.95', allowance: '0' },
    ]),
  )
  /** C is first. A and B, and D and E, differ by tenths of a second, which are cut, and B has 20 %. */
  const scored = (scoring: ScoringSettings) => {
    const finishes = lines(ids).map((line) => ({
      ...line,
      finishMillis: 1000 * seconds[line.competitorId as keyof typeof seconds],
      ...(line.competitorId === 'B' && { penalties: [{ code: 'SCP' as const }] }),
    }))
    const timed = sheet('R1', finishes, { startMillis: 900, handicaps })
    const series = { ...seriesOf(ids, [''], by(scoring)), sheets: [timed] }
    return table(scoreSeries({ ...series, scoredBy: 'correctedTime' }))
  }

  it.each<readonly [ScoringSettings, readonly number[]]>([
    [{ system: 'LOW_POINT' }, [1, 2.5, 3.7, 4.5, 4.5]],
    [{ system: 'LOW_POINT_WINNER_GETS_ZERO' }, [0, 2.5, 3.7, 4.5, 4.5]],
    [{ system: 'LOW_POINT', firstPlacePoints: 0.7 }, [0.7, 2.5, 3.7, 4.5, 4.5]],
    [MEAN, [1, 2.5, 3.7, 4.5, 4.5]],
    [HIGH, [5, 3.5, 2.5, 1.5, 1.5]],
    [{ system: 'HIGH_POINT_FIRST_GETS_TEN' }, [10, 8.5, 6.5, 6.5, 6.5]],
    [SHARE, [1, 0.7, 0.5, 0.3, 0.3]],
  ])('share points, of which %j takes a part', (scoring, net) => {
    const points = new Map(scored(scoring).map((row) => [row.split(' ')[1], row.split('net ')[1]]))
    expect(['C', 'A', 'B', 'D', 'E'].map((id) => Number(points.get(id)))).toEqual(net)
  })
})

describe('a percentage', () => {
  /** X is at the place among so many boats, as in the example of the Express 27 class. */
  const race = (place: number, boats: number) =>
    Array.from({ length: boats }, (_, at) => (at === place - 1 ? 'X' : `B${at}`)).join(' ')
  const fleet = ['X', ...Array.from({ length: 17 }, (_, at) => `B${at}`)].join(' ')
  const races = [race(2, 17), race(8, 17), race(3, 5), race(12, 13), race(3, 13)]

  it('is the points of the points that were possible', () => {
    const series = seriesOf(fleet, [...races, 'B1 B2 X:DNC'], by(SHARE))
    const standing = scoreSeries(series).standings.find(({ id }) => id === 'X')

    expect(standing).toMatchObject({ totalPoints: 4200, netPoints: 64.6 })
    expect(because(series, 'X')).toBe('42 of 65 points, 5 races: 0.646')
    expect(scoreIn(series, 'X', 'R1')?.points).toBe(1600)
  })

  it('needs a minimum of races, else the boat is behind all others', () => {
    const least = (average: Partial<NonNullable<ScoringSettings['average']>>) => {
      const scoring = { ...HIGH, average: { ...SHARE.average, ...average } }
      const series = seriesOf(four, ['A B C', 'A B C', 'D', 'B A', 'B A'], by(scoring))
      return scoreSeries(series).standings.map(({ id, lacking }) => `${id} ${lacking ?? ''}`)
    }
    expect(least({})).toEqual(['D ', 'A ', 'B ', 'C '])
    expect(least({ minimumRaces: 2 })).toEqual(['A ', 'B ', 'C ', 'D 1'])
    expect(least({ minimumShare: 0.5 })).toEqual(['A ', 'B ', 'D 2', 'C 1'])
  })

  it('says why a boat is not qualified', () => {
    const average = { of: 'possible', minimumShare: 0.5 } as const
    const series = seriesOf(four, ['A B C', 'A B'], by({ ...HIGH, average }))

    expect(because(series, 'D')).toBe('0 of 0 points, 0 races: 0, not qualified: 1 race is lacking')
    expect(rulesOf(series).slice(-3)).toEqual([
      'The score of the series is the share of the points that were possible in the races that a boat sailed.',
      'A boat qualifies with 50 % of the races, rounded up.',
      'No result is discarded.',
    ])
  })
})

describe('an average', () => {
  it('leaves DNC out, also of A8, and rounds half up to two decimals', () => {
    expect(tableOf(four, ['A B C D', 'B A C', 'B C', 'C A:DNF'], by(MEAN))).toEqual([
      '1 B 2 1 1 (5) net 1.33',
      '2 C 3 3 2 1 net 2.25',
      '3 A 1 2 (5) 5 net 2.67',
      '4 D 4 (5) (5) (5) net 4',
    ])
  })

  it('of no race is 0, and its boat is last', () => {
    expect(tableOf('A B', ['B', 'B'], by(MEAN))).toEqual(['1 B 1 1 net 1', '2 A (3) (3) net 0'])
  })

  it('discards by the number of races that a boat sailed', () => {
    const table = tableOf(four, ['A B C D', 'D B', 'D B'], by(MEAN, { discardThresholds: [3] }))
    expect(table).toEqual([
      '1 D (4) 1 1 net 1',
      '2 A 1 (5) (5) net 1',
      '3 B (2) 2 2 net 2',
      '4 C 3 (5) (5) net 3',
    ])
  })
})

describe('an average in a championship', () => {
  const stages = (carry?: SentStage['carry']): readonly SentStage[] => [
    {
      stage: 'qualifying',
      lists: { Yellow: 'a b', Blue: 'c d' },
      races: { Q1: { Yellow: 'a b', Blue: 'c d' }, Q2: { Yellow: 'b a', Blue: 'c' } },
    },
    {
      stage: 'final',
      ...(carry && { carry }),
      lists: { Gold: 'a c', Silver: 'b d' },
      races: { F1: { Gold: 'c a', Silver: 'b d' }, F2: { Gold: 'a c', Silver: 'd b:DNF' } },
    },
  ]
  const nets = (carry?: SentStage['carry']) =>
    stagedTable('a b c d', stages(carry), by(MEAN)).map((row) => row.replace(/ .* net/, ''))
  const words = (carry?: SentStage['carry']) =>
    because(staged('a b c d', stages(carry), by(MEAN)), 'd')

  it('is one of all races, if their points count on', () => {
    expect(nets()).toEqual(['1 1.25', '2 1.5', '3 1.67', '4 1.75'])
    expect(words()).toBe('average of 3 races, 5 / 3 = 1.67')
  })

  it('is one of the races of the final, on top of what is carried', () => {
    expect(nets('net')).toEqual(['1 2.5', '2 3', '3 3.5', '4 3.5'])
    expect(words('net')).toBe('net points carried over: 2, average of 2 races, 3 / 2 = 1.5')
    expect(nets('rank')).toEqual(['1 2.5', '2 4.5', '3 4', '4 5.5'])
    expect(words('rank')).toBe('rank carried over: 4, average of 2 races, 3 / 2 = 1.5')
    const half = { divide: 2, rounding: 'halfUp', decimals: 1 } as const
    expect(words(half)).toBe('carried over: 2 / 2 = 1, average of 2 races, 3 / 2 = 1.5')
  })
})

describe('the best scores', () => {
  const races = ['A B C D', 'B A C D', 'B A C', 'A C B']
  const counting = (counts: NonNullable<ScoringSettings['counts']>) =>
    tableOf(four, races, by({ system: 'LOW_POINT', counts }, { discardThresholds: [1] }))

  it('count, in place of thresholds', () => {
    expect(counting({ best: 2 })[0]).toBe('1 A 1 (2) (2) 1 net 2')
    expect(counting({ best: 2 })[3]).toBe('4 D 4 4 (5) (5) net 8')
    expect(counting({ best: 9 })[0]).toBe('1 A 1 2 2 1 net 6')
  })

  it('are a share of the races, rounded up', () => {
    expect(counting({ share: 0.5 })).toEqual(counting({ best: 2 }))
    expect(counting({ share: 0.51 })).toEqual(counting({ best: 3 }))
  })

  it('of a championship are no scores of the medal race', () => {
    const races = { Q1: { Yellow: 'a b', Blue: 'c' } }
    const stages = [
      { stage: 'qualifying', lists: { Yellow: 'a b', Blue: 'c' }, races },
      { stage: 'medal', lists: { Medal: 'a c' }, races: { M: { Medal: 'a c' } } },
    ] as const
    const all = by({ system: 'LOW_POINT', counts: { share: 1 } })
    expect(stagedTable('a b c', stages, all).at(-1)).toBe('3 b 2 net 2')
  })

  it('that a boat does not have count as DNC', () => {
    const fleets = [{ name: 'Yellow' }, { name: 'Blue' }]
    const columns = [column('R1'), column('R2', { fleets, fleetOf: () => '' })]
    const sheets = [
      ...seriesOf(four, [races[0] ?? '']).sheets,
      { ...seriesOf(four, ['', 'A B']).sheets[1], fleet: 'Yellow' },
    ] as Series['sheets']
    const scoring = { system: 'LOW_POINT', counts: { best: 2 } } as const
    const series = seriesOf(four, [], { columns, sheets, scoring })

    expect(scoreSeries(series).standings.map(({ netPoints }) => netPoints)).toEqual([
      ...[200, 400, 800, 900],
    ])
    expect(because(series, 'C')).toBe('1 missing score as DNC: 5')
    expect(because(series, 'A')).toBe('')
    const unsailed = scoreSeries({ ...series, columns: columns.slice(1) }).standings
    expect(unsailed.map(({ netPoints }) => netPoints)).toEqual([100, 200, 0, 0])
  })
})

describe('duty', () => {
  it('scores the average of the own races without DNC', () => {
    const series = seriesOf(four, ['A B C D', 'B A', 'B A C:DUTY', 'C'])

    expect(scoreIn(series, 'C', 'R3')).toMatchObject({ code: 'DUTY', points: 200 })
    expect(reason(series, 'C', 'R3')).toBe('DUTY: average of 2 races, 4 / 2 = 2 (SI)')
  })

  it('scores like DNF without an own race, and is no race of the series alone', () => {
    const series = seriesOf(four, ['A B C:DUTY', 'A:DUTY'])
    expect(scoreIn(series, 'C')?.points).toBe(500)
    expect(scoreSeries(series).columns.map(({ isScored }) => isScored)).toEqual([true, false])
  })
})
