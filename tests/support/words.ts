/** The words of all pages. */
import { pageWords } from '#page/words/pageWords.ts'
import { sitePages } from '#pages/words/sitePages.ts'
import { resultsWords } from '#results/words/resultsWords.ts'
import { rightsWords } from '#rights/words/rightsWords.ts'
import type { InLanguages, Language } from '#values/language.ts'

export const everyWords: readonly InLanguages<object>[] = [
  pageWords,
  resultsWords,
  rightsWords,
  sitePages,
]

/** The texts by their places in the words. */
export const textsIn = (words: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[path + key, value] as const] : textsIn(value, `${path}${key}.`),
  )

/** Texts that are the same in English and in another language, such as *Name*. */
export const equalWords = (language: Language): ReadonlySet<string> =>
  new Set(
    everyWords.flatMap((words) => {
      const own = new Map(textsIn(words[language]))
      return textsIn(words.en).flatMap(([path, text]) => (own.get(path) === text ? [text] : []))
    }),
  )
