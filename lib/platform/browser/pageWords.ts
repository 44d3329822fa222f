/** The words that the page gives to its script, in the language of the reader. */
import type { PageWords } from '#page/words/en.ts'
import { isLanguage, type Language } from '#values/language.ts'

export const languageOfPage = (): Language => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

/** The words of all scripts. The page may add further ones. */
export const wordsOfPage = () =>
  JSON.parse(document.body.dataset.words ?? '{}') as PageWords['requests']
