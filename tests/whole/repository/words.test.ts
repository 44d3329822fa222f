/** The words of all languages have the same places, and are translated. */
import { expect, it } from 'vitest'
import { everyWords, textsIn } from '../../support/words.ts'
import { type Language, languages } from '#values/language.ts'

const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en')

const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()

/** A sentence, unlike a name, has several words with small letters. */
const isSentence = (text: string) =>
  (text.replace(/\{\w+\}/g, '').match(/\p{Ll}{3,}/gu) ?? []).length > 3

it.each(others)('the words in %s have the places of the English ones', (language) => {
  const faults = everyWords.flatMap((words) => {
    const own = new Map(textsIn(words[language]))
    return textsIn(words.en).flatMap(([path, text]) => {
      const other = own.get(path)
      return other === undefined || placesIn(other).join() === placesIn(text).join()
        ? []
        : [`${path}: ${text} / ${other}`]
    })
  })
  expect(faults).toEqual([])
})

it.each(others)('no sentence is left in English in %s', (language) => {
  const left = everyWords.flatMap((words) => {
    const own = new Map(textsIn(words[language]))
    return textsIn(words.en).filter(([path, text]) => isSentence(text) && own.get(path) === text)
  })
  expect(left).toEqual([])
})

it('all words are compared', () => {
  expect(everyWords.flatMap(({ en }) => textsIn(en)).length).toBeGreaterThan(600)
})
