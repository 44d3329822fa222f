/** Labels of marks and lines. */
import { type Box, boundsOf } from './box.ts'
import { element, escaped, group, tooltip } from './markup.ts'
import type { Point } from './point.ts'
import { type LabelPosition, placeBeside, type LabelSpace } from './labelSpace.ts'
import { fontSizes } from './style.ts'
import { fitted, textWidth, wrapped } from './text.ts'

type FontClass = 'name' | 'note' | 'heading'

export interface LabelLine {
  readonly text: string
  readonly font: FontClass
}

export interface Label {
  readonly lines: readonly LabelLine[]
  readonly box: Box
  readonly markup: string
  /** A thin line from the label to its owner, if the label is not beside it. */
  readonly tie: string | undefined
}

/** In units. Longer names of marks and control points end in an ellipsis. */
const labelWidthMax = 124

/** In units, for texts that are not names, which are never cut. */
const ownWidthMax = 180

/** In units. A label farther from its owner than this gets a line to it. */
const untiedGap = 12

const estimated = ({ text, font }: LabelLine): number => textWidth(text, fontSizes[font].estimated)

const heightOf = (lines: readonly LabelLine[]): number =>
  lines.reduce((sum, { font }) => sum + fontSizes[font].line, 0)

/** The lines of a label: the name, then the note. A long name without a note gets two lines. */
export const labelLines = (name: string, note: string | undefined): readonly LabelLine[] => {
  if (name === '') return []
  if (note === undefined || note === '' || note === name) {
    const lines = wrapped(name, fontSizes.name.estimated, labelWidthMax, 2)
    return lines.map((text) => ({ text, font: 'name' }))
  }
  return [
    { text: fit(name, 'name'), font: 'name' },
    { text: fit(note, 'note'), font: 'note' },
  ]
}

export const ownWords = (text: string): readonly LabelLine[] => [
  { text: fitted(text, fontSizes.name.estimated, ownWidthMax), font: 'name' },
]

const fit = (text: string, font: FontClass): string =>
  fitted(text, fontSizes[font].estimated, labelWidthMax)

/**
 * Writes lines in free space beside a box, and marks the space as taken.
 * @param full the complete names, for the tooltip
 */
export const labelBeside = (
  lines: readonly LabelLine[],
  full: string,
  owner: Box,
  room: LabelSpace,
  middle: Point,
): Label => {
  const size = { width: Math.max(...lines.map(estimated)), height: heightOf(lines) }
  const position = placeBeside(room, owner, size, middle)
  room.take(position.box)
  return {
    lines,
    box: position.box,
    tie: position.gap > untiedGap ? tieOf(owner, position) : undefined,
    markup: group('label', tooltip(full), textLines(lines, position.box, position.anchor)),
  }
}

const tieOf = (owner: Box, { box }: LabelPosition): string => {
  const from = { x: owner.x + owner.width / 2, y: owner.y + owner.height / 2 }
  const to = {
    x: Math.min(Math.max(from.x, box.x), box.x + box.width),
    y: Math.min(Math.max(from.y, box.y), box.y + box.height),
  }
  return element('line', { class: 'faint', x1: from.x, y1: from.y, x2: to.x, y2: to.y })
}

/** Fills a box with lines of text, from the top. */
const textLines = (
  lines: readonly LabelLine[],
  box: Box,
  anchor: 'start' | 'middle' | 'end',
): string => {
  const x =
    anchor === 'start' ? box.x : anchor === 'end' ? box.x + box.width : box.x + box.width / 2
  let { y } = box
  return lines
    .map(({ text, font }) => {
      const { line, size } = fontSizes[font]
      const baseline = y + (line + size * 0.7) / 2
      y += line
      return element(
        'text',
        { class: font, x, y: baseline, 'text-anchor': anchor === 'start' ? undefined : anchor },
        escaped(text),
      )
    })
    .join('')
}

/** A block of lines with its upper left corner at a point. */
export const textBlock = (
  lines: readonly LabelLine[],
  { x, y }: Point,
): { readonly box: Box; readonly markup: string } => {
  const width = Math.max(0, ...lines.map(estimated))
  const box = boundsOf([{ x, y, width, height: heightOf(lines) }])
  return { box, markup: textLines(lines, box, 'start') }
}
