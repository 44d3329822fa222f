/** Refusals of presses in the words of the page, without paths of JSON. */
import { describe, expect, it } from 'vitest'
import { Refusal } from '#browser/refusal.ts'
import { messageOf } from '#browser/waiting/messageOf.ts'
import { explain } from '#results/browser/finish/explain.ts'
import { resultsWords } from '#results/words/resultsWords.ts'
import type { Language } from '#values/language.ts'
import { usePageWords } from '../support/pageWords.ts'

usePageWords()

const boat = (id: string, sail: string) => ({ id, sail, name: 'Helm', boat: '', nationality: '' })
const boats = [boat('a', 'GER 1'), boat('b', 'GER 2')]
const sheet = { finishes: [{ competitorId: 'a' }, { competitorId: 'b' }] }

const refusal = (pointer: string, detail: string) =>
  new Refusal({
    detail: `Invalid ${pointer}. It ${detail}.`,
    errors: [{ pointer, code: 'x', detail }],
  })

const explained = (pointer: string, detail: string, language: Language = 'en') =>
  explain(refusal(pointer, detail), {
    sheet,
    boats,
    words: resultsWords[language].finish,
    zone: 'Europe/Berlin',
  })

describe('a refused sheet', () => {
  it.each([
    [
      '/finishes/1/finishMillis',
      'must not be before the time of /finishes/0, 2026-06-20T10:03:10.000Z',
      'The sheet is not accepted. GER 2 Helm, Finishing time: must not be before the time of GER 1 Helm, 12:03:10 CEST.',
    ],
    [
      '/finishes/0/redress/points',
      'must be there for RDG, or `points`',
      'The sheet is not accepted. GER 1 Helm, Penalty or redress: must be there for RDG, or Points.',
    ],
    ['/distanceNm', 'must be there', 'The sheet is not accepted. Distance: must be there.'],
    ['/finishes/7/sailId', 'is unknown', 'The sheet is not accepted. A boat: is unknown.'],
  ])('%s names its boat and its field', (pointer, detail, words) => {
    expect(explained(pointer, detail)).toBe(words)
  })

  it('is in the language of the reader', () => {
    expect(explained('/finishes/0/code', 'darf nicht fehlen', 'de')).toBe(
      'Die Liste wird nicht angenommen. GER 1 Helm, Code: darf nicht fehlen.',
    )
  })

  it('without errors has its own sentence', () => {
    const error = new Refusal({ detail: 'You may not score R1.' })
    const words = resultsWords.en.finish
    expect(explain(error, { sheet, boats, words, zone: 'UTC' })).toBe('You may not score R1.')
  })
})

describe('a refused press', () => {
  it('says why without the name of the value', () => {
    expect(messageOf(refusal('/passId', 'must be at most 102: the current pass is `2`'))).toBe(
      'One value must be at most 102: the current pass is 2.',
    )
  })

  it('keeps other messages', () => {
    expect(messageOf(new Refusal({ detail: 'There is no such race.' }))).toBe(
      'There is no such race.',
    )
    expect(messageOf(new Error('No room'))).toBe('No room')
    expect(messageOf('text')).toBe('text')
  })
})
