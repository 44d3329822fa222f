/** Cases by hand: each code, and the decisions about penalties and redress. */
import { describe, expect, it } from 'vitest'
import type { Finish, Penalty, ScoreCode } from '#results/rules/finishSheet.ts'
import { scoreCodes } from '#schemas/results/scoreCodes.ts'
import { preparatoryFlags } from '#races/rules/startSequence.ts'
import { earlyCodeOf, earlyCodes, existingCode, needsTime } from '#results/rules/scoring/codes.ts'
import { scoreSeries } from '#results/rules/scoring/score.ts'
import type { Score, Series } from '#results/rules/scoring/standings.ts'
import { writeEnglish } from '#results/words/sentences.ts'
import { column, lines, scoreIn, seriesOf, sheet } from './seriesFixture.ts'

const ten = 'A B C D E F G H I J'

/** C is third of ten entries. Four others finish, so that five boats came. */
const asThird = (finish: Partial<Finish>, more = {}) =>
  scoreIn(seriesOf(ten, [lines('A B C D E', { C: finish })], more), 'C')

describe('each code', () => {
  it.each<[ScoreCode, number, number, string]>([
    ...(['DNS', 'OCS', 'UFD', 'BFD', 'NSC', 'DNF', 'RET', 'RAF', 'DSQ', 'DNE', 'DGM'] as const).map(
      (code): [ScoreCode, number, number, string] => [code, 1100, 600, 'A5.2'],
    ),
    ...(['DND', 'RCT', 'DCT'] as const).map((code): [ScoreCode, number, number, string] => [
      code,
      1100,
      600,
      'A5.2',
    ]),
    ['DNC', 1100, 1100, 'A5.2'],
    ['TLE', 500, 500, 'SI'],
    // 20 % of 11 is 2.2, and of 6 is 1.2.
    ['SCP', 520, 420, '44.3(c)'],
    ['ZFP', 520, 420, '30.2'],
    ['DPI', 300, 300, 'A4'],
    ['STP', 400, 400, 'SI'],
    // Without an earlier race, and without stated redress.
    ['SCA', 1100, 600, 'A9(b)'],
    ['RDG', 1100, 600, 'A9(c)'],
    // A boat on duty does not come to the starting area.
    ['DUTY', 1100, 500, 'SI'],
  ])('%s scores %i hundredths by A5.2, and %i by A5.3', (code, entries, startingArea, rule) => {
    expect(asThird({ code })).toMatchObject({ code, points: entries, rule })
    expect(asThird({ code }, { penaltyBase: 'startingArea' })?.points).toBe(startingArea)
  })

  it('is in the table above', () => {
    expect(scoreCodes).toHaveLength(23)
  })

  it.each(scoreCodes)('%s leaves or takes a place', (code) => {
    const keepsPlace = ['SCP', 'ZFP', 'DPI', 'STP', 'RDG'].includes(code)
    const series = seriesOf(ten, [lines('A B C D E', { C: { code } })])

    expect(scoreIn(series, 'C')?.place).toBe(keepsPlace ? 3 : undefined)
    expect(scoreIn(series, 'D')?.points).toBe(keepsPlace ? 400 : 300)
    expect(scoreIn(series, 'C')?.isDiscarded).toBe(false)
  })

  it.each(scoreCodes)('%s is excluded or not', (code) => {
    const races = ['A B C', lines('C B A', { A: { code, points: 12 } })]
    const series = seriesOf('A B C', races, { discardThresholds: [2] })

    expect(scoreIn(series, 'A', 'R2')?.isDiscarded).toBe(!['DNE', 'DGM', 'DND'].includes(code))
  })

  it.each(scoreCodes)('%s came to the starting area or not', (code) => {
    const series = seriesOf('A B', [lines('A B', { B: { code } })])

    expect(scoreSeries(series).columns).toMatchObject([
      { came: ['DNC', 'DUTY'].includes(code) ? 1 : 2 },
    ])
  })
})

describe('questions about codes', () => {
  it('which places need a time', () => {
    expect(scoreCodes.filter((code) => needsTime({ code }))).toEqual(['ZFP', 'SCP', 'DPI', 'STP'])
    expect([{}, { points: 1 }, { redress: { kind: 'all' } as const }].map(needsTime)).toEqual([
      ...[true, false, false],
    ])
  })

  it('what existing clients see', () => {
    expect((['DUTY', 'DNF'] as const).map(existingCode)).toEqual(['RDG', 'DNF'])
  })

  it('what an early start scores', () => {
    const codes = preparatoryFlags.map(earlyCodeOf)
    expect(codes).toEqual(['OCS', 'OCS', 'OCS', 'OCS', 'UFD', 'BFD'])
    expect(new Set(earlyCodes)).toEqual(new Set(codes))
  })
})

it('a score has no values that it does not need', () => {
  const always = ['columnId', 'fleet', 'points', 'rule']
  const keysOf = (finish: Partial<Finish>) => Object.keys(asThird(finish) ?? {})
  expect(keysOf({})).toEqual([...always, 'place', 'because', 'isDiscarded'])
  expect(keysOf({ code: 'DNF' })).toEqual([...always, 'code', 'because', 'isDiscarded'])
})

const reasonOf = (score: Score | undefined) => writeEnglish(score?.because ?? [])

describe('a reason', () => {
  it.each<[string, Partial<Finish>]>([
    ['3rd place 3 points (A4)', {}],
    ['DNF: 10 entries + 1 = 11 (A5.2)', { code: 'DNF' }],
    ['TLE: 4 boats with a place + 1 = 5 (SI)', { code: 'TLE' }],
    ['3rd place 3 points, plus 20 % of DNF (11) = 2.2: 5.2 (44.3(c))', { code: 'SCP' }],
    ['3rd place 3 points, plus STP 1: 4 (SI)', { code: 'STP' }],
    ['stated points 4.5 (90.3)', { points: 4.5, code: 'DNF' }],
    ['RDG: stated points 2.5 (A9(c))', { redress: { kind: 'points', points: 2.5 } }],
    ['2nd to 3rd place shared 2.5 points (A7)', { levelWithPrevious: true }],
    [
      '3rd place 3 points, plus 2 times 20 % of DNF (11) = 4.4, plus DPI 1.5: 8.9 (30.2, A10)',
      {
        penalties: [
          { code: 'ZFP', times: 2 },
          { code: 'DPI', points: 1.5 },
        ],
      },
    ],
    [
      '3rd place 3 points, plus 3 times SCP 5 = 15, SCP and ZFP at most to DNF (11): 11 (44.3(c))',
      { penalties: [{ code: 'SCP', points: 5, times: 3 }] },
    ],
    ['RDG: no race to average, scored like DNF: 10 entries + 1 = 11 (A9(c))', { code: 'RDG' }],
    ['SCA: no race to average, scored like DNF: 10 entries + 1 = 11 (A9(b))', { code: 'SCA' }],
  ])('is %s', (because, finish) => {
    expect(reasonOf(asThird(finish))).toBe(because)
  })

  it('names the starting area, the factor, and the races of an average', () => {
    const startingArea = { penaltyBase: 'startingArea' } as const
    expect(reasonOf(asThird({ code: 'DNF' }, startingArea))).toBe(
      'DNF: 5 boats in the starting area + 1 = 6 (A5.3)',
    )
    expect(reasonOf(asThird({ code: 'DNC' }, startingArea))).toBe('DNC: 10 entries + 1 = 11 (A5.3)')
    expect(reasonOf(asThird({}, { columns: [column('R1', { factor: 150 })] }))).toBe(
      '3rd place 3 points, times 1.5: 4.5 (A4)',
    )
    const races = ['A B C', 'B A C', lines('B C A:RDG', { A: { redress: { kind: 'all' } } })]
    expect(reasonOf(scoreIn(seriesOf('A B C', races), 'A', 'R3'))).toBe(
      'RDG: average of 2 races, 3 / 2 = 1.5 (A9(a))',
    )
  })

  const timed = (
    handicap: { readonly factor: string; readonly allowance: string },
    scoredBy: Series['scoredBy'] = 'correctedTime',
  ) => {
    const finishes = [{ competitorId: 'A', finishMillis: 3_723_900 }, { competitorId: 'B' }]
    const more = { startMillis: 0, distanceNm: '2', handicaps: { A: handicap } }
    const series = seriesOf('A B', [''], { scoredBy, sheets: [sheet('R1', finishes, more)] })
    return { a: scoreIn(series, 'A'), b: scoreIn(series, 'B') }
  }

  it.each([
    ['elapsed 1:02:03 x 0.95 = corrected 0:58:57', '0.95', '0'],
    ['elapsed 1:02:03 x 100 / 112 = corrected 0:55:24', String(100 / 112), '0'],
    ['elapsed 1:02:03 - 60 s/NM x 2 NM = corrected 1:00:03', '1', '60'],
    ['elapsed 1:02:03 x 0.5 - 60 s/NM x 2 NM = corrected 0:29:02', '0.5', '60'],
    ['elapsed 1:02:03 - 2000 s/NM x 2 NM = corrected -0:04:37', '1', '2000'],
  ])('is %s', (words, factor, allowance) => {
    const { a } = timed({ factor, allowance })
    expect(reasonOf(a)).toBe(`${words}: 1st place 1 point (A4)`)
  })

  it('has a corrected time if places are by it, and an elapsed one of each known finish', () => {
    const handicap = { factor: '0.95', allowance: '0' }
    const { a, b } = timed(handicap, 'order')
    expect(reasonOf(a)).toBe('1st place 1 point (A4)')
    expect(a).toMatchObject({ elapsedSeconds: 3723 })
    expect(
      [a, b].map((one) => Object.keys(one ?? {}).filter((key) => key.endsWith('Seconds'))),
    ).toEqual([['elapsedSeconds'], []])
    expect(timed(handicap).a).toMatchObject({ elapsedSeconds: 3723, correctedSeconds: 3537 })
    const unknown = timed({ factor: 'fast', allowance: '0' }).a
    expect(reasonOf(unknown)).toContain('no place')
    expect(unknown).not.toHaveProperty('correctedSeconds')
  })

  it('says why a boat without a place scores like DNF', () => {
    const series = seriesOf('A B', ['A B'], { scoredBy: 'correctedTime' })
    expect(reasonOf(scoreIn(series, 'A'))).toBe(
      'no place, scored like DNF: 2 entries + 1 = 3 (A5.2)',
    )
  })
})

describe('penalties', () => {
  const penalized = (penalties: Finish['penalties'], finish: Partial<Finish> = {}) =>
    asThird({ ...(penalties === undefined ? {} : { penalties }), ...finish })

  it('are points, a percentage, or 20 %, as often as stated', () => {
    expect(penalized([{ code: 'SCP', points: 1.3 }])?.points).toBe(430)
    expect(penalized([{ code: 'SCP', percent: 30 }])?.points).toBe(630)
    expect(penalized([{ code: 'SCP', percent: 12.5 }])?.points).toBe(440)
    // The rounded 2.2 counts three times: 6.6.
    expect(penalized([{ code: 'ZFP', times: 3 }])?.points).toBe(960)
  })

  it('together are not worse than DNF, except for DPI', () => {
    const both: Penalty[] = [
      { code: 'SCP', points: 5 },
      { code: 'ZFP', points: 5 },
    ]
    expect(penalized(both)?.points).toBe(1100)
    expect(penalized([...both, { code: 'DPI', points: 2.5 }])?.points).toBe(1350)
    expect(penalized([{ code: 'DPI', points: 20 }])?.points).toBe(2300)
  })

  it('improve no score that is worse than DNF', () => {
    const redress = { kind: 'points', points: 15 } as const
    expect(penalized([{ code: 'SCP' }], { redress })?.points).toBe(1500)
  })

  it('show the first one as the code, which wins if it is given', () => {
    expect(penalized([{ code: 'ZFP' }, { code: 'SCP' }])?.code).toBe('ZFP')
    expect(penalized([{ code: 'ZFP' }], { code: 'STP' })).toMatchObject({
      code: 'STP',
      points: 620,
    })
  })

  it('without an entry are none', () => {
    expect(penalized([])).not.toHaveProperty('code')
  })

  it('beside the same code are the penalty that the code stands for', () => {
    expect(penalized([{ code: 'SCP', points: 1 }], { code: 'SCP' })?.points).toBe(400)
    expect(penalized([{ code: 'ZFP', points: 1 }], { code: 'SCP' })?.points).toBe(620)
  })

  it('do not count for a boat that did not finish, nor beside stated points', () => {
    expect(penalized([{ code: 'ZFP' }], { code: 'DNF' })?.points).toBe(1100)
    expect(penalized([{ code: 'ZFP' }], { points: 3.5 })).toMatchObject({
      code: 'ZFP',
      points: 350,
    })
  })
})

describe('time limits', () => {
  it('score at most DNF', () => {
    const race = lines('A B C:TLE')
    const startingArea = { penaltyBase: 'startingArea' } as const
    expect(scoreIn(seriesOf('A B C', [race]), 'C')?.points).toBe(300)
    const stated = seriesOf('A B', [lines('C D E A:TLE')], startingArea)
    expect(scoreIn(stated, 'A')?.points).toBe(400)
    const limited = scoreIn(seriesOf('A', [lines('C D E A:TLE')]), 'A')
    expect(limited?.points).toBe(200)
    expect(reasonOf(limited)).toBe('TLE: 3 boats with a place + 1 = 4, at most DNF (2) (SI)')
  })
})

describe('redress', () => {
  const races = (finish: Partial<Finish>, third: string | readonly Finish[] = 'D C B A') => [
    'A B C D',
    lines('B A C D', { A: finish }),
    third,
  ]
  const ofA = (...values: Parameters<typeof races>) =>
    scoreIn(seriesOf('A B C D', races(...values)), 'A', 'R2')

  it.each<Partial<Finish>>([{}, { code: 'RDG' }])(
    'with %j keeps the place for the others',
    (more) => {
      const series = seriesOf('A B C D', races({ ...more, redress: { kind: 'all' } }))
      expect(scoreIn(series, 'A', 'R2')).toMatchObject({ place: 2, points: 250, code: 'RDG' })
      expect(scoreIn(series, 'C', 'R2')?.points).toBe(300)
    },
  )

  it('of a boat that did not finish takes no place', () => {
    const series = seriesOf('A B C D', races({ code: 'DNE', redress: { kind: 'all' } }))
    expect(scoreIn(series, 'A', 'R2')).toMatchObject({ points: 250, code: 'RDG' })
    expect(scoreIn(series, 'A', 'R2')?.place).toBeUndefined()
    expect(scoreIn(series, 'C', 'R2')?.points).toBe(200)
  })

  it('averages the stated races', () => {
    const redress = { kind: 'all', raceColumnIds: ['R3'] } as const
    expect(ofA({ redress })).toMatchObject({ points: 400, rule: 'A9(a)' })
    expect(ofA({ redress: { ...redress, points: 9 } })?.points).toBe(400)
  })

  it('of a line that states none scores like DNF', () => {
    expect(ofA({ code: 'RDG' })).toMatchObject({ points: 500, rule: 'A9(c)' })
  })

  it('averages scores before the factor, and multiplies the average', () => {
    const columns = [column('R1', { factor: 300 }), column('R2', { factor: 200 }), column('R3')]
    const series = seriesOf('A B C D', races({ redress: { kind: 'all' } }), { columns })
    expect(scoreIn(series, 'A', 'R2')?.points).toBe(500)
  })

  it('averages no race with redress, and none with SCA', () => {
    const redress = { kind: 'all' } as const
    expect(ofA({ redress }, lines('D C B A', { A: { redress } }))?.points).toBe(100)
    expect(ofA({ redress }, 'D C B A:SCA')?.points).toBe(100)
    expect(ofA({ redress }, lines('D A:RDG', { A: { points: 1.5 } }))?.points).toBe(100)
  })

  it('of SCA is the average of the races before', () => {
    expect(ofA({ code: 'SCA' })).toMatchObject({ points: 100, rule: 'A9(b)' })
    const averaged = { code: 'SCA', redress: { kind: 'all' } } as const
    expect(ofA(averaged)).toMatchObject({ code: 'SCA', points: 250 })
  })

  it('averages DNC, excluded scores, and stated points', () => {
    const averaged = lines('A', { A: { redress: { kind: 'all' } } })
    const stated = lines('B A', { A: { points: 1.5 } })
    const series = seriesOf('A B', ['B', averaged, stated], { discardThresholds: [1] })
    // 3 and 1.5 are 2.25 on average.
    expect(scoreIn(series, 'A', 'R2')?.points).toBe(230)
  })

  it('and a penalty are added', () => {
    const redress = { kind: 'points', points: 2 } as const
    // 20 % of 5 is 1.
    expect(ofA({ redress, penalties: [{ code: 'SCP' }] })?.points).toBe(300)
  })
})
