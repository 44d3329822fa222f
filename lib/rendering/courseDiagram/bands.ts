/** The rows above and below the course: its name, the legend, and the spare marks. */
import { boundsOf, type Box } from './box.ts'
import { arrowHead, openHead, type Piece } from './compass.ts'
import type { DiagramCourse } from './course.ts'
import { labelLines, textBlock } from './labels.ts'
import { element, group, pathThrough, placedAt, tooltip } from './markup.ts'
import type { Point } from './point.ts'
import { fontSizes } from './style.ts'
import { symbolOf } from './symbols.ts'
import { cleaned, wrapped } from './text.ts'

/** Lays out pieces in rows, as many as the width requires. */
const flowing = (
  pieces: readonly ((at: Point) => Piece)[],
  corner: Point,
  width: number,
  gap: number,
): Piece => {
  const placed: Piece[] = []
  let { x, y } = corner
  let bottom = corner.y
  for (const piece of pieces) {
    let candidate = piece({ x, y })
    if (candidate.box.x + candidate.box.width > corner.x + width && x > corner.x) {
      x = corner.x
      y = bottom + 6
      candidate = piece({ x, y })
    }
    placed.push(candidate)
    x = candidate.box.x + candidate.box.width + gap
    bottom = Math.max(bottom, candidate.box.y + candidate.box.height)
  }
  return {
    markup: placed.map(({ markup }) => markup).join(''),
    box: boundsOf(placed.map(({ box }) => box)),
    texts: placed.flatMap(({ texts }) => texts),
  }
}

/** Breaks a text into lines of at most the given width. */
export const paragraph = (
  text: string,
  font: 'heading' | 'note',
  corner: Point,
  width: number,
  linesMax: number,
): Piece => {
  const lines = wrapped(text, fontSizes[font].estimated, width, linesMax)
  const block = textBlock(
    lines.map((line) => ({ text: line, font })),
    corner,
  )
  return { ...block, texts: [block.box] }
}

export interface Signs {
  readonly port: boolean
  readonly starboard: boolean
  readonly gate: boolean
}

export const legend = (signs: Signs, corner: Point, width: number): Piece =>
  flowing(
    [
      ...(signs.port ? [sign(portSign, 'Leave to port')] : []),
      ...(signs.starboard ? [sign(starboardSign, 'Leave to starboard')] : []),
      ...(signs.gate ? [sign(gateSign, 'Gate: round either mark')] : []),
    ],
    corner,
    width,
    18,
  )

const swatchWidth = 30
const rowHeight = 18

const sign =
  (draw: (at: Point) => string, text: string) =>
  (at: Point): Piece => {
    const label = textBlock([{ text, font: 'note' }], { x: at.x + swatchWidth + 7, y: at.y + 1.5 })
    const swatch: Box = { ...at, width: swatchWidth, height: rowHeight }
    return {
      markup: group('sign', draw({ x: at.x, y: at.y + rowHeight / 2 }), label.markup),
      box: boundsOf([swatch, label.box]),
      texts: [label.box],
    }
  }

const ahead: Point = { x: 1, y: 0 }

const strokeOf = ({ x, y }: Point): string =>
  pathThrough([
    { x: x + 1, y },
    { x: x + 21, y },
  ])

const portSign = (at: Point): string =>
  element('path', { class: 'port', d: strokeOf(at) }) +
  element('path', { class: 'port-fill', d: arrowHead({ x: at.x + 29, y: at.y }, ahead, 11, 5.5) })

const starboardSign = (at: Point): string =>
  element('path', { class: 'starboard', d: strokeOf(at) }) +
  element('path', {
    class: 'starboard open',
    d: openHead({ x: at.x + 27, y: at.y }, ahead, 8, 6),
  })

const gateSign = (at: Point): string =>
  element('path', { class: 'line gate', d: strokeOf({ x: at.x + 4, y: at.y }) })

const sparesMax = 12
const spareWidth = 30

/** The marks of no waypoint, apart from the course. */
export const spareRow = (
  course: DiagramCourse,
  spares: readonly number[],
  corner: Point,
  width: number,
): Piece => {
  const marks = spares.slice(0, sparesMax).flatMap((index) => course.marks[index] ?? [])
  const rest = spares.length - marks.length
  const words = (text: string) => (at: Point) => ({
    ...paragraph(text, 'note', { x: at.x, y: at.y + 8 }, width, 1),
  })
  return flowing(
    [
      words('Spare:'),
      ...marks.map((mark) => (at: Point): Piece => {
        const name = cleaned(mark.shortName) || cleaned(mark.name)
        const symbol = symbolOf(mark, [])
        const label = textBlock(labelLines(name, undefined), {
          x: at.x + spareWidth + 4,
          y: at.y + 7,
        })
        return {
          markup: group(
            'spare',
            tooltip(cleaned(mark.name) || name),
            placedAt({ x: at.x + 15, y: at.y + 19 }, symbol.markup),
            label.markup,
          ),
          box: boundsOf([{ ...at, width: spareWidth, height: 32 }, label.box]),
          texts: label.box.width > 0 ? [label.box] : [],
        }
      }),
      ...(rest > 0 ? [words(`and ${rest} more`)] : []),
    ],
    corner,
    width,
    14,
  )
}
