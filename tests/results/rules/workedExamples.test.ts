/**
 * Published examples of the low point system, from class rules, clubs and other programs. Stages and
 * other systems have files of their own. Not built: PHRF factors from a rating.
 */
import { describe, expect, it } from 'vitest'
import { correctedSecondsOf } from '#results/rules/scoring/correctedTime.ts'
import { scoreSeries } from '#results/rules/scoring/score.ts'
import {
  column,
  entriesOf,
  lines,
  scoreIn,
  seriesOf,
  sheet,
  table,
  tableOf,
} from './seriesFixture.ts'

describe('codes and discards', () => {
  it('does not exclude DNE, but the next worst score', () => {
    const races = ['A B C D', 'A B C D', 'B C D A:DNE']
    expect(tableOf('A B C D', races, { discardThresholds: [3] })).toEqual([
      '1 B (2) 2 1 net 3',
      '2 C (3) 3 2 net 5',
      '3 A (1) 1 5 net 6',
      '4 D (4) 4 3 net 7',
    ])
  })

  it('excludes the earliest of equal worst scores, and after each race again', () => {
    const races = ['A B C', 'A B C', 'B C A:DNC', 'A B C', 'C A B']
    const after = (count: number) =>
      tableOf('A B C', races.slice(0, count), { discardThresholds: [4] })

    expect(after(3)).toEqual(['1 B 2 2 1 net 5', '2 A 1 1 4 net 6', '3 C 3 3 2 net 8'])
    expect(after(4)).toEqual(['1 A 1 1 (4) 1 net 3', '2 B (2) 2 1 2 net 5', '3 C (3) 3 2 3 net 8'])
    expect(after(5)).toEqual([
      '1 A 1 1 (4) 1 2 net 5',
      '2 B 2 2 1 2 (3) net 7',
      '3 C (3) 3 2 3 1 net 9',
    ])
  })

  it('adds and divides the points of boats level at the line (A7)', () => {
    expect(tableOf('A B C D', ['A B =C D', 'D A B C'])).toEqual([
      '1 A 1 2 net 3',
      '2 D 4 1 net 5',
      '3 B 2.5 3 net 5.5',
      '4 C 2.5 4 net 6.5',
    ])
    expect(tableOf('A B C D E F G', ['A B C D =E =F G'])[5]).toBe('4 F 5 net 5')
    expect(tableOf('A B C D E F G', ['A B C D =E =F G'])[6]).toBe('7 G 7 net 7')
  })
})

describe('ties', () => {
  it('leave excluded scores out (A8.1), and then include them (A8.2)', () => {
    const races = ['C B', 'C A B D', 'C D A B']
    expect(tableOf('A B C D', races, { discardThresholds: [3] })).toEqual([
      '1 C (1) 1 1 net 2',
      '2 A (5) 2 3 net 5',
      '3 B 2 3 (4) net 5',
      '4 D (5) 4 2 net 6',
    ])
  })

  it('go back from the last race (A8.2)', () => {
    expect(tableOf('A B C D', ['A B C D', 'B A C D', 'C D'])).toEqual([
      '1 C 3 3 1 net 7',
      '2 B 2 1 5 net 8',
      '3 A 1 2 5 net 8',
      '4 D 4 4 2 net 10',
    ])
  })

  it('stay if no rule breaks them', () => {
    const series = seriesOf('A B C', ['A =B C', 'A =B C'])
    expect(table(scoreSeries(series))).toEqual([
      '1 A 1.5 1.5 net 3',
      '1 B 1.5 1.5 net 3',
      '3 C 3 3 net 6',
    ])
    expect(scoreSeries(series).standings.map(({ isTied }) => isTied)).toEqual([true, true, false])
  })

  it('compare scores with their factors (A8.1)', () => {
    const columns = [column('R1'), column('R2', { factor: 200 }), column('R3')]
    expect(tableOf('A B C D', ['A B C D', 'C B A D', 'A B C D'], { columns })).toEqual([
      '1 A 1 6 1 net 8',
      '2 B 2 4 2 net 8',
      '3 C 3 2 3 net 8',
      '4 D 4 8 4 net 16',
    ])
  })
})

describe('penalties', () => {
  it('add 20 % of DNF to the nearest tenth (44.3(c))', () => {
    const races = ['A B C:SCP D E:DNF F:DNC']
    expect(tableOf('A B C D E F', races)).toEqual([
      '1 A 1 net 1',
      '2 B 2 net 2',
      '3 D 4 net 4',
      '4 C 4.4 net 4.4',
      '5 E 7 net 7',
      '5 F 7 net 7',
    ])
    expect(tableOf('A B C D E F', races, { penaltyBase: 'startingArea' })).toEqual([
      '1 A 1 net 1',
      '2 B 2 net 2',
      '3 D 4 net 4',
      '4 C 4.2 net 4.2',
      '5 E 6 net 6',
      '6 F 7 net 7',
    ])
    expect(tableOf('A B C D E F', ['A B =C:SCP D E F'])[2]).toBe('3 C 3.9 net 3.9')
  })

  it('count in a series', () => {
    const races = ['C A', 'A B C:SCP', 'A C']
    const discarding = { discardThresholds: [3] }
    expect(tableOf('A B C D E F', races)[1]).toBe('2 C 1 4.4 2 net 7.4')
    expect(tableOf('A B C D E F', races, discarding)[1]).toBe('2 C 1 (4.4) 2 net 3')
  })
})

describe('redress (A9)', () => {
  it('averages the races before', () => {
    const averaged = (kind: 'all' | 'before') => lines('B C A:RDG', { A: { redress: { kind } } })
    const races = (kind: 'all' | 'before') => ['B A C', 'A B C', averaged(kind), 'B A C']
    expect(tableOf('A B C', races('before'))).toEqual([
      '1 B 1 2 1 1 net 5',
      '2 A 2 1 1.5 2 net 6.5',
      '3 C 3 3 2 3 net 11',
    ])
    expect(scoreIn(seriesOf('A B C', races('all')), 'A', 'R3')?.points).toBe(170)
  })
})

describe('corrected times', () => {
  /** @returns the place and the corrected seconds of each boat */
  const placesAndTimes = (boats: readonly (readonly [seconds: number, factor: string])[]) => {
    const handicaps = Object.fromEntries(
      boats.map(([, factor], index) => [`B${index}`, { factor, allowance: '0' }]),
    )
    const finishes = boats.map(([seconds], index) => ({
      competitorId: `B${index}`,
      finishMillis: 1000 * seconds,
    }))
    const ids = finishes.map(({ competitorId }) => competitorId)
    const series = seriesOf(ids.join(' '), [finishes], {
      scoredBy: 'correctedTime',
      sheets: [sheet('R1', finishes, { startMillis: 0, handicaps })],
    })
    return ids.map((id) => {
      const { place, correctedSeconds, points } = scoreIn(series, id) ?? {}
      return [place, correctedSeconds, points]
    })
  }

  it('of Portsmouth numbers', () => {
    const numbers = [
      [3600, '1'],
      [3300, '1.1111111111'],
      [4200, '0.9090909091'],
    ] as const
    expect(placesAndTimes(numbers)).toEqual([
      [1, 3600, 100],
      [2, 3667, 200],
      [3, 3818, 300],
    ])
    expect(placesAndTimes([[1200, '0.92165898618']])[0]?.[1]).toBe(1106)
  })

  it('of equal whole seconds are shared places (A7)', () => {
    const boats = [
      [3600, '1.000'],
      [4000, '0.900'],
      [3480, '1.000'],
    ] as const
    expect(placesAndTimes(boats)).toEqual([
      [2, 3600, 250],
      [2, 3600, 250],
      [1, 3480, 100],
    ])
  })

  it('of time on distance, exact to the last digit', () => {
    const corrected = (seconds: number, factor: string, allowance = '0', distanceNm?: string) =>
      correctedSecondsOf(
        {
          startMillis: 0,
          handicaps: { A: { factor, allowance } },
          ...(distanceNm === undefined ? {} : { distanceNm }),
        },
        'A',
        1000 * seconds,
      )

    expect(corrected(3600, '1', '165', '6')).toBe(2610)
    expect((corrected(3600, '1', '147', '6') ?? 0) - 2610).toBe(108)
    // In doubles, 3100 x 1.005 is less than 3115.5.
    expect(corrected(3100, '1.005')).toBe(3116)
    expect(corrected(3810, '0.97014925373')).toBe(3696)
    // 14 x 100 / 112 is 12.5.
    expect(corrected(14, '0.89285714')).toBe(13)
    expect(corrected(10, '1', '10.5', '1')).toBe(0)
    expect(corrected(10, '1', '12.6', '1')).toBe(-3)
    expect(corrected(10, '1', '11.5', '1')).toBe(-1)
    expect(corrected(1000, '1e-10')).toBe(0)
    expect(corrected(1000, '1e-1')).toBe(100)
    expect(corrected(1, '1e2')).toBe(100)
    expect(corrected(1000, '1', '5')).toBeUndefined()
    for (const factor of ['fast', 'x1', '1x']) expect(corrected(1000, factor)).toBeUndefined()
    expect(corrected(1000, '1', 'much', '1')).toBeUndefined()
  })

  it('need a start, a finish and a rating', () => {
    const handicaps = { A: { factor: '1', allowance: '0' } }
    const timed = { startMillis: 2_000, handicaps }
    expect(correctedSecondsOf(timed, 'A', 5_000)).toBe(3)
    expect(correctedSecondsOf(timed, 'A', undefined)).toBeUndefined()
    expect(correctedSecondsOf({ handicaps }, 'A', 5_000)).toBeUndefined()
    expect(correctedSecondsOf(timed, 'B', 5_000)).toBeUndefined()
  })
})

describe('entries', () => {
  it('count although they never sailed (A2.2)', () => {
    const ids = 'A B C D'
    expect(tableOf(`${ids} E`, ['A B C', 'A B C D'])[3]).toBe('4 D 6 4 net 10')
    expect(tableOf(`${ids} E`, ['A B C', 'A B C D'])[4]).toBe('5 E 6 6 net 12')
    expect(tableOf(ids, ['A B C', 'A B C D'])[3]).toBe('4 D 5 4 net 9')
  })

  it('of gold rank before silver, whatever their points', () => {
    const fleets = (orderNo: readonly (number | undefined)[]) =>
      ['Gold', 'Silver'].map((name, index) => {
        const order = orderNo[index]
        return order === undefined ? { name } : { name, orderNo: order }
      })
    const sailed = (orderNo: readonly (number | undefined)[]) =>
      tableOf('A B C D', ['', ''], {
        entries: entriesOf('A B C D'),
        columns: [column('R1'), column('F1', { fleets: fleets(orderNo) })],
        sheets: [
          sheet('R1', 'A B C D'),
          sheet('F1', 'D A', { fleet: 'Gold' }),
          sheet('F1', 'B C', { fleet: 'Silver' }),
        ],
      })

    expect(sailed([1, 2])).toEqual([
      '1 A 1 2 net 3',
      '2 D 4 1 net 5',
      '3 B 2 1 net 3',
      '4 C 3 2 net 5',
    ])
    expect(sailed([])).toEqual(['1 B 2 1 net 3', '2 A 1 2 net 3', '3 D 4 1 net 5', '4 C 3 2 net 5'])
  })
})
