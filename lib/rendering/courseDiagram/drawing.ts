/** The course itself: its lines, legs, roundings and marks, with their labels. */
import type { Flag } from './boats.ts'
import { boundsOf, type Box, boxAround, grown } from './box.ts'
import type { DiagramCourse } from './course.ts'
import type { Label } from './labels.ts'
import type { Layout, Pair } from './layout.ts'
import { element, group, pathThrough, placedAt } from './markup.ts'
import { markLabel, pairLabel } from './names.ts'
import { type LegNumber, legNumbers } from './numbers.ts'
import { centerOf, type Point } from './point.ts'
import { isCommitteeBoat } from './roles.ts'
import { labelSpaceAmong } from './labelSpace.ts'
import type { Itinerary } from './stations.ts'
import { legHead, legLine, roundingCurve, segmentsOf } from './strokes.ts'
import { symbolOf } from './symbols.ts'

export interface Drawing {
  readonly markup: string
  readonly symbols: readonly Box[]
  readonly texts: readonly Box[]
  /** The boxes of everything but the texts. */
  readonly shapes: readonly Box[]
}

/** A course with more marks than this shows their short names only. */
const notesMax = 8

export const drawingOf = (course: DiagramCourse, itinerary: Itinerary, layout: Layout): Drawing => {
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
  const legs = layout.legs.map(legLine)
  const below = [...lines, ...legs, ...strokes.map(({ markup }) => markup)]
  return {
    markup: layersOf(below, marks, numbers, labels),
    symbols,
    texts: [...numbers, ...labels].map(({ box }) => box),
    shapes: [...symbols, ...heads, ...segments.map((segment) => grown(around(segment), 3))],
  }
}

const around = (points: readonly Point[]): Box => boundsOf(points.map((at) => boxAround(at, 0)))

interface PlacedMark {
  readonly mark: DiagramCourse['marks'][number]
  readonly at: Point
  readonly box: Box
  readonly markup: string
}

const marksOf = (
  course: DiagramCourse,
  itinerary: Itinerary,
  { positions, pairs }: Layout,
): readonly PlacedMark[] => {
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
  element('path', { class: kind === 'line' ? 'line' : 'line gate', d: pathThrough(segment) })

/** Later layers cover earlier ones. */
const layersOf = (
  below: readonly string[],
  marks: readonly PlacedMark[],
  numbers: readonly LegNumber[],
  labels: readonly Label[],
): string =>
  [
    group('way', ...below),
    group('ties', ...labels.flatMap(({ tie }) => tie ?? [])),
    group('marks', ...marks.map(({ markup }) => markup)),
    group('numbers', ...numbers.map(({ markup }) => markup)),
    group('labels', ...labels.map(({ markup }) => markup)),
  ].join('')
