/** The rows above and below the course: its name, the legend, and the spare marks. */
import { type Piece, scaleBar } from './annotations.ts'
import type { DiagramCourse, DiagramWaypoint } from './course.ts'
import { boundsOf, type Box, type Point } from './geometry.ts'
import { labelLines, textBlock } from './labels.ts'
import type { Layout } from './layout.ts'
import { arrowHead, element, group, openHead, pathThrough, placedAt, tooltip } from './markup.ts'
import type { Itinerary } from './stations.ts'
import { fontSizes } from './style.ts'
import { symbolOf } from './symbols.ts'
import { cleaned, fitted, isolated, wrapped } from './text.ts'
import { plural } from './words.ts'

interface Corner extends Point {
  readonly width: number
}

const gap = 12

export const bandsBelow = (
  course: DiagramCourse,
  itinerary: Itinerary,
  layout: Layout,
  corner: Corner,
): readonly Piece[] => {
  const { width } = corner
  const note = (text: string, linesMax: number) => (at: Point) =>
    paragraph(text, 'note', at, width, linesMax)
  const { roundings, pairs, chart } = layout
  const signs = {
    port: roundings.some(({ side }) => side === 'port'),
    starboard: roundings.some(({ side }) => side === 'starboard'),
    gate: pairs.some(({ kind }) => kind === 'gate'),
  }
  const { spares } = itinerary
  return stacked(corner, [
    ...(course.waypoints.length === 0 ? [note('This course has no waypoints yet.', 2)] : []),
    ...leftOut(itinerary, layout).map((text) => note(text, 2)),
    ...(chart ? [(at: Point) => scaleBar({ x: at.x + 1, y: at.y + 6 }, chart.unitsPerMeter)] : []),
    ...(chart?.isSpread === true ? [note('Marks close to each other are drawn apart.', 2)] : []),
    ...(course.waypoints.length > 1 ? [note(sequenceOf(course), 4)] : []),
    ...(Object.values(signs).includes(true) ? [(at: Point) => legend(signs, at, width)] : []),
    ...(spares.length > 0 ? [(at: Point) => spareRow(course, spares, at, width)] : []),
  ])
}

const stacked = ({ x, y }: Point, bands: readonly ((at: Point) => Piece)[]): readonly Piece[] => {
  let top = y
  return bands.map((band) => {
    const piece = band({ x, y: top })
    top = piece.box.y + piece.box.height + gap
    return piece
  })
}

const leftOut = ({ marksLeftOut }: Itinerary, { legsLeftOut }: Layout): readonly string[] => {
  const parts = [
    ...(marksLeftOut > 0 ? [plural(marksLeftOut, 'more mark')] : []),
    ...(legsLeftOut > 0 ? [plural(legsLeftOut, 'more leg')] : []),
  ]
  return parts.length === 0 ? [] : [`… and ${parts.join(' and ')}, not drawn.`]
}

const namesMax = 60

/** In font sizes. Limits long names, which would fill the sequence. */
const nameWidthMax = 14

const briefly = (name: string): string => isolated(fitted(cleaned(name), 1, nameWidthMax)) || '?'

/** The sequence as sailing instructions write it: "Start – 1 – 2 – 3s/3p – Finish". */
const sequenceOf = ({ waypoints, marks }: DiagramCourse): string => {
  const nameOf = (waypoint: DiagramWaypoint, index: number): string => {
    if (waypoint.passingInstruction === 'Line') {
      const name = cleaned(waypoint.name ?? '')
      if (name !== '') return briefly(name)
      if (index === 0) return 'Start'
      if (index === waypoints.length - 1) return 'Finish'
    }
    return waypoint.marks.map((mark) => briefly(marks[mark]?.shortName ?? '')).join('/')
  }
  const names = waypoints.slice(0, namesMax).map(nameOf).join(' – ')
  return waypoints.length > namesMax ? `${names} – and ${waypoints.length - namesMax} more` : names
}

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

interface Signs {
  readonly port: boolean
  readonly starboard: boolean
  readonly gate: boolean
}

const legend = (signs: Signs, corner: Point, width: number): Piece =>
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
const spareRow = (
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
