/** Positions of marks and labels, such that no label covers another label or the line of a mark. */
import { shortened, type ShownTag } from './timeLine.ts'
import { plainText } from '../../domain/value/plainText.ts'

/** Tags that are too close to each other for separate marks. Lengths are in pixels. */
export interface Mark {
  readonly x: number
  readonly tags: readonly ShownTag[]
}

export interface LabelledMark extends Mark {
  readonly label: string
  /** Counted upwards from the line of the lane; absent if there is no space for the label. */
  readonly row: number | undefined
}

const closest = 11

/** @param tags in the order of race time */
export const marksOf = (
  tags: readonly ShownTag[],
  place: (millis: number) => number,
): readonly Mark[] => {
  const marks: { x: number; tags: ShownTag[] }[] = []
  for (const tag of tags) {
    const x = place(tag.raceTimepoint)
    const last = marks.at(-1)
    if (last !== undefined && x - last.x < closest) last.tags.push(tag)
    else marks.push({ x, tags: [tag] })
  }
  return marks
}

const gap = 10

/**
 * Places labels from right to left. A label begins above its mark, and a line leads down to the
 * mark. Labels of marks further left must end before both.
 */
export const labelled = (
  marks: readonly Mark[],
  rowsMax: number,
  right: number,
): readonly LabelledMark[] => {
  const freeUntil = Array.from({ length: rowsMax }, () => right)
  return marks
    .toReversed()
    .map((mark): LabelledMark => {
      const label = labelOf(mark)
      const end = mark.x + widthOf(label) + gap
      const found = freeUntil.findIndex((limit) => end <= limit)
      const row = found === -1 ? undefined : found
      if (row !== undefined) freeUntil.fill(mark.x, 0, row + 1)
      return { ...mark, label, row }
    })
    .toReversed()
}

const labelLengthMax = 24

const labelOf = ({ tags }: Mark): string => {
  const title = shortened(plainText(tags[0]?.tag ?? ''), labelLengthMax)
  return tags.length === 1 ? title : `${title} +${tags.length - 1}`
}

/** The width in a font of 12 pixels, rather overestimated than underestimated. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0)

const characterWidth = (character: string): number => {
  if ((character.codePointAt(0) ?? 0) >= 0x1100) return 13
  if (/[\p{Lu}mw@%&+—…_]/u.test(character)) return 10.5
  return /[ijltfrI.,:;'!|()[\]-]/.test(character) ? 5 : 7.5
}
