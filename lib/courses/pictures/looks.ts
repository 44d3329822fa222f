/** The appearance of marks in words, as sailing instructions describe them: "orange cylinder". */
import { colorName } from '#values/color.ts'
import { groupedBy } from '#values/groupedBy.ts'
import type { Language } from '#values/language.ts'
import { fill } from '#values/words.ts'
import { type DiagramMark, wordsOf } from './diagramCourse.ts'

type Looks = Pick<DiagramMark, 'color' | 'shape' | 'pattern' | 'markType'>

/** The color of a mark if it is valid, because the value is written into the picture. */
export const validColor = (color: string | null | undefined): string | undefined =>
  /^#[0-9A-F]{6}$/i.test(color ?? '') ? (color ?? undefined) : undefined

export const lookWords = (
  { color, shape, pattern, markType = 'BUOY' }: Looks,
  language?: Language,
): string => {
  const words = wordsOf({ language })
  const valid = validColor(color)
  const kind = words.shapes[markType === 'BUOY' ? (shape ?? 'BUOY') : markType]
  const colors = [
    ...(pattern === 'CHECKERED' ? [words.checkered] : []),
    ...(valid === undefined ? [] : [words.colors[colorName(valid)]]),
  ].join(' ')
  return colors === '' ? kind : fill(words.look, { colors, shape: kind })
}

const isDescribed = ({ color, shape, pattern }: Looks): boolean =>
  validColor(color) !== undefined || shape !== undefined || pattern !== undefined

export type Look = ReturnType<typeof looksOf>[number]

/** The marks with a known appearance, grouped by it, in the order of the course. */
export const looksOf = (marks: readonly DiagramMark[], language?: Language) => {
  const groups = groupedBy(marks.filter(isDescribed), (mark) => lookWords(mark, language))
  return Array.from(groups, ([words, ofLook]) => ({
    words,
    marks: ofLook,
    color: validColor(ofLook[0]?.color),
  }))
}
