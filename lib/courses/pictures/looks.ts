/** The appearance of marks in words, as sailing instructions describe them: "orange cylinder". */
import { colorName } from '#values/color.ts'
import { groupedBy } from '#values/groupedBy.ts'
import type { DiagramMark } from './diagramCourse.ts'

const shapeWords = { CYLINDER: 'cylinder', CONICAL: 'cone' } as const

const typeWords = {
  BUOY: 'buoy',
  CAMERABOAT: 'camera boat',
  STARTBOAT: 'start boat',
  UMPIREBOAT: 'umpire boat',
  LANDMARK: 'landmark',
  FINISHBOAT: 'finish boat',
} as const

type Looks = Pick<DiagramMark, 'color' | 'shape' | 'pattern' | 'markType'>

/** The color of a mark if it is valid, because the value is written into the picture. */
export const validColor = (color: string | null | undefined): string | undefined =>
  /^#[0-9A-F]{6}$/i.test(color ?? '') ? (color ?? undefined) : undefined

export const lookWords = ({ color, shape, pattern, markType = 'BUOY' }: Looks): string => {
  const valid = validColor(color)
  return [
    ...(pattern === 'CHECKERED' ? ['checkered'] : []),
    ...(valid === undefined ? [] : [colorName(valid)]),
    shape !== undefined && markType === 'BUOY' ? shapeWords[shape] : typeWords[markType],
  ].join(' ')
}

const isDescribed = ({ color, shape, pattern }: Looks): boolean =>
  validColor(color) !== undefined || shape !== undefined || pattern !== undefined

export type Look = ReturnType<typeof looksOf>[number]

/** The marks with a known appearance, grouped by it, in the order of the course. */
export const looksOf = (marks: readonly DiagramMark[]) => {
  const groups = groupedBy(marks.filter(isDescribed), lookWords)
  return Array.from(groups, ([words, ofLook]) => ({
    words,
    marks: ofLook,
    color: validColor(ofLook[0]?.color),
  }))
}
