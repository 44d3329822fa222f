/** The words of all languages have the same places, and are translated. */
import { expect, it } from 'vitest'
import { everyWords, textsIn } from '../../support/words.ts'
import { type Language, languages } from '#values/language.ts'

const codes = Object.keys(languages) as Language[]

const others = codes.filter((language) => language !== 'en')

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

/** A file that was copied from a near language begins with the sentences of that one. */
it.each(others)('no sentence in %s is still that of another language', (language) => {
  const left = everyWords.flatMap((words) => {
    const own = textsIn(words[language]).filter(([, text]) => isSentence(text))
    return codes
      .filter((code) => code !== language)
      .flatMap((code) => {
        const there = new Map(textsIn(words[code]))
        return own.flatMap(([path, text]) =>
          there.get(path) === text ? [`${path} (${code}): ${text}`] : [],
        )
      })
  })
  expect(left).toEqual([])
})

it('all words are compared', () => {
  expect(everyWords.flatMap(({ en }) => textsIn(en)).length).toBeGreaterThan(600)
})
