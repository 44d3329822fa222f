/** The words of all pages. */
import { coursesWords } from '#courses/words/coursesWords.ts'
import { entriesWords } from '#entries/words/entriesWords.ts'
import { pageWords } from '#page/words/pageWords.ts'
import { peopleWords } from '#people/words/peopleWords.ts'
import { sitePages } from '#pages/words/sitePages.ts'
import { refusalsIn } from '../../lib/refusals.ts'
import { racesWords } from '#races/words/racesWords.ts'
import { resultsWords } from '#results/words/resultsWords.ts'
import { rightsWords } from '#rights/words/rightsWords.ts'
import { tagsWords } from '#tags/words/tagsWords.ts'
import { type InLanguages, type Language, languages } from '#values/language.ts'

/** The English texts are their own patterns. */
const refusals = Object.fromEntries(
  (Object.keys(languages) as Language[]).map((language) => {
    if (language !== 'en') return [language, refusalsIn(language)]
    return [language, Object.fromEntries(Object.keys(refusalsIn('de')).map((text) => [text, text]))]
  }),
) as InLanguages<object>

export const everyWords: readonly InLanguages<object>[] = [
  coursesWords,
  entriesWords,
  pageWords,
  peopleWords,
  racesWords,
  refusals,
  resultsWords,
  rightsWords,
  sitePages,
  tagsWords,
]

/** The texts by their places in the words. */
export const textsIn = (words: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[path + key, value] as const] : textsIn(value, `${path}${key}.`),
  )

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Whether a text, or a part of one, is the same in English and in another language, such as *Name*. */
export const isEqualWord = (language: Language): ((text: string) => boolean) => {
  const equal = everyWords.flatMap((words) => {
    const own = new Map(textsIn(words[language]))
    return textsIn(words.en).flatMap(([path, text]) => (own.get(path) === text ? [text] : []))
  })
  const parts = new Set(equal.flatMap((text) => text.split(/\{\w+\}/).map((part) => part.trim())))
  // The places have values on a page.
  const filled = equal
    .filter((text) => text.replace(/\{\w+\}/g, '').trim() !== '')
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\w+\}/)
            .map(escaped)
            .join('[^a-z]*')}$`,
        ),
    )
  return (text) => parts.has(text) || filled.some((pattern) => pattern.test(text))
}
