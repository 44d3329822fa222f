/** The words that the page gives to its script, in the language of the reader. */
import type { PageWords } from '#page/words/en.ts'
import { dataOfPage } from './pageData.ts'
import type { Language } from '#values/language.ts'

export const languageOfPage = () => document.documentElement.lang as Language

/** The words of all scripts. The page may add further ones. */
export const wordsOfPage = () => dataOfPage('words') as PageWords['requests']
