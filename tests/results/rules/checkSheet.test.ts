import { describe, expect, it } from 'vitest'
import type { Entry } from '#races/rules/competitor.ts'
import { checkSheet } from '#results/rules/checkSheet.ts'
import type { Penalty, ScoreCode, SentFinish } from '#results/rules/finishSheet.ts'
import type { SentSheet, SheetContext } from '#results/rules/sentSheet.ts'

const entry = (id: string, name: string, nationality: string | null, sailId: string | null) => {
  const boat = { id: `boat-${id}`, name: null, sailId, boatClass: 'J/70', color: null }
  const absent = { shortName: null, displayColor: null, email: null, searchTag: null }
  const images = { flagImageUri: null, teamImageUri: null }
  const handicap = { timeOnTimeFactor: null, timeOnDistanceAllowance: null }
  const competitor = { ...absent, ...images, ...handicap, id, name, nationality, boat }
  return { ...handicap, competitor, displayName: null } satisfies Entry
}

const context: SheetContext = {
  entries: [
    entry('a', 'Nordwind', 'GER', '2098'),
    entry('b', 'Kite', 'DEN', '12'),
    entry('c', 'Lille', 'GER', '12'),
    entry('d', 'Dory', null, null),
  ],
  raceColumns: [
    { id: 'r1', name: 'R1' },
    { id: 'r2', name: 'R2' },
  ],
  scoredBy: 'order',
  handicaps: {},
}

const check = (
  finishes: readonly SentFinish[],
  more: Partial<SentSheet> = {},
  other: Partial<SheetContext> = {},
) => checkSheet({ state: 'draft', finishes, ...more }, { ...context, ...other })

/** The pointers and codes of the errors. */
const faults = (...sent: Parameters<typeof check>): readonly string[] =>
  check(...sent).errors.map(({ pointer, code }) => `${pointer} ${code}`)

const [a, b, c] = [{ competitorId: 'a' }, { competitorId: 'b' }, { competitorId: 'c' }]

describe('the boat of a line', () => {
  it.each(['2098', ' 20 98', 'GER 2098', 'ger2098'])('is found by the sail number %j', (sailId) => {
    const finishes = [{ ...a, sailId }]
    expect(check([{ sailId }])).toEqual({ errors: [], finishes, cameToTheStart: [] })
  })

  it('is one of several candidates, which the error names', () => {
    const { errors, finishes } = check([{ sailId: '12' }])
    expect(errors).toMatchObject([{ pointer: '/finishes/0/sailId', code: 'ambiguous' }])
    expect(String(errors[0]?.detail)).toContain(
      'Kite (DEN 12), J/70, id b; Lille (GER 12), J/70, id c',
    )
    expect(finishes).toEqual([])
    const entries = [entry('x', 'Xenia', 'FRA', 'FRA 7'), entry('y', 'Ydun', 'DEN', '7')]
    const [error] = check([{ sailId: '7' }], {}, { entries }).errors
    expect(String(error?.detail)).toContain('Xenia (FRA 7)')
    expect(check([{ sailId: 'DEN 12' }]).finishes).toEqual([{ ...b, sailId: 'DEN 12' }])
    expect(check([{ sailId: '12', ...c }])).toMatchObject({ errors: [], finishes: [c] })
  })

  it('is unknown, with the nearest sail numbers', () => {
    expect(check([{ sailId: '2089' }]).errors).toEqual([
      {
        pointer: '/finishes/0/sailId',
        code: 'unknown',
        detail: 'must be the sail number of an entry of the regatta',
        suggestion: 'Did you mean `2098`?',
      },
    ])
    expect(check([{ sailId: 'DER 12' }]).errors[0]?.suggestion).toEqual(
      'Did you mean `DEN 12` or `GER 12`?',
    )
    expect(check([{ sailId: 'X'.repeat(5000) }]).errors[0]?.suggestion).toBeUndefined()
  })

  it.each<[string, readonly SentFinish[]]>([
    ['/finishes/0/competitorId unknown', [{ competitorId: 'z' }]],
    ['/finishes/0/sailId required', [{}]],
    ['/finishes/0/sailId contradiction', [{ ...a, sailId: '12' }]],
    ['/finishes/1/sailId repeated', [a, { sailId: '2098' }]],
    ['/finishes/1/competitorId repeated', [{ sailId: '2098' }, a]],
  ])('gives %s', (fault, finishes) => {
    expect(faults(finishes)).toEqual([fault])
  })

  it('of those that came to the start is an entry', () => {
    expect(faults([], { cameToTheStart: ['a', 'z'] })).toEqual(['/cameToTheStart/1 unknown'])
    expect(check([], { cameToTheStart: ['b', 'b'] }).cameToTheStart).toEqual(['b'])
  })
})

describe('a line', () => {
  const penalties: Penalty[] = [{ code: 'SCP' }]

  it.each<[string, SentFinish]>([
    ['levelWithPrevious misplaced', { levelWithPrevious: true }],
    ['penalties contradiction', { code: 'DNF', penalties }],
    ['penalties contradiction', { code: 'DSQ', penalties }],
    ['redress required', { code: 'RDG' }],
    ['redress/points required', { redress: { kind: 'points' } }],
    ['redress/raceColumns/1 unknown', { redress: { kind: 'all', raceColumns: ['R1', 'R 2'] } }],
    ['redress/raceColumns required', { redress: { kind: 'all', raceColumns: [] } }],
  ])('gives %s', (fault, finish) => {
    expect(faults([{ ...a, ...finish }])).toEqual([`/finishes/0/${fault}`])
  })

  it.each<SentFinish>([
    { code: 'RDG', points: 2 },
    { code: 'RDG', redress: { kind: 'all' } },
    { code: 'SCA' },
    { code: 'DNF', penalties: [] },
    ...(['SCP', 'ZFP', 'DPI', 'STP'] as const).map((code: ScoreCode) => ({ code, penalties })),
    { redress: { kind: 'before', raceColumns: ['R2'] }, penalties },
    { points: 0 },
  ])('may be %j', (finish) => {
    expect(faults([{ ...a, ...finish }])).toEqual([])
  })

  it('is read as it is, with rounded points and the ids of race columns', () => {
    const sent: SentFinish = {
      code: 'SCP',
      levelWithPrevious: true,
      finishMillis: 5,
      comment: 'late',
      points: 2.335,
      penalties: [{ code: 'DPI', points: 1.1, times: 2 }],
      redress: { kind: 'points', points: 0.5, raceColumns: ['R2'] },
    }
    const read = check([a, { ...b, ...sent }])
    expect(read.errors).toEqual([])
    expect(read.finishes[1]).toEqual({
      competitorId: 'b',
      code: 'SCP',
      levelWithPrevious: true,
      finishMillis: 5,
      comment: 'late',
      points: 2.34,
      penalties: [{ code: 'DPI', points: 1.1, times: 2 }],
      redress: { kind: 'points', points: 0.5, raceColumnIds: ['r2'] },
    })
  })
})

describe('times', () => {
  const at = (finishMillis: number, more: SentFinish = {}) => ({ finishMillis, ...more })

  it('are in order and after the start', () => {
    const finishes = [at(50, a), at(40, b), at(60, { ...c, code: 'DSQ' }), at(5, { sailId: 'x' })]
    expect(faults(finishes, {}, { startMillis: 45 })).toEqual([
      '/finishes/3/sailId unknown',
      '/finishes/1/finishMillis order',
      '/finishes/3/finishMillis order',
      '/finishes/1/finishMillis order',
      '/finishes/3/finishMillis order',
    ])
    expect(check([at(50, a), at(40, b)]).errors[0]?.detail).toEqual(
      'must not be before the time of /finishes/0, 1970-01-01T00:00:00.050Z',
    )
  })

  it('are in order also for a boat with redress, who keeps her place', () => {
    const redress = { kind: 'all' } as const
    expect(faults([at(50, a), at(40, { ...b, code: 'RDG', redress })])).toEqual([
      '/finishes/1/finishMillis order',
    ])
  })

  it('may be equal, absent, or those of a boat with a code', () => {
    const finishes = [
      at(50, a),
      at(10, { ...b, code: 'RET' }),
      { ...c },
      at(50, { competitorId: 'd' }),
    ]
    expect(faults(finishes, { state: 'confirmed' }, { startMillis: 10 })).toEqual([])
  })
})

describe('corrected times', () => {
  const rated = { factor: '1', allowance: '0' }
  const withoutStart: Partial<SheetContext> = {
    scoredBy: 'correctedTime',
    handicaps: { a: rated, b: { ...rated, allowance: '600.5' } },
  }
  const byTime = { ...withoutStart, startMillis: 0 }
  const confirmed = { state: 'confirmed' } as const
  const timed = (boat: SentFinish) => ({ ...boat, finishMillis: 9 })

  it('need a start, a time, a rating and a distance, which are reported at once', () => {
    expect(faults([a, timed(b), timed(c)], confirmed, withoutStart)).toEqual([
      '/state no-start',
      '/distanceNm required',
      '/finishes/0/finishMillis required',
      '/finishes/2/competitorId no-rating',
    ])
    expect(faults([a, timed(b)], { state: 'official', distanceNm: 4 }, byTime)).toEqual([
      '/finishes/0/finishMillis required',
    ])
  })

  it('need no distance without an allowance, and none for boats with points, codes or redress', () => {
    const others = [
      { ...b, points: 3 },
      { ...c, code: 'DNF' } as const,
      { competitorId: 'd', redress: { kind: 'all' } as const },
    ]
    expect(faults([timed(a), ...others], confirmed, byTime)).toEqual([])
  })

  it('need no start if no boat is scored by time', () => {
    expect(faults([{ ...a, points: 1 }], confirmed, withoutStart)).toEqual([])
  })

  it('are not checked in drafts and in races by order', () => {
    expect(faults([a, b, c], {}, { scoredBy: 'correctedTime' })).toEqual([])
    expect(faults([a, b, c], confirmed, { scoredBy: 'pointsOnly' })).toEqual([])
  })
})

describe('many errors', () => {
  it('are limited', () => {
    const finishes = Array.from({ length: 1000 }, (_, index) => ({ sailId: `X${index}` }))
    expect(check(finishes).errors).toHaveLength(50)
  })
})
