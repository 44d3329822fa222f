import type { Language } from '#values/language.ts'
import { racesWords } from '../words/racesWords.ts'

/** The words that the script of the forms needs. */
export const setUpWords = (language: Language) => {
  const { setUp, classFields } = racesWords[language]
  const { noDiscards, discarded, discardsFrom } = classFields
  return { ...setUp, noDiscards, discarded, discardsFrom }
}

export type SetUpWords = ReturnType<typeof setUpWords>
