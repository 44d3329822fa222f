import { invisible } from '../../../schemas/invisible.ts'

/**
 * Finds the first invisible character of a text, and its position in code points.
 * @example invisibleIn('ad\u200Bmin') // 'U+200B as character 3'
 */
export const invisibleIn = (text: string): string | undefined => {
  const index = text.search(new RegExp(`[${invisible}]`, 'u'))
  if (index === -1) return undefined
  const codePoint = (text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `U+${codePoint} as character ${Array.from(text.slice(0, index)).length + 1}`
}
