import { type DiagramCourse, type DiagramMark, wordsOf } from './diagramCourse.ts'
import { between, type Box, boxAround, type Point } from './geometry.ts'
import type { LabelSpace } from './labelSpace.ts'
import type { Pair } from './layout.ts'
import { escaped } from '#values/escaped.ts'
import { element, group, line, tooltip } from './markup.ts'
import { placeBeside, type Placement, type Size } from './placement.ts'
import type { Itinerary } from './stations.ts'
import { fontSizes } from './style.ts'
import { cleaned, fittedName, textWidth, wrapped } from '#values/text.ts'

type FontClass = 'name' | 'note' | 'heading'

export interface LabelLine {
  readonly text: string
  readonly font: FontClass
}

/** In units. Longer names of marks and control points end in an ellipsis. */
const labelWidthMax = 124

/** In units, for texts that are not names, which are never cut. */
const ownWidthMax = 180

const estimated = ({ text, font }: LabelLine): number => textWidth(text, fontSizes[font].estimated)

export const sizeOf = (lines: readonly LabelLine[]): Size => ({
  width: Math.max(0, ...lines.map(estimated)),
  height: lines.reduce((sum, { font }) => sum + fontSizes[font].line, 0),
})

/** The lines of a label: the name, then the note. A long name without a note gets two lines. */
export const labelLines = (
  name: string,
  note: string | undefined,
  width = labelWidthMax,
): readonly LabelLine[] => {
  if (name === '') return []
  const fit = (text: string, font: FontClass): LabelLine => ({
    text: fittedName(text, fontSizes[font].estimated, width),
    font,
  })
  if (note !== undefined && note !== '' && note !== name)
    return [fit(name, 'name'), fit(note, 'note')]
  const linesMax = width < labelWidthMax ? 1 : 2
  const lines = wrapped(name, fontSizes.name.estimated, width, linesMax, fittedName)
  return lines.map((text) => ({ text, font: 'name' }))
}

const ownWords = (text: string): readonly LabelLine[] => [
  { text: fittedName(text, fontSizes.name.estimated, ownWidthMax), font: 'name' },
]

export interface LabelRequest {
  readonly lines: readonly LabelLine[]
  /** The complete names, for the tooltip. */
  readonly full: string
  readonly owner: Box
}

/** A label with a higher cost is placed before the others in the next attempt. */
const costGood = 15

/**
 * Writes labels in free space beside their owners.
 * @param newSpace the space without labels
 * @param middle of the course
 * @param attempts to find a better order
 * @returns the labels, and the space without their boxes
 */
export const placeLabels = (
  requests: readonly LabelRequest[],
  newSpace: () => LabelSpace,
  middle: Point,
  attempts: number,
) => {
  let best = placedInOrder(requests, newSpace(), middle)
  let last = best
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const late = new Set(last.placed.filter(({ placement: { cost } }) => cost > costGood))
    if (late.size === 0) break
    const order = [...late, ...last.placed.filter((each) => !late.has(each))]
    last = placedInOrder(
      order.map(({ request }) => request),
      newSpace(),
      middle,
    )
    if (last.cost < best.cost) best = last
  }
  return { labels: best.placed.map(labelOf), space: best.space }
}

interface Placed {
  readonly request: LabelRequest
  readonly lines: readonly LabelLine[]
  readonly placement: Placement
}

const placedInOrder = (requests: readonly LabelRequest[], space: LabelSpace, middle: Point) => {
  const placed = requests.map((request): Placed => {
    const [first, ...others] = [request.lines, ...narrower(request.lines)].map((lines) => ({
      request,
      lines,
      placement: placeBeside(space, request.owner, sizeOf(lines), middle),
    }))
    const found = others.reduce(
      (one, other) => (other.placement.cost + costOfWrap < one.placement.cost ? other : one),
      first as Placed,
    )
    space.take(found.placement.box)
    if (found.placement.tie) space.takeLine(found.placement.tie)
    return found
  })
  return { placed, space, cost: placed.reduce((sum, { placement: { cost } }) => sum + cost, 0) }
}

/** Shorter lines cost less than a place far away. */
const costOfWrap = 3

/** The same words in two lines instead of one, or the name without the note. */
const narrower = (lines: readonly LabelLine[]): readonly (readonly LabelLine[])[] => {
  const [first, second] = lines
  if (first === undefined) return []
  if (second !== undefined) return second.font === first.font ? [] : [[first]]
  const words = wrapped(first.text, fontSizes[first.font].estimated, estimated(first) * 0.65, 2)
  const isSame = words.length === 2 && words.join(' ') === first.text
  return isSame ? [words.map((text) => ({ ...first, text }))] : []
}

const labelOf = ({ request, lines, placement: { box, anchor, tie } }: Placed) => ({
  box,
  tie: tie && line('faint', tie),
  markup: group('label', tooltip(request.full), textLines(lines, box, anchor)),
})

export const textLines = (lines: readonly LabelLine[], box: Box, anchor: Placement['anchor']) => {
  const x =
    anchor === 'start' ? box.x : anchor === 'end' ? box.x + box.width : box.x + box.width / 2
  let { y } = box
  return lines
    .map(({ text, font }) => {
      const { line: height, size } = fontSizes[font]
      const baseline = y + (height + size * 0.7) / 2
      y += height
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
  const { width, height } = sizeOf(lines)
  const box = { x, y, width, height }
  return { box, markup: textLines(lines, box, 'start'), texts: width > 0 ? [box] : [] }
}

/** A course with more marks than this has only short names beside them. */
const notesMax = 8
/** A course with more marks than this has narrower labels. */
const wideMax = 20

/** The details that labels have space for, by the number of marks. */
export const labelDetail = (marks: number) => ({
  hasNotes: marks <= notesMax,
  width: marks <= wideMax ? labelWidthMax : labelWidthMax / 2,
})

type LabelDetail = ReturnType<typeof labelDetail>

export const markLabel = (mark: DiagramMark, { hasNotes, width }: LabelDetail, owner: Box) => {
  const [name, shortName] = [cleaned(mark.name), cleaned(mark.shortName)]
  const lines = labelLines(shortName || name, hasNotes ? name : undefined, width)
  return lines.length === 0 ? [] : [{ lines, full: name || shortName, owner }]
}

/** Gates are labelled only on courses with few marks. */
export const pairLabel = (
  { station, segment, kind }: Pair,
  course: DiagramCourse,
  itinerary: Itinerary,
  { hasNotes, width }: LabelDetail,
): readonly LabelRequest[] => {
  const words = kind === 'line' ? purposeOf(station, course, itinerary) : ''
  const given = cleaned(itinerary.stations[station]?.name ?? '')
  // The name of the first waypoint hides that the course also ends here.
  const name =
    words === wordsOf(course).startAndFinish && /^(?:start|finish)$/i.test(given) ? '' : given
  if ((name === '' && words === '') || (kind !== 'line' && !hasNotes)) return []
  const font = kind === 'line' ? 'name' : 'note'
  const lines =
    name === ''
      ? ownWords(words)
      : labelLines(name, undefined, width).map(({ text }) => ({ text, font }) as const)
  return [{ lines, full: name || words, owner: boxAround(between(...segment), 10) }]
}

const purposeOf = (station: number, course: DiagramCourse, { visits }: Itinerary): string => {
  const { start, finish, startAndFinish } = wordsOf(course)
  const isStart = visits[0]?.station === station
  const isFinish = visits.length > 1 && visits.at(-1)?.station === station
  if (isStart && isFinish) return startAndFinish
  return isStart ? start : isFinish ? finish : ''
}
