import { describe, expect, it } from 'vitest'
import { movedBetween, sentencesOf as sentencesBetween } from '#results/rules/changes.ts'
import type { Finish, FinishSheet } from '#results/rules/finishSheet.ts'
import { scoreSeries } from '#results/rules/scoring/score.ts'
import { writeEnglish } from '#results/words/sentences.ts'
import { lines, seriesOf, sheet } from './seriesFixture.ts'

const nameOf = (id: string): string => (id === 'A' ? 'Nordwind' : id)

const sentencesOf = (...sheets: Parameters<typeof sentencesBetween>) =>
  sentencesBetween(...sheets).map(writeEnglish)

type Sent = string | readonly Finish[]

const sentences = (
  before: Sent,
  after: Sent,
  earlier: Partial<FinishSheet> = {},
  later: Partial<FinishSheet> = {},
) => sentencesOf(sheet('R1', before, earlier), sheet('R1', after, later), nameOf)

describe('the sentences of a change', () => {
  it('say when a sheet is confirmed, official, and deleted', () => {
    const [confirmed, official] = [
      sheet('R1', 'A B C:DNF'),
      sheet('R1', 'A', { state: 'official' }),
    ]
    expect(sentencesOf(undefined, confirmed, nameOf)).toEqual([
      'R1 was confirmed with 2 finishers.',
    ])
    expect(sentencesOf(undefined, official, nameOf)).toEqual([
      'R1 became official with 1 finisher.',
    ])
    expect(sentencesOf(confirmed, undefined, nameOf)).toEqual(['The results of R1 were deleted.'])
    expect(sentencesOf(undefined, undefined, nameOf)).toEqual([])
    expect(sentences('A', 'A', {}, { state: 'official' })).toEqual(['R1 became official.'])
    expect(sentences('A', 'A', { state: 'official' })).toEqual(['R1 became provisional.'])
    expect(sentences('A', 'A')).toEqual([])
  })

  it.each<[string, Sent, Sent]>([
    ['Nordwind: 3rd place becomes DSQ.', 'B C A D', 'B C D A:DSQ'],
    ['Nordwind: DSQ becomes 3rd place.', 'B C D A:DSQ', 'B C A D'],
    ['Nordwind: no line becomes 2nd place.', 'B C', 'B A C'],
    ['Nordwind: DNF becomes RET.', 'B A:DNF', 'B A:RET'],
    ['Nordwind: 1st place becomes 1st place with SCP.', 'A B', 'A:SCP B'],
    ['Nordwind: 1st place becomes no line.', 'A B', 'B'],
    [
      'Nordwind: DSQ becomes 1st place with RDG, redress by the average of the races before.',
      'A:DSQ',
      lines('A:RDG', { A: { redress: { kind: 'before' } } }),
    ],
    [
      'Nordwind: 1st place with ZFP 20 % 2 times, DPI 1.5 points becomes 1st place with 4 points.',
      lines('A', {
        A: {
          penalties: [
            { code: 'ZFP', times: 2 },
            { code: 'DPI', points: 1.5 },
          ],
        },
      }),
      lines('A', { A: { points: 4 } }),
    ],
    [
      'Nordwind: 1st place with redress of 2 points becomes 1st place with redress by the average of R2.',
      lines('A', { A: { redress: { kind: 'points', points: 2 } } }),
      lines('A', { A: { redress: { kind: 'all', raceColumnIds: ['R2'] } } }),
    ],
  ])('is: %s', (sentence, before, after) => {
    expect(sentences(before, after)).toEqual([sentence])
  })

  it('name boats that change places, and none that only move up', () => {
    expect(sentences('A B C D', 'B A C D')).toEqual([
      'B: 2nd place becomes 1st place.',
      'Nordwind: 1st place becomes 2nd place.',
    ])
    expect(sentences('A B C', 'A =B C')).toEqual(['B: 2nd place becomes 1st place.'])
  })

  it('name times, ratings, the distance, and boats that came', () => {
    const at = (finishMillis: number) => lines('A', { A: { finishMillis } })
    const rated = (factor: string) => ({ handicaps: { A: { factor, allowance: '0' } } })
    const later = { ...rated('1.02'), startMillis: 60_000, distanceNm: '6', cameToTheStart: ['C'] }
    expect(sentences(at(9000), at(7500), { ...rated('1'), startMillis: 0 }, later)).toEqual([
      'The start of R1 is 60 s later.',
      'The distance of R1 became 6 NM.',
      'The finishing time of Nordwind is 1.5 s earlier.',
      'The rating of Nordwind became factor 1.02, allowance 0.',
      'C came to the starting area.',
    ])
    const without = sentences(at(9000), 'A', { ...later, startMillis: 0 })
    expect(without).toEqual([
      'The start of R1 was removed.',
      'The distance of R1 became unknown.',
      'The finishing time of Nordwind was removed.',
      'The rating of Nordwind became unknown.',
      'C did not come to the starting area.',
    ])
    expect(sentences('A', at(1))).toEqual(['The finishing time of Nordwind was added.'])
  })

  it('follow the corrected times of a race', () => {
    const handicap = (factor: string) => ({ factor, allowance: '0' })
    const timed = (factor: string) =>
      sheet('R1', lines('A B', { A: { finishMillis: 90_000 }, B: { finishMillis: 100_000 } }), {
        startMillis: 0,
        handicaps: { A: handicap('1'), B: handicap(factor) },
      })
    expect(sentencesOf(timed('1'), timed('0.8'), nameOf, 'correctedTime')).toEqual([
      'Nordwind: 1st place becomes 2nd place.',
      'B: 2nd place becomes 1st place.',
      'The rating of B became factor 0.8, allowance 0.',
    ])
  })

  it('leave out comments', () => {
    expect(sentences('A', lines('A', { A: { comment: 'late' } }))).toEqual([])
  })
})

describe('the standings that moved', () => {
  it('have the ranks and net points before and after', () => {
    const before = scoreSeries(seriesOf('A B C', ['A B C']))
    const after = scoreSeries(seriesOf('B C D', ['B C D']))
    expect(movedBetween(before, scoreSeries(seriesOf('A B C', ['B A C'])))).toEqual([
      { id: 'B', rankBefore: 2, rankAfter: 1, netBefore: 200, netAfter: 100 },
      { id: 'A', rankBefore: 1, rankAfter: 2, netBefore: 100, netAfter: 200 },
    ])
    expect(movedBetween(before, after).slice(2)).toEqual([
      { id: 'D', rankAfter: 3, netAfter: 300 },
      { id: 'A', rankBefore: 1, netBefore: 100 },
    ])
    expect(movedBetween(before, before)).toEqual([])
  })

  it('moved in rank or in net points', () => {
    const [one, other] = [seriesOf('A B', ['A B']), seriesOf('A B', ['A B', 'A B'])]
    expect(movedBetween(scoreSeries(one), scoreSeries(other))).toEqual([
      { id: 'A', rankBefore: 1, rankAfter: 1, netBefore: 100, netAfter: 200 },
      { id: 'B', rankBefore: 2, rankAfter: 2, netBefore: 200, netAfter: 400 },
    ])
    const tied = scoreSeries(seriesOf('A B', ['A =B']))
    const unbroken = scoreSeries(seriesOf('A B', ['A =B', 'A =B', 'A:DSQ B:DSQ']))
    const ranked = tied.standings.map((each, index) => ({ ...each, rank: index + 1 }))
    expect(movedBetween(tied, { ...tied, standings: ranked }).map(({ id }) => id)).toEqual(['B'])
    expect(movedBetween(tied, unbroken)).toHaveLength(2)
  })
})
