/** Labels of marks and lines. */
import type { DiagramMark } from './course.ts'
import {
  between,
  type Box,
  boxAround,
  grown,
  lengthInside,
  overlap,
  type Point,
  type Segment,
} from './geometry.ts'
import type { Pair } from './layout.ts'
import { element, escaped, group, tooltip } from './markup.ts'
import type { Itinerary } from './stations.ts'
import { fontSizes } from './style.ts'
import { cleaned, fitted, textWidth, wrapped } from './text.ts'

type FontClass = 'name' | 'note' | 'heading'

export interface LabelLine {
  readonly text: string
  readonly font: FontClass
}

export interface Label {
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

const ownWords = (text: string): readonly LabelLine[] => [
  { text: fitted(text, fontSizes.name.estimated, ownWidthMax), font: 'name' },
]

const fit = (text: string, font: FontClass): string =>
  fitted(text, fontSizes[font].estimated, labelWidthMax)

/**
 * Writes lines in free space beside a box, and marks the space as taken.
 * @param full the complete names, for the tooltip
 */
const labelBeside = (
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

/** A part of the picture, with the boxes of its texts. */
export interface Piece {
  readonly markup: string
  readonly box: Box
  readonly texts: readonly Box[]
}

/** A block of lines with its upper left corner at a point. */
export const textBlock = (lines: readonly LabelLine[], { x, y }: Point): Piece => {
  const width = Math.max(0, ...lines.map(estimated))
  const box = { x, y, width, height: heightOf(lines) }
  return { box, markup: textLines(lines, box, 'start'), texts: width > 0 ? [box] : [] }
}

export const markLabel = (
  mark: DiagramMark,
  hasNote: boolean,
  owner: Box,
  room: LabelSpace,
  middle: Point,
): readonly Label[] => {
  const [name, shortName] = [cleaned(mark.name), cleaned(mark.shortName)]
  const lines = labelLines(shortName || name, hasNote ? name : undefined)
  if (lines.length === 0) return []
  return [labelBeside(lines, name || shortName, owner, room, middle)]
}

/** Gates are labelled only where there is free space. */
export const pairLabel = (
  { station, segment, kind }: Pair,
  itinerary: Itinerary,
  hasNotes: boolean,
  room: LabelSpace,
  middle: Point,
): readonly Label[] => {
  const name = cleaned(itinerary.stations[station]?.name ?? '')
  const words = kind === 'line' ? purposeOf(station, itinerary) : ''
  if ((name === '' && words === '') || (kind !== 'line' && !hasNotes)) return []
  const lines = name === '' ? ownWords(words) : nameLines(name, kind)
  return [labelBeside(lines, name || words, boxAround(between(...segment), 10), room, middle)]
}

const nameLines = (name: string, kind: Pair['kind']): readonly LabelLine[] =>
  labelLines(name, undefined).map(({ text }) => ({ text, font: kind === 'line' ? 'name' : 'note' }))

const purposeOf = (station: number, { visits }: Itinerary): string => {
  const isStart = visits[0]?.station === station
  const isFinish = visits.length > 1 && visits.at(-1)?.station === station
  if (isStart && isFinish) return 'Start and finish'
  return isStart ? 'Start' : isFinish ? 'Finish' : ''
}

export type LabelSpace = ReturnType<typeof labelSpaceAmong>

/** In units, the smallest distance between two boxes. */
const margin = 2

/** Records the boxes that are taken. Legs may cross a box if there is no better position. */
export const labelSpaceAmong = (taken: readonly Box[], segments: readonly Segment[]) => {
  const boxes = taken.map((box) => grown(box, margin))
  return {
    take: (box: Box): void => {
      boxes.push(grown(box, margin))
    },
    isFree: (box: Box): boolean => !boxes.some((other) => overlap(box, other)),
    /** Length of the legs that cross a box. */
    crossed: (box: Box): number => {
      const around = grown(box, margin)
      return segments.reduce((sum, segment) => sum + lengthInside(around, segment), 0)
    },
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

interface LabelPosition {
  readonly box: Box
  /** The side of the box that is next to its owner. */
  readonly anchor: 'start' | 'middle' | 'end'
  /** The distance from the edge of the owner. */
  readonly gap: number
}

const directions: readonly (readonly [x: number, y: number, cost: number])[] = [
  [1, 0, 0],
  [-1, 0, 0.5],
  [0, 1, 2],
  [0, -1, 3],
  [1, 1, 4],
  [-1, 1, 4.5],
  [1, -1, 5],
  [-1, -1, 5.5],
]

const gaps = [2, 8, 16, 26, 38, 52, 70, 90, 115, 145, 180, 220, 280, 350]

const perGap = 0.7
const perCrossing = 0.6
/** Cost of a position towards the middle of the course, where the legs are. */
const inwards = 6

/** The best free position beside a box; nearer is better. */
export const placeBeside = (
  room: LabelSpace,
  owner: Box,
  size: Size,
  middle: Point,
): LabelPosition => {
  let best: (LabelPosition & { cost: number }) | undefined
  for (const gap of gaps) {
    if (best !== undefined && gap * perGap >= best.cost) break
    for (const [x, y, base] of directions) {
      const box = boxBeside(owner, size, x, y, gap)
      const isInwards = (owner.x - middle.x + owner.width / 2) * x < -20
      const cost = base + gap * perGap + (isInwards ? inwards : 0)
      if ((best !== undefined && cost >= best.cost) || !room.isFree(box)) continue
      const full = cost + room.crossed(box) * perCrossing
      const anchor = x > 0 ? 'start' : x < 0 ? 'end' : 'middle'
      if (best === undefined || full < best.cost) best = { box, anchor, gap, cost: full }
    }
  }
  return best ?? placeOutside(room, owner, size)
}

const boxBeside = (owner: Box, size: Size, x: number, y: number, gap: number): Box => {
  // The gap is measured along both edges, so it is smaller at corners.
  const reach = x !== 0 && y !== 0 ? gap * 0.7 - 3 : gap
  const across = (owner.width + size.width) / 2 + reach
  const down = (owner.height + size.height) / 2 + reach
  return {
    x: owner.x + owner.width / 2 + x * across - size.width / 2,
    y: owner.y + owner.height / 2 + y * down - size.height / 2,
    width: size.width,
    height: size.height,
  }
}

/** There is always free space to the right, at some distance. */
const placeOutside = (room: LabelSpace, owner: Box, size: Size): LabelPosition => {
  for (let gap = gaps.at(-1) ?? 0; ; gap += 40) {
    const box = boxBeside(owner, size, 1, 0, gap)
    if (room.isFree(box)) return { box, anchor: 'start', gap }
  }
}

const perRank = 4

/** Chooses a free box that few legs cross. Earlier boxes are preferred. */
export const bestOf = (room: LabelSpace, boxes: readonly Box[]): Box | undefined => {
  let best: { readonly box: Box; readonly cost: number } | undefined
  for (const [rank, box] of boxes.entries()) {
    if (best !== undefined && rank * perRank >= best.cost) break
    if (!room.isFree(box)) continue
    const cost = rank * perRank + room.crossed(box)
    if (best === undefined || cost < best.cost) best = { box, cost }
  }
  return best?.box
}
