/** The finish sheet on a phone: presses, order, and what two phones did at one line. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ScoreCode } from '#results/rules/finishSheet.ts'
import {
  change,
  disagrees,
  commonSheet,
  finish,
  type Line,
  matching,
  merge,
  move,
  type Note,
  notesIn,
  remove,
  type Sheet,
  sheetIn,
  takeOver,
  withNotes,
  withoutAttempt,
  meant,
} from '#results/pages/finish/sheet.ts'

const empty: Sheet = { finishes: [] }
const after = (...presses: readonly (readonly [string, number])[]) =>
  presses.reduce((sheet, [id, millis]) => finish(sheet, id, millis), empty)
const idsOf = ({ finishes }: Sheet) => finishes.map(({ competitorId }) => competitorId)
const timesOf = ({ finishes }: Sheet) => finishes.map(({ finishMillis }) => finishMillis)

describe('a press', () => {
  it('adds the boat in the order of the times, and a second one replaces the first', () => {
    expect(idsOf(after(['a', 10], ['c', 30], ['b', 20]))).toEqual(['a', 'b', 'c'])
    expect(after(['a', 10], ['b', 20], ['a', 30])).toEqual({
      finishes: [
        { competitorId: 'b', finishMillis: 20 },
        { competitorId: 'a', finishMillis: 30 },
      ],
    })
  })

  it('comes before boats without a place', () => {
    const coded = change(after(['a', 10], ['b', 20]), 'a', { code: 'DSQ' })

    expect(idsOf(finish(coded, 'c', 30))).toEqual(['b', 'c', 'a'])
  })
})

describe('a boat in the sheet', () => {
  it('changes places, and the times stay in order', () => {
    const moved = move(after(['a', 10], ['b', 20], ['c', 30]), 'c', -1)

    expect([idsOf(moved), timesOf(moved)]).toEqual([
      ['a', 'c', 'b'],
      [10, 20, 30],
    ])
    expect(move(moved, 'a', -1)).toBe(moved)
  })

  it('has the place of its time again when its code is taken back', () => {
    const sheet = after(['a', 10], ['b', 20], ['c', 30])
    const coded = change(sheet, 'a', { code: 'RET' })
    expect(change(coded, 'a', { code: undefined })).toEqual(sheet)
  })

  it('is level with the one before, unless it becomes the first', () => {
    const level = change(after(['a', 10], ['b', 20]), 'b', { levelWithPrevious: true })

    expect(level.finishes[1]).toEqual({
      competitorId: 'b',
      finishMillis: 20,
      levelWithPrevious: true,
    })
    expect(remove(level, 'a').finishes).toEqual([{ competitorId: 'b', finishMillis: 20 }])
  })

  it.each<[ScoreCode, string[]]>([
    ['SCP', ['a', 'b']],
    ['STP', ['a', 'b']],
    ['DSQ', ['b', 'a']],
    ['RDG', ['a', 'b']],
  ])('keeps its place with some codes: %s', (code, expected) => {
    expect(idsOf(change(after(['a', 10], ['b', 20]), 'a', { code }))).toEqual(expected)
  })

  it('can come from the tracks, behind those that were pressed', () => {
    expect(idsOf(takeOver(after(['b', 10]), ['a', 'b', 'c']))).toEqual(['b', 'a', 'c'])
  })
})

it('a new attempt forgives early boats, and an abandoned race has no finishes', () => {
  const early = change(change(after(['a', 10]), 'b', { code: 'OCS' }), 'c', { code: 'BFD' })
  expect(idsOf(withoutAttempt(early, false))).toEqual(['a', 'c'])
  expect(idsOf(withoutAttempt(early, true))).toEqual(['c'])
})

describe('two phones', () => {
  const base = after(['a', 10], ['b', 20])

  it('have the presses of both', () => {
    const { sheet, differences } = merge(base, finish(base, 'd', 40), finish(base, 'c', 30))

    expect([idsOf(sheet), differences]).toEqual([['a', 'b', 'c', 'd'], []])
  })

  it('tell a difference, and keep the own press', () => {
    const { sheet, differences } = merge(base, finish(base, 'c', 31), finish(base, 'c', 30))

    expect(sheet.finishes.at(-1)).toEqual({ competitorId: 'c', finishMillis: 31 })
    expect(differences).toEqual([
      {
        id: 'c',
        mine: { competitorId: 'c', finishMillis: 31 },
        theirs: { competitorId: 'c', finishMillis: 30 },
      },
    ])
  })

  it('remove a boat for both, and keep the order of one', () => {
    const theirs = move(base, 'b', -1)

    expect(idsOf(merge(base, base, remove(base, 'a')).sheet)).toEqual(['b'])
    expect(idsOf(merge(base, base, theirs).sheet)).toEqual(['b', 'a'])
    expect(idsOf(merge(base, theirs, base).sheet)).toEqual(['b', 'a'])
  })

  it('lose no press and double none, in any order', () => {
    const presses = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('c', 'd', 'e', 'f', 'g', 'h'),
        millis: fc.integer({ min: 1, max: 99 }),
      }),
      { selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(presses, presses, (own, other) => {
        const press = (list: typeof own) =>
          list.reduce((sheet, { id, millis }) => finish(sheet, id, millis), base)
        const [mine, theirs] = [press(own), press(other)]
        const { sheet } = merge(base, mine, theirs)
        const again = merge(theirs, sheet, theirs).sheet

        expect([...idsOf(sheet)].sort()).toEqual(
          [...new Set([...idsOf(mine), ...idsOf(theirs)])].sort(),
        )
        expect(timesOf(sheet)).toEqual(
          [...timesOf(sheet)].sort((one, two) => (one ?? 0) - (two ?? 0)),
        )
        expect(again).toEqual(sheet)
      }),
    )
  })

  it('leave out a boat that was sent and then removed, also if the response was lost', () => {
    const sent = change(base, 'c', { code: 'OCS' })
    const mine = remove(sent, 'c')
    const theirs = finish(sent, 'd', 40)
    const join = (shown: Sheet) => merge(commonSheet(base, sent, shown), mine, shown).sheet

    expect(idsOf(join(sent))).toEqual(['a', 'b'])
    expect(idsOf(join(theirs))).toEqual(['a', 'b', 'd'])
    expect(idsOf(merge(commonSheet(sent, base, base), sent, base).sheet)).toEqual(['a', 'b', 'c'])
  })

  it('undo the own press only', () => {
    const before = after(['a', 10])
    const pressed = finish(before, 'b', 20)
    const joined = finish(pressed, 'c', 15)
    expect(merge(pressed, before, joined).sheet).toEqual(after(['a', 10], ['c', 15]))
  })

  it('keep the notes of both', () => {
    const [one, other] = [1, 2].map((millis) => ({ millis, text: String(millis) })) as [Note, Note]
    const [mine, theirs] = [withNotes(base, [one]), withNotes(base, [other])]
    const { sheet } = merge(base, mine, theirs)

    expect(notesIn(sheet).map(({ text }) => text)).toEqual(['2', '1'])
    expect(notesIn(merge(sheet, withNotes(sheet, [one]), sheet).sheet)).toEqual([one])
    expect(notesIn(merge(mine, base, withNotes(mine, [one, other])).sheet)).toEqual([other])
  })

  it('join the other fields', () => {
    const theirs = { ...base, distanceNm: 4 }

    expect(merge(base, { ...base, comment: 'mine' }, theirs).sheet).toEqual({
      ...theirs,
      comment: 'mine',
    })
  })
})

describe('a boat that is not known yet', () => {
  const note = { millis: Date.UTC(2026, 5, 20, 12), text: 'GER 99' }

  it('is a line of the comment, which keeps its other lines', () => {
    const sheet = withNotes({ ...empty, comment: 'Wind 12 kn' }, [note])

    expect(sheet.comment).toBe('Wind 12 kn\n? 2026-06-20T12:00:00.000Z GER 99')
    expect(notesIn(sheet)).toEqual([note])
    expect(withNotes(sheet, []).comment).toBe('Wind 12 kn')
  })

  it('leaves no empty comment, which the service would not send back', () => {
    const noted = withNotes(empty, [note])
    const named = withNotes(noted, [])
    const { sheet } = merge(noted, named, noted)
    expect([named, sheet]).toEqual([empty, empty])
    expect(Object.keys({ ...named, ...sheet })).toEqual(['finishes'])
  })
})

describe('typed digits', () => {
  const boats = [
    ['GER 4711', 'Nordwind'],
    ['GER 11', 'Elf'],
    ['DEN 111', 'Sønderborg'],
    ['POL 5', 'Gdynia 11'],
  ].map(([sail = '', name = '']) => ({ id: sail, sail, name, boat: '' }))

  it.each([
    ['11', ['GER 11', 'GER 4711', 'DEN 111', 'POL 5']],
    ['711', ['GER 4711']],
    ['ger', ['GER 4711', 'GER 11']],
    ['ger11', ['GER 11']],
    ['nordw', ['GER 4711']],
    ['99', []],
  ])('%s can mean %j', (typed, expected) => {
    expect(matching(boats, typed).map(({ sail }) => sail)).toEqual(expected)
  })
})

describe('two phones', () => {
  const lines = [10_000, 20_000, 30_000].map((finishMillis, position) => ({
    competitorId: 'abc'.charAt(position),
    finishMillis,
  }))
  const about = (theirs: Partial<Line> | undefined) => {
    const mine = { competitorId: 'b', finishMillis: 20_000 }
    const difference = { id: 'b', mine, theirs: theirs && { ...mine, ...theirs } }
    return [false, true].map((isByTime) => disagrees({ finishes: lines }, difference, isByTime))
  }

  it.each<[string, Partial<Line> | undefined, boolean, byTime: boolean]>([
    ['the same order and a second', { finishMillis: 21_000 }, false, false],
    ['the same order and five seconds', { finishMillis: 25_000 }, false, true],
    ['another order', { finishMillis: 31_000 }, true, true],
    ['a code', { code: 'DNF' }, true, true],
    ['no line', undefined, true, true],
  ])('with %s', (_, theirs, ...expected) => {
    expect(about(theirs)).toEqual(expected)
  })
})

describe('a press of the finish', () => {
  const boats = ['GER 2', 'GER 12', 'SUI 12', '52242', '52423', '99242'].map((sail) => ({
    id: sail,
    sail,
    name: sail === 'GER 2' ? 'Anna' : '',
    boat: '',
  }))

  it.each<[named: string[], typed: string, known: string | undefined, one: string | undefined]>([
    // The exact number wins over the others that end so.
    [[], '2', undefined, 'GER 2'],
    [['GER 12'], '2', undefined, 'GER 2'],
    [[], 'ger12', undefined, 'GER 12'],
    // Several fit.
    [[], '12', undefined, undefined],
    [[], '242', undefined, undefined],
    // One fits by its end, by a part, by the name.
    [[], '423', undefined, '52423'],
    [[], '5224', undefined, '52242'],
    [[], 'ann', undefined, 'GER 2'],
    // A second press.
    [['GER 2'], '2', 'GER 2', undefined],
    [['GER 12'], '12', 'GER 12', undefined],
    [['GER 12'], 'ger12', 'GER 12', undefined],
    [['52242'], '242', '52242', undefined],
    [['52242', '99242'], '242', '52242', undefined],
    [['52242'], '52242', '52242', undefined],
    [['52242'], '5224', '52242', undefined],
    // It is about another boat.
    [['52242'], '423', undefined, '52423'],
    [['52242'], '99242', undefined, '99242'],
    [['52242'], '77', undefined, undefined],
  ])('with lines of %j, %s is a second one for %s, or takes %s', (named, typed, known, one) => {
    const meaning = meant(boats, new Set(named), typed)
    expect([meaning.known?.id, meaning.one?.id]).toEqual([known, one])
    expect(meaning.found.filter(({ id }) => named.includes(id))).toEqual([])
  })

  it('offers all boats without a line for an empty field', () => {
    const { found, known } = meant(boats, new Set(['GER 2']), '')
    expect([found.length, known]).toEqual([5, undefined])
    const all = meant(boats, new Set(boats.map(({ id }) => id)), '')
    expect([all.found, all.known]).toEqual([[], undefined])
  })
})

it('an answer of the service is sent back without what it computed', () => {
  const line: Line = { competitorId: 'a', finishMillis: 10 }
  const score = { points: 1, rule: 'A4', because: 'Place 1' }
  const shown = { competitorId: 'a', finishMillis: 10, score, sailId: 'GER 1' }
  const answer = {
    leaderboard: 'Kiel',
    raceColumn: 'R1',
    fleet: 'Default',
    state: 'draft' as const,
    at: 1,
    by: null,
    notAccountedFor: 0,
    moved: [],
    cameToTheStart: [],
  }

  expect(sheetIn({ ...answer, finishes: [shown] })).toEqual({
    finishes: [line],
  })
})
