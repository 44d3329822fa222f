/** Errors in the words of the page. */
import { fill } from '#values/words.ts'
import { wordsOfPage } from '../pageWords.ts'
import { Refusal } from '../refusal.ts'

/** Texts mark the names of values as code. */
export const inWords = (text: string): string => text.replaceAll('`', '')

/** Without the names that requests have for their values: the user has pressed a button. */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const errors = error instanceof Refusal ? error.errors : []
  if (errors.length === 0) return error.message
  const { wrongValue } = wordsOfPage()
  return errors.map(({ detail }) => fill(wrongValue, { rule: inWords(detail) })).join(' ')
}
