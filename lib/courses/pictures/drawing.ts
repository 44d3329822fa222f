/** The course itself: its lines, legs, roundings and marks, with their labels. */
import type { Language } from '#values/language.ts'
import { type DiagramCourse, wordsOf } from './diagramCourse.ts'
import {
  between,
  beyond,
  boundsOf,
  boxAround,
  centerOf,
  direction,
  distance,
  grown,
  point,
  type Box,
  type Point,
  type Segment,
} from './geometry.ts'
import {
  labelDetail,
  markLabel,
  pairLabel,
  placeLabels,
  sizeOf,
  textLines,
  type LabelLine,
} from './labels.ts'
import { LabelSpace } from './labelSpace.ts'
import type { Layout, Pair } from './layout.ts'
import type { Leg } from './legs.ts'
import { arrowHead, group, line, placedAt, roundingLine, element, tooltip } from './markup.ts'
import { measuresOf, type Measure } from './measures.ts'
import { isCommitteeBoat } from './roles.ts'
import type { Rounding } from './roundings.ts'
import type { Itinerary } from './stations.ts'
import { symbolOf, type Flag } from './symbols.ts'
import { escaped } from '#values/escaped.ts'
import { bearingText, lengthText } from '#positions/rules/legText.ts'
import { centerOfBox, placeBeside, placeOnLeg, type LegPlacement, type Size } from './placement.ts'
import { fontSizes } from './style.ts'
import { textWidth } from '#values/text.ts'
import { counted, fill } from '#values/words.ts'

const crowdedLegs = 24

/** @param frame the left and right edges of the texts */
export const drawingOf = (
  course: DiagramCourse,
  itinerary: Itinerary,
  layout: Layout,
  frame: Pick<Box, 'x' | 'width'>,
) => {
  const marks = marksOf(course, itinerary, layout)
  const symbols = marks.map(({ box }) => box)
  const segments = segmentsOf(layout)
  const legSegments = layout.legs.map(({ from, to }): Segment => [from, to])
  const strokes = [...layout.legs.map(legHead), ...layout.roundings.map(roundingCurve)]
  const heads = strokes.map(({ head }) => head)
  const newSpace = () => {
    const space = new LabelSpace(frame)
    for (const box of symbols) space.take(box)
    for (const segment of [...segments, ...heads.flatMap(diagonals)]) space.takeLine(segment)
    for (const leg of layout.legs) space.takeLine([leg.from, leg.to], leg)
    return space
  }
  const middle = centerOf(marks.map(({ at }) => at))
  const detail = labelDetail(marks.length)
  const requests = [
    ...marks.flatMap(({ mark, box }) => markLabel(mark, detail, box)),
    ...layout.pairs.flatMap((pair) => pairLabel(pair, course, itinerary, detail)),
  ]
  // A crowded picture takes long, and another order hardly helps.
  const attempts = layout.legs.length > crowdedLegs ? 1 : 4
  const { labels, space } = placeLabels(requests, newSpace, middle, attempts)
  const { labels: numbers, leftOut } = legLabels(layout.legs, course, space, middle)
  const lines = layout.pairs.map(pairLine)
  const legs = legSegments.map((segment) => line('leg', segment))
  const below = [...lines, ...legs, ...strokes.map(({ markup }) => markup)]
  return {
    // Later layers cover earlier ones.
    markup: [
      group('way', ...below),
      group('ties', ...[...labels, ...numbers].flatMap(({ tie }) => tie ?? [])),
      group('marks', ...marks.map(({ markup }) => markup)),
      group('numbers', ...numbers.map(({ markup }) => markup)),
      group('labels', ...labels.map(({ markup }) => markup)),
    ].join(''),
    symbols,
    texts: [...numbers.flatMap(({ boxes }) => boxes), ...labels.map(({ box }) => box)],
    shapes: [
      ...symbols,
      ...heads,
      ...[...segments, ...legSegments].map((segment) => grown(around(segment), 3)),
    ],
    legNumbers: numbers.map(({ number, leg }) => ({ box: number, leg })),
    leftOut,
  }
}

const around = (points: readonly Point[]): Box => boundsOf(points.map((at) => boxAround(at, 0)))

const marksOf = (course: DiagramCourse, itinerary: Itinerary, { positions, pairs }: Layout) => {
  const flags = flagsOf(course, itinerary, pairs)
  return [...positions].flatMap(([index, at]) => {
    const mark = course.marks[index]
    if (mark === undefined) return []
    const { markup, box } = symbolOf(mark, flags.get(index) ?? [])
    const moved = { ...box, x: box.x + at.x, y: box.y + at.y }
    return [{ mark, at, box: moved, markup: placedAt(at, markup) }]
  })
}

/** The flag of a line is on the committee boat, or otherwise at the line's starboard end. */
const flagsOf = (
  course: DiagramCourse,
  { stations, visits }: Itinerary,
  pairs: readonly Pair[],
): ReadonlyMap<number, readonly Flag[]> => {
  const flags = new Map<number, Flag[]>()
  const [first, last] = [visits[0]?.station, visits.at(-1)?.station]
  for (const { kind, station } of pairs) {
    const marks = kind === 'line' ? (stations[station]?.marks ?? []) : []
    const isBoat = (index: number): boolean => {
      const mark = course.marks[index]
      return mark !== undefined && isCommitteeBoat(mark)
    }
    const bearer = marks.find(isBoat) ?? marks.at(-1)
    if (bearer === undefined) continue
    const known = flags.get(bearer) ?? []
    if (station === first) known.push('start')
    if (station === last && visits.length > 1) known.push('finish')
    flags.set(bearer, known)
  }
  return flags
}

const pairLine = ({ kind, segment }: Pair): string => {
  if (kind !== 'offset') return line(kind === 'line' ? 'line' : 'line gate', segment)
  const [from, to] = segment
  const ahead = direction(from, to)
  return line('leg', segment) + arrowHead('head', beyond(between(from, to), ahead, 4), ahead, 9, 4)
}

/**
 * The arrow head is behind the middle of a leg, because the number is in the middle. On the last
 * leg it is at the end. Nothing may cover its box.
 */
const legHead = ({ from, to, isLast }: Leg) => {
  const length = distance(from, to)
  const ahead = direction(from, to)
  const size = Math.min(11, 3 + length / 4)
  const tip = isLast ? to : between(from, to, Math.min(0.75, 0.6 + 6 / Math.max(length, 1)))
  return {
    markup: arrowHead('head', tip, ahead, size, size * 0.42),
    head: headBox(tip, ahead, size, 5),
  }
}

const roundingCurve = ({ side, points }: Rounding) => {
  const end = points.at(-1) ?? { x: 0, y: 0 }
  const ahead = direction(points.at(-2) ?? end, end)
  const tip = beyond(end, ahead, 6)
  return { markup: roundingLine(side, points, tip, ahead), head: headBox(tip, ahead, 11, 6) }
}

/** Keep texts off the box, but not thin lines. */
const diagonals = ({ x, y, width, height }: Box): readonly Segment[] => {
  const [right, bottom] = [x + width, y + height]
  return [
    [point(x, y), point(right, bottom)],
    [point(x, bottom), point(right, y)],
  ]
}

const headBox = (tip: Point, ahead: Point, length: number, halfWidth: number): Box =>
  boundsOf([boxAround(tip, 1), boxAround(beyond(tip, ahead, -length), 2 * halfWidth)])

/** The lines of the layout except the legs, as straight segments. */
const segmentsOf = ({ roundings, pairs }: Layout): readonly Segment[] => [
  ...roundings.flatMap(({ points }) =>
    points.slice(1).map((to, index): Segment => [points[index] ?? to, to]),
  ),
  ...pairs.map(({ segment }) => segment),
]

/** With more legs, the lines to numbers at the margin would hide the course. */
const numberedMax = 24
/** In units, from a leg to its number. */
const crowdedAside = 26
const height = 19
/** In units. A leg that is so short is covered by its marks. */
const reachOfMark = 36
const shownMax = 4
const listedMax = 40

/** @returns the labels, and sentences about numbers and lengths for which there was no space */
const legLabels = (
  legs: readonly Leg[],
  course: DiagramCourse,
  space: LabelSpace,
  middle: Point,
) => {
  const { language = 'en' } = course
  const measures = measuresOf(course)
  const labels: ReturnType<typeof labelOf>[] = []
  const lengths: string[] = []
  const numbered = legs.filter(({ numbers }) => numbers.length > 0)
  const isCrowded = numbered.length > numberedMax
  const asideMax = isCrowded ? crowdedAside : Infinity
  for (const leg of numbered) {
    const [first = 1] = leg.numbers
    const lines = linesOf(first, measures[first - 1], language)
    const text = shortList(leg.numbers)
    const width = Math.max(height, textWidth(text, fontSizes.note.estimated) + 9)
    const size = { width, height }
    const withLength =
      lines.length > 0 ? placeOnLeg(space, leg, size, sizeOf(lines), asideMax) : undefined
    const placement =
      withLength ??
      placeOnLeg(space, leg, size, undefined, asideMax) ??
      (isCrowded ? undefined : placeNear(space, leg, size, middle))
    if (lines.length > 0 && withLength === undefined) lengths.push(lengthOf(course, leg, lines))
    if (placement !== undefined) labels.push(labelOf(course, leg, text, placement, lines, space))
  }
  const missing = numbered.length - labels.length
  const { withoutNumber } = wordsOf(course)
  return {
    labels,
    leftOut: [...lengths, ...(missing > 0 ? [counted(language, withoutNumber, missing)] : [])],
  }
}

const lengthOf = (course: DiagramCourse, { numbers }: Leg, lines: readonly LabelLine[]): string =>
  `${longList(course, numbers)}: ${lines.map(({ text }) => text).join(', ')}`

const labelOf = (
  course: DiagramCourse,
  leg: Leg,
  text: string,
  placement: LegPlacement,
  lines: readonly LabelLine[],
  space: LabelSpace,
) => {
  const { number, text: beside, tie } = placement
  const boxes = [number, ...(beside ? [beside] : [])]
  for (const box of boxes) space.take(box)
  if (tie) space.takeLine(tie)
  const { x, y } = centerOfBox(number)
  return {
    leg,
    number,
    boxes,
    tie: tie && line('faint', tie),
    markup: group(
      'leg-number',
      tooltip(longList(course, leg.numbers)),
      element('rect', { class: 'number', ...number, rx: height / 2 }),
      element('text', { class: 'ink digits', x, y: y + 4.5 }, escaped(text)),
      beside ? textLines(lines, beside, anchorTo(number, beside)) : '',
    ),
  }
}

/** The direction of the first leg is the axis of the course. */
const linesOf = (
  number: number,
  measure: Measure | undefined,
  language: Language,
): readonly LabelLine[] => {
  if (measure === undefined) return []
  const texts = [
    ...(number === 1 ? [bearingText(measure.bearing)] : []),
    lengthText(measure.metres, language),
  ]
  return texts.map((text) => ({ text, font: 'note' }))
}

const placeNear = (space: LabelSpace, leg: Leg, size: Size, middle: Point): LegPlacement => {
  const center = between(leg.from, leg.to)
  const { box } = placeBeside(space, boxAround(center, reachOfMark), size, middle)
  return { number: box, text: undefined, tie: [center, centerOfBox(box)] }
}

const shortList = (numbers: readonly number[]): string =>
  numbers.length <= shownMax
    ? numbers.join(', ')
    : `${numbers.slice(0, shownMax - 1).join(', ')} +${numbers.length - shownMax + 1}`

const longList = (course: DiagramCourse, all: readonly number[]): string => {
  const { legOf, legsOf, andMore } = wordsOf(course)
  const names = all.slice(0, listedMax).join(', ')
  const numbers =
    all.length > listedMax ? fill(andMore, { names, count: all.length - listedMax }) : names
  return fill(all.length === 1 ? legOf : legsOf, { numbers })
}

const anchorTo = (number: Box, text: Box): 'start' | 'middle' | 'end' => {
  if (text.x > number.x + number.width) return 'start'
  return text.x + text.width < number.x ? 'end' : 'middle'
}
