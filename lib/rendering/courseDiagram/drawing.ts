/** The course itself: its lines, legs, roundings and marks, with their labels. */
import type { DiagramCourse } from './course.ts'
import {
  between,
  beyond,
  boundsOf,
  type Box,
  boxAround,
  centerOf,
  direction,
  distance,
  dot,
  grown,
  minus,
  type Point,
  rightOf,
  type Segment,
} from './geometry.ts'
import {
  bestOf,
  type LabelSpace,
  labelSpaceAmong,
  markLabel,
  pairLabel,
  placeBeside,
} from './labels.ts'
import type { Layout, Pair } from './layout.ts'
import type { Leg } from './legs.ts'
import {
  arrowHead,
  element,
  escaped,
  group,
  line,
  path,
  placedAt,
  roundingLine,
  tooltip,
} from './markup.ts'
import { isCommitteeBoat } from './roles.ts'
import type { Rounding } from './roundings.ts'
import type { Itinerary } from './stations.ts'
import { type Flag, symbolOf } from './symbols.ts'
import { textWidth } from './text.ts'

/** A course with more marks than this shows their short names only. */
const notesMax = 8

/** The markup, and the boxes of marks, of texts, and of everything but the texts. */
export const drawingOf = (course: DiagramCourse, itinerary: Itinerary, layout: Layout) => {
  const marks = marksOf(course, itinerary, layout)
  const symbols = marks.map(({ box }) => box)
  const segments = segmentsOf(layout)
  const strokes = [...layout.legs.map(legHead), ...layout.roundings.map(roundingCurve)]
  const heads = strokes.map(({ head }) => head)
  const room = labelSpaceAmong([...symbols, ...heads], segments)
  const middle = centerOf(marks.map(({ at }) => at))
  const hasNotes = marks.length <= notesMax
  // Labels with the fewest free positions come first.
  const numbers = legNumbers(layout.legs, room, middle)
  const labels = [
    ...layout.pairs.flatMap((pair) => pairLabel(pair, itinerary, hasNotes, room, middle)),
    ...marks.flatMap(({ mark, box }) => markLabel(mark, hasNotes, box, room, middle)),
  ]
  const lines = layout.pairs.map(pairLine)
  const legs = layout.legs.map(({ from, to }) => line('leg', [from, to]))
  const below = [...lines, ...legs, ...strokes.map(({ markup }) => markup)]
  return {
    // Later layers cover earlier ones.
    markup: [
      group('way', ...below),
      group('ties', ...labels.flatMap(({ tie }) => tie ?? [])),
      group('marks', ...marks.map(({ markup }) => markup)),
      group('numbers', ...numbers.map(({ markup }) => markup)),
      group('labels', ...labels.map(({ markup }) => markup)),
    ].join(''),
    symbols,
    texts: [...numbers, ...labels].map(({ box }) => box),
    shapes: [...symbols, ...heads, ...segments.map((segment) => grown(around(segment), 3))],
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

const pairLine = ({ kind, segment }: Pair): string =>
  line(kind === 'line' ? 'line' : 'line gate', segment)

interface Stroke {
  readonly markup: string
  /** The box of the arrow head, which nothing may cover. */
  readonly head: Box
}

/**
 * The arrow head is behind the middle of a leg, because the number is in the middle. On the last
 * leg it is at the end.
 */
const legHead = ({ from, to, isLast }: Leg): Stroke => {
  const length = distance(from, to)
  const ahead = direction(from, to)
  const size = Math.min(11, 3 + length / 4)
  const tip = isLast ? to : between(from, to, Math.min(0.75, 0.6 + 6 / Math.max(length, 1)))
  return {
    markup: arrowHead('head', tip, ahead, size, size * 0.42),
    head: headBox(tip, ahead, size, 5),
  }
}

const roundingCurve = ({ side, points }: Rounding): Stroke => {
  const end = points.at(-1) ?? { x: 0, y: 0 }
  const ahead = direction(points.at(-2) ?? end, end)
  const tip = beyond(end, ahead, 6)
  return { markup: roundingLine(side, points, tip, ahead), head: headBox(tip, ahead, 11, 6) }
}

const headBox = (tip: Point, ahead: Point, length: number, halfWidth: number): Box =>
  boundsOf([boxAround(tip, 1), boxAround(beyond(tip, ahead, -length), 2 * halfWidth)])

/** All lines of the layout, as straight segments. */
const segmentsOf = ({ legs, roundings, pairs }: Layout): readonly Segment[] => [
  ...legs.map(({ from, to }): Segment => [from, to]),
  ...roundings.flatMap(({ points }) => chords(points)),
  ...pairs.map(({ segment }) => segment),
]

/** Divides a curve into segments about as long as a letter, which suffices to keep texts off it. */
const chords = (points: readonly Point[]): readonly Segment[] => {
  const corners = points.filter((_, index) => index % 3 === 0 || index === points.length - 1)
  return corners.slice(1).map((corner, index): Segment => [corners[index] ?? corner, corner])
}

const height = 19
const size = 12.5
const shownMax = 4
const listedMax = 40

const shares = [0.45, 0.52, 0.38, 0.59, 0.31, 0.66, 0.24, 0.73, 0.17, 0.8]
const asides = [0, 12, -12]

/** Places the number of each leg, and marks the space as taken. */
const legNumbers = (legs: readonly Leg[], room: LabelSpace, middle: Point) =>
  legs
    .filter(({ numbers }) => numbers.length > 0)
    .map((leg) => {
      const text = shortList(leg.numbers)
      const width = Math.max(height, textWidth(text, size) + 9)
      const box =
        bestOf(room, placesOn(leg, width)) ??
        placeBeside(room, boxAround(between(leg.from, leg.to), 2), { width, height }, middle).box
      room.take(box)
      return { box, markup: markupOf(leg, text, box) }
    })

const placesOn = ({ from, to }: Leg, width: number): readonly Box[] => {
  const abeam = rightOf(direction(from, to))
  return asides.flatMap((aside) =>
    shares.map((share) => boxAround(beyond(between(from, to, share), abeam, aside), width, height)),
  )
}

const shortList = (numbers: readonly number[]): string =>
  numbers.length <= shownMax
    ? numbers.join(', ')
    : `${numbers.slice(0, shownMax - 1).join(', ')} +${numbers.length - shownMax + 1}`

const longList = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Leg' : 'Legs'} ${numbers.slice(0, listedMax).join(', ')}` +
  (numbers.length > listedMax ? ` and ${numbers.length - listedMax} more` : '')

const markupOf = (leg: Leg, text: string, box: Box): string => {
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const foot = nearestOn(leg, center)
  const isAside = distance(foot, center) > 16
  return group(
    'leg-number',
    tooltip(longList(leg.numbers)),
    isAside ? path('faint', `M${coordinates(foot)}L${coordinates(center)}`) : '',
    element('rect', { class: 'number', ...box, rx: height / 2 }),
    element('text', { class: 'ink digits', x: center.x, y: center.y + 4 }, escaped(text)),
  )
}

const coordinates = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

const nearestOn = ({ from, to }: Leg, point: Point): Point => {
  const length = distance(from, to)
  const ahead = direction(from, to)
  const along = dot(minus(point, from), ahead)
  return beyond(from, ahead, Math.min(Math.max(along, 0), length))
}
