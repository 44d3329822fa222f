/** Championships in stages: published examples by number, then each rule with its limits. */
import { describe, expect, it } from 'vitest'
import { scoresOfAllRaces, scoreSeries } from '#results/rules/scoring/score.ts'
import { writeEnglish } from '#results/words/sentences.ts'
import { scoreIn } from './seriesFixture.ts'
import { type SentStage, staged, stagedTable } from './stagesFixture.ts'

const boats = 'y1 y2 y3 b1 b2 b3'
const yellowBlue = { Yellow: 'y1 y2 y3', Blue: 'b1 b2 b3' }

const qualifying = (races: SentStage['races'], more: Partial<SentStage> = {}): SentStage => ({
  stage: 'qualifying',
  lists: yellowBlue,
  races,
  ...more,
})

const both = (Yellow: string, Blue: string) => ({ Yellow, Blue })
const split = (Gold: string, Silver: string) => ({ Gold, Silver })

const final = (
  lists: SentStage['lists'],
  races: SentStage['races'],
  more: Partial<SentStage> = {},
): SentStage => ({ stage: 'final', lists, races, ...more })

const ranked = (...series: Parameters<typeof staged>) =>
  scoreSeries(staged(...series)).standings.map(({ id, netPoints }) => `${id} ${netPoints / 100}`)

describe('the published examples', () => {
  it('S1: fleets are dealt anew, and one score is discarded', () => {
    const first = { Yellow: 's1 s4 s5 s8', Blue: 's2 s3 s6 s7' }
    const second = { Yellow: 's5 s2 s6 s4', Blue: 's1 s7 s3 s8' }
    const races = {
      Q1: both('s1 s4 s5 s8', 's2 s3 s6 s7'),
      Q2: both('s5 s8 s1 s4', 's7 s6 s3 s2'),
      Q3: both('s5 s2 s6 s4', 's1 s7 s3 s8'),
      Q4: both('s2 s5 s4 s6', 's7 s1 s8 s3'),
    }
    const series = { ...qualifying(races), lists: first, columnLists: { Q3: second, Q4: second } }
    const ids = 's1 s2 s3 s4 s5 s6 s7 s8'

    expect(ranked(ids, [series], { discardThresholds: [4] })).toEqual([
      ...['s7 4', 's2 4', 's5 4', 's1 4', 's6 8', 's3 8', 's8 9', 's4 9'],
    ])
  })

  it('S2: a code counts the fleet', () => {
    const series = {
      ...qualifying({
        Q1: both('b101 b105 b108 b104:DSQ', 'b102 b103 b106 b107'),
        Q2: both('b108 b105 b101 b104', 'b103 b107 b106 b102'),
      }),
      lists: { Yellow: 'b101 b104 b105 b108', Blue: 'b102 b103 b106 b107' },
    }
    expect(ranked('b101 b102 b103 b104 b105 b106 b107 b108', [series])).toEqual([
      ...['b103 3', 'b108 4', 'b101 4', 'b105 4', 'b102 5', 'b107 6', 'b106 6', 'b104 9'],
    ])
  })

  it('S3: a race that one fleet sailed alone does not count', () => {
    const series = qualifying({ Q1: both('y1 y2 y3', 'b1 b2 b3'), Q2: { Yellow: 'y2 y1 y3' } })
    const { standings, columns } = scoreSeries(staged(boats, [series]))

    expect(standings.map(({ id, rank, netPoints }) => [id, rank, netPoints])).toEqual([
      ...[
        ['b1', 1, 100],
        ['y1', 1, 100],
        ['b2', 3, 200],
        ['y2', 3, 200],
      ],
      ...[
        ['b3', 5, 300],
        ['y3', 5, 300],
      ],
    ])
    expect(columns).toMatchObject([{ isScored: true }, { isScored: false, waitsFor: ['Blue'] }])
  })

  it('S4: gold ranks before silver, whatever the points', () => {
    const stages = [
      qualifying({ Q1: both('y1 y2 y3', 'b1 b2 b3'), Q2: both('y2 y1 y3', 'b2 b1 b3') }),
      final(split('y2 b2 y1', 'b1 y3 b3'), { F1: split('b2 y1 y2', 'b1 y3 b3') }),
    ]
    expect(ranked(boats, stages)).toEqual(['b2 4', 'y1 5', 'y2 6', 'b1 4', 'y3 8', 'b3 9'])
  })

  it('S6: the net points of both stages are added', () => {
    const stages = [
      qualifying({
        Q1: both('y1 y2 y3', 'b1 b3 b2'),
        Q2: both('y1 y3 y2', 'b2 b3 b1'),
        Q3: both('y2 y1 y3', 'b1 b2 b3'),
      }),
      final(
        split('b1 y1 y2', 'b2 b3 y3'),
        {
          F1: split('b1 y1 y2', 'b2 b3 y3'),
          F2: split('y1 y2 b1', 'b3 y3 b2'),
          F3: split('b1 y2 y1', 'y3 b2 b3'),
        },
        { carry: 'net' },
      ),
    ]
    const series = staged(boats, stages, { discardThresholds: [3] })
    const sums = scoreSeries(series).standings.map(({ id, netPoints, totalPoints }) =>
      [id, netPoints / 100, totalPoints / 100].join(' '),
    )
    expect(sums).toEqual(['b1 4 10', 'y1 5 10', 'y2 7 13', 'b2 6 12', 'b3 7 13', 'y3 8 14'])
  })

  it('S7: the rank is carried as one score', () => {
    const stages = [
      qualifying({ Q1: both('y1 y2 y3', 'b1 b2 b3'), Q2: both('y2 y1 y3', 'b1 b3 b2') }),
      final(
        split('b1 y2 y1', 'b3 b2 y3'),
        { F1: split('y1 b1 y2', 'b2 y3 b3'), F2: split('b1 y2 y1', 'y3 b3 b2') },
        { carry: 'rank' },
      ),
    ]
    const { standings } = scoreSeries(staged(boats, stages))

    expect(standings.map(({ id, netPoints }) => `${id} ${netPoints / 100}`)).toEqual([
      ...['b1 4', 'y1 7', 'y2 7', 'y3 9', 'b2 9', 'b3 9'],
    ])
    expect(standings[1]).toMatchObject({ carriedPoints: 300, totalPoints: 700, fleet: 'Gold' })
    expect(writeEnglish(standings[1]?.because ?? [])).toBe('rank carried over: 3')
    expect(standings[1]?.scores.map(({ columnId }) => columnId)).toEqual(['Q1', 'Q2', 'F1', 'F2'])
  })

  const ilca = [qualifying({ Q1: both('y1 y2 y3', 'b1 b2 b3'), Q2: both('y1 y2 y3', 'b1 b2 b3') })]

  it('24: points run on, and discards float over both stages', () => {
    const stages = [
      qualifying({ Q1: both('y1 y2 y3', 'b1 b2 b3'), Q2: both('y2 y1 y3', 'b1 b2 b3') }),
      final(split('b1 y1 y2', 'b2 y3 b3'), {
        F1: split('y1 b1 y2', 'b2 y3 b3'),
        F2: split('b1 y1 y2', 'y3 b2 b3'),
      }),
    ]
    expect(stagedTable(boats, stages, { discardThresholds: [4] })).toEqual([
      '1 b1 1 1 (2) 1 net 3',
      '2 y1 1 (2) 1 2 net 4',
      '3 y2 2 1 (3) 3 net 6',
      '4 b2 (2) 2 1 2 net 5',
      '5 y3 (3) 3 2 1 net 6',
      '6 b3 (3) 3 3 3 net 9',
    ])
  })

  const medalDay = (medal: string, others = 'y2', lists = 'y1 b1'): readonly SentStage[] => [
    ...ilca,
    final(
      split('y1 b1 y2', 'b2 y3 b3'),
      { F1: split('y1 b1 y2', 'b2 y3 b3'), F2: { Gold: others } },
      { columns: { F2: { firstPlace: 3 } } },
    ),
    { stage: 'medal', lists: { Medal: lists }, races: { M: { Medal: medal } } },
  ]

  it('25: the medal race counts double, and others sail on from its last place', () => {
    expect(stagedTable(boats, medalDay('y1 b1'))).toEqual([
      '1 y1 1 1 1 2 net 5',
      '2 b1 1 1 2 4 net 8',
      '3 y2 2 2 3 3 net 10',
      '4 b2 2 2 1 net 5',
      '5 y3 3 3 2 net 8',
      '6 b3 3 3 3 net 9',
    ])
  })

  it('a code in a medal race counts its fleet, and no factor', () => {
    const series = staged(boats, medalDay('b1'))
    const medal = scoreIn(series, 'y1', 'M')

    expect(medal).toMatchObject({ code: 'DNC', points: 300 })
    expect(writeEnglish(medal?.because ?? [])).toBe(
      'DNC: 2 boats in the medal fleet + 1 = 3 (medal race)',
    )
    expect(scoreIn(series, 'b1', 'M')?.points).toBe(200)
    expect(scoreIn(series, 'y2', 'M')).toBeUndefined()
    expect(scoreIn(series, 'y1', 'F2')).toBeUndefined()
    expect(scoreIn(staged(boats, medalDay('y1 b1:SCP')), 'b1', 'M')?.points).toBe(2 * 260)
  })

  it('points that the race committee states are not doubled', () => {
    const series = staged(boats, medalDay('y1 b1'))
    const sheets = series.sheets.map((one) => ({
      ...one,
      finishes: one.finishes.map((line) =>
        one.raceColumnId === 'M' && line.competitorId === 'b1' ? { ...line, points: 1.5 } : line,
      ),
    }))
    expect(scoreIn({ ...series, sheets }, 'b1', 'M')?.points).toBe(150)
  })

  it('the medal race breaks the tie before A8', () => {
    // y1 and b1 have 6 each; by A8.1, y1 with two first places would be first.
    const stages = [
      qualifying({ Q1: both('y1 y2 y3', 'b2 b1 b3'), Q2: both('y1 y2 y3', 'b2 b1 b3') }),
      { stage: 'medal' as const, lists: { Medal: 'y1 b1' }, races: { M: { Medal: 'b1 y1' } } },
    ]
    expect(ranked(boats, stages).slice(0, 2)).toEqual(['b1 6', 'y1 6'])
    // Nor is it a race after which scores are discarded.
    expect(ranked(boats, stages, { discardThresholds: [3] }).slice(0, 2)).toEqual(['b1 6', 'y1 6'])
  })
})

describe('a qualifying race', () => {
  const stages = [
    qualifying({ Q1: both('y1 y2 y3:DSQ', 'b1 b2 b3'), Q2: { Yellow: 'y1 y2 y3' }, Q3: {} }),
  ]

  it('counts the largest fleet for codes, in words', () => {
    const [stage] = stages
    const lists = { Yellow: 'y1 y2 y3', Blue: 'b1 b2 b3 b4', Red: '' }
    const series = staged(`${boats} b4`, [{ ...qualifying(stage?.races ?? {}), lists }])

    expect(writeEnglish(scoreIn(series, 'y3', 'Q1')?.because ?? [])).toBe(
      'DSQ: 4 boats in the largest fleet + 1 = 5 (qualifying series)',
    )
    expect(scoreIn(series, 'b4', 'Q1')).toMatchObject({ code: 'DNC', points: 500, rule: 'SI' })
  })

  it('waits for the other fleets once one has a result, and then is left out', () => {
    const waiting = scoreSeries(staged(boats, stages)).columns
    expect(waiting.map(({ waitsFor }) => waitsFor)).toEqual([undefined, ['Blue'], undefined])
    const waitsWith = (...more: readonly SentStage[]) =>
      scoreSeries(staged(boats, [...stages, ...more])).columns[1]?.waitsFor
    expect(waitsWith(final(yellowBlue, { F1: {} }))).toEqual(['Blue'])
    const medal = { stage: 'medal' as const, lists: { Medal: 'y1 b1' } }
    expect(waitsWith({ ...medal, races: { M: { Medal: 'y1 b1' } } })).toBeUndefined()
    const begun = [...stages, final(split('y1 b1 y2', 'b2 y3 b3'), { F1: split('y1 b1 y2', '') })]
    const ended = scoreSeries(staged(boats, begun))
    expect(ended.columns.map(({ waitsFor, isScored }) => waitsFor ?? isScored)).toEqual([
      ...[true, false, false, true],
    ])
    expect(ended.standings.map(({ id }) => id)).toEqual(['y1', 'b1', 'y2', 'b2', 'b3', 'y3'])
  })

  it('is cut to the same number of scores for each boat if the latest are left out', () => {
    const extra = qualifying(
      {
        Q1: both('y1 y2 y3', 'b1 b2 b3'),
        Q2: { Yellow: 'y3 y2 y1' },
        Q3: both('y1 y2 y3', 'b3 b2 b1'),
      },
      { leftover: 'excludeLatest' },
    )
    const lists = split('y1 b1 y2', 'b2 y3 b3')
    const columnsOf = (list: readonly SentStage[], id: string) =>
      scoreSeries(staged(boats, list))
        .standings.find((one) => one.id === id)
        ?.scores.map(({ columnId }) => columnId)

    expect(columnsOf([extra], 'y1')).toEqual(['Q1', 'Q3'])
    // y3 was in no fleet of the first race.
    const Q1 = both('y1 y2', 'b1 b2 b3')
    const unlisted = { ...extra, races: { ...extra.races, Q1 }, columnLists: { Q1 } }
    expect(columnsOf([unlisted], 'y1')).toEqual(['Q1', 'Q3'])
    expect(columnsOf([unlisted], 'y3')).toEqual(['Q3'])
    const { Q3: _left, ...only } = extra.races
    const cut = [{ ...extra, races: only }, final(lists, { F1: split('y1 b1 y2', 'b2 y3 b3') })]
    expect(scoreSeries(staged(boats, cut)).columns.map(({ isScored }) => isScored)).toEqual([
      ...[true, false, true],
    ])
    const ended = [extra, final(lists, { F1: split('y1 b1 y2', 'b2 y3 b3') })]
    expect(columnsOf(ended, 'y1')).toEqual(['Q1', 'Q2', 'F1'])
    expect(columnsOf(ended, 'b1')).toEqual(['Q1', 'Q3', 'F1'])
  })

  it('has scores also while it does not count', () => {
    const scores = scoresOfAllRaces(staged(boats, stages, { discardThresholds: [1] }))
    const ofBoat = scores
      .filter(([id]) => id === 'y1')
      .map(([, { columnId, isDiscarded }]) => {
        return [columnId, isDiscarded]
      })
    expect(ofBoat).toEqual([
      ['Q1', false],
      ['Q2', false],
    ])
  })

  it('has no cell for a boat in no list', () => {
    const series = staged(`${boats} z`, stages)
    expect(scoreIn(series, 'z', 'Q1')).toBeUndefined()
    expect(scoreSeries(series).standings.at(-1)?.id).toBe('z')
  })
})

describe('a final', () => {
  const opening = qualifying({ Q1: both('y1 y2 y3', 'b1 b2 b3'), Q2: both('y1 y2 y3', 'b1 b2 b3') })
  const lists = split('y1 b1 y2 b2', 'y3 b3')

  it('counts the own fleet for codes', () => {
    const series = staged(boats, [opening, final(lists, { F1: split('y1 b1', 'y3') })])

    expect(scoreIn(series, 'y2', 'F1')?.points).toBe(500)
    expect(scoreIn(series, 'b3', 'F1')?.points).toBe(300)
    expect(writeEnglish(scoreIn(series, 'b3', 'F1')?.because ?? [])).toBe(
      'DNC: 2 boats in the fleet + 1 = 3 (final series)',
    )
  })

  it('ranks its fleets from its first result on, and not before', () => {
    const worse = split('y3 b3 y2 b2', 'y1 b1')
    expect(ranked(boats, [opening, final(worse, { F1: {} })])[0]).toBe('b1 2')
    expect(ranked(boats, [opening, final(worse, { F1: { Silver: 'y1 b1' } })])[0]).toBe('b2 4')
    const better = [
      { fleet: 'Silver', orderNo: 1 },
      { fleet: 'Gold', orderNo: 2 },
    ]
    const bySeries = final(lists, { F1: { Gold: 'y1 b1' } }, { fleetOrder: better })
    expect(ranked(boats, [opening, bySeries])[0]).toBe('b3 6')
    const named = final(lists, { F1: { Gold: 'y1 b1' } }, { fleetOrder: better.slice(0, 1) })
    expect(ranked(boats, [opening, named])[0]).toBe('b3 6')
    const carried = final(worse, { F1: { Silver: 'y1 b1' } }, { carry: 'net' })
    expect(ranked(boats, [opening, carried])[0]).toBe('b2 4')
  })

  it('keeps a boat in the better fleet that she was moved to', () => {
    const moved = split('y1 b1 y2 b2 y3', 'b3')
    const races = { F1: split('y1 b1 y2 b2', 'y3 b3'), F2: split('y1 b1 y2 b2 y3', 'b3') }
    const fleets = ['Gold', 'Silver'].map((name, orderNo) => ({ name, orderNo }))
    const columns = { F1: { fleets } }
    const stages = [opening, final(lists, races, { columnLists: { F2: moved }, columns })]
    const { standings } = scoreSeries(staged(boats, stages))
    expect(standings[3]).toMatchObject({ id: 'y3', fleet: 'Gold' })
  })

  it('discards at most as many scores as a series allows, and never its only race', () => {
    const races = { F1: split('b2 y1 b1 y2', 'b3 y3'), F2: split('b1 b2 y2 y1', 'y3 b3') }
    const scores = (more: Partial<SentStage>, sailed: SentStage['races'] = races) =>
      stagedTable(boats, [opening, final(lists, sailed, more)], {
        discardThresholds: [3, 4],
      }).find((line) => line.includes(' y1 '))

    expect(scores({})).toBe('2 y1 1 1 (2) (4) net 2')
    expect(scores({ maximumNumberOfDiscards: 1 })).toBe('3 y1 (1) 1 2 (4) net 3')
    expect(scores({}, { F1: races.F2 })).toBe('3 y1 (1) 1 4 net 5')
  })

  it('ranks a boat that is in none of its fleets last', () => {
    const races = { F1: split('y1 y2', 'y3 b2 b3') }
    expect(ranked(boats, [opening, final(split('y1 y2', 'y3 b2 b3'), races)]).at(-1)).toBe('b1 2')
  })

  it('carries no score of a boat that is only in a stage after it', () => {
    const stages = [
      opening,
      final({ Gold: 'y1 y2' }, { F1: { Gold: 'y1 y2' } }, { carry: 'net' }),
      { stage: 'medal' as const, lists: { Medal: 'y1 b1' }, races: { M: { Medal: 'b1 y1' } } },
    ]
    expect(ranked(boats, stages).slice(0, 3)).toEqual(['y1 7', 'y2 6', 'b1 2'])
  })

  it('keeps the order and the ties of the boats behind it', () => {
    const medal = { stage: 'medal' as const, lists: { Medal: 'y1 b1' }, carry: 'net' as const }
    const stages = [
      qualifying({ Q1: both('y1 y2 y3', 'b1 b2') }),
      { ...medal, races: { M: { Medal: 'y1 b1' } } },
    ]
    const { standings } = scoreSeries(staged(boats, stages))
    expect(standings.map(({ id, rank, isTied }) => `${rank} ${id} ${isTied}`)).toEqual([
      ...['1 y1 false', '2 b1 false', '3 b2 true', '3 y2 true', '5 y3 false', '6 b3 false'],
    ])
  })

  it('compares the carried score too when it breaks a tie (A8.1)', () => {
    const sailed = split('b1 y2 y1', 'b2 y3 b3')
    const stages = [
      qualifying({ Q1: both('y1 y2 y3', 'b1 b2 b3') }),
      final(sailed, { F1: sailed, F2: sailed }, { carry: 'rank' }),
    ]
    // y1 has 1, 3 and 3, and y2 has 2, 2 and 3.
    expect(ranked(boats, stages).slice(0, 3)).toEqual(['b1 3', 'y1 7', 'y2 7'])
  })

  it('takes over a part of the net points', () => {
    const lastDay = (carry: NonNullable<SentStage['carry']>) => {
      const medal = { stage: 'medal' as const, lists: { Medal: 'y1 b1' }, carry }
      const stages = [
        qualifying({
          Q1: both('y1 y2 y3', 'b2 b1 b3'),
          Q2: both('y1 y2 y3', 'b2 b1 b3'),
          Q3: both('y1 y2 y3', 'b2 b1 b3'),
          Q4: both('y1 y2 y3', 'b3 b2 b1'),
          Q5: both('y1 y2 y3', 'b3 b2 b1'),
        }),
        { ...medal, races: { M: { Medal: 'y1 b1' } }, columns: { M: { factor: 100 } } },
      ]
      return scoreSeries(staged(boats, stages)).standings
    }
    const parts = { rounding: 'halfUp', decimals: 0 } as const

    const [first, second, third] = lastDay({ divide: 2, ...parts })
    // 5 / 2 is 2.5, and 12 / 2 is 6.
    expect([first?.carriedPoints, second?.carriedPoints]).toEqual([300, 600])
    expect([first?.netPoints, second?.netPoints]).toEqual([400, 800])
    expect(third).toMatchObject({ id: 'b2', rank: 3, netPoints: 700 })
    expect(writeEnglish(first?.because ?? [])).toBe('carried over: 5 / 2 = 3')
    expect(lastDay({ divide: 2, rounding: 'truncate', decimals: 0 })[0]?.carriedPoints).toBe(200)
    const cut = lastDay({ divide: 2.25, rounding: 'truncate', decimals: 1 })
    expect(cut.slice(0, 2).map(({ carriedPoints }) => carriedPoints)).toEqual([220, 530])
    expect(lastDay({ divide: 2.25, rounding: 'halfUp', decimals: 2 })[1]?.carriedPoints).toBe(533)
  })
})

it('says the rules of the stages', () => {
  const lists = split('y1 b1 y2', 'b2 y3 b3')
  const stages = [
    qualifying({ Q1: {} }, { leftover: 'excludeLatest' }),
    final(lists, { F1: {} }, { carry: 'net', maximumNumberOfDiscards: 1 }),
    { stage: 'medal' as const, lists: { Medal: 'y1' }, races: { M: {} } },
  ]
  const rules = scoreSeries(staged(boats, stages)).rules.map((rule) => writeEnglish([rule]))

  expect(rules.slice(2, -2)).toEqual([
    'Qualifying series qualifying: codes score the number of boats in the largest fleet of the race + 1. A race counts when all fleets have a result.',
    'The latest extra scores of a boat are left out at the end of the qualifying series.',
    'Final series final: codes score the number of boats in the fleet of the boat + 1. Fleets rank in this order: Gold, Silver.',
    'The net points of the stages before are carried over.',
    'At most 1 result of final is discarded.',
    'Medal series medal: codes score the number of boats in the medal fleet + 1, which no factor multiplies. Its boats rank before all others.',
    'All scores of the stages before count on.',
  ])
})
