/** Writes why a boat stands where she does when fleets are dealt. */
import type { Language } from '#values/language.ts'
import { messageWriter } from '#values/messages.ts'
import type { Because } from '../rules/orderOfBoats.ts'
import { entriesWords } from './entriesWords.ts'

export const reasonWriter = (language: Language) => {
  const write = messageWriter(language, entriesWords[language].fleetReasons)
  return (because: readonly Because[]): string => because.map((one) => write(one)).join(', ')
}
