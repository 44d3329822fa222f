import { type Sentence, sentence } from '#values/failure.ts'
import { invisible, joiner, scriptJoiner } from '#schemas/platform/invisible.ts'

const inNames = new RegExp(`(?!${joiner})[${invisible}]`, 'u')
const inIdentities = new RegExp(`(?!${scriptJoiner})[${invisible}]`, 'u')

/** @example invisibleIn('ad\u200Bmin') // 'U+200B as character 3' */
export const invisibleIn = (text: string): Sentence | undefined => firstOf(text, inNames)

/** The same for a name that identifies somebody, which may only contain what its script requires. */
export const invisibleInIdentity = (text: string): Sentence | undefined =>
  firstOf(text, inIdentities)

const firstOf = (text: string, pattern: RegExp): Sentence | undefined => {
  const index = text.search(pattern)
  if (index === -1) return undefined
  const codePoint = (text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return sentence`${`U+${codePoint}`} as character ${Array.from(text.slice(0, index)).length + 1}`
}
