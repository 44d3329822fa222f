/** A bracket beside the repeatable part of a course. */
import { type Box, boundsOf, boxAround } from './box.ts'
import type { Piece } from './compass.ts'
import type { DiagramCourse } from './course.ts'
import { type LabelLine, textBlock } from './labels.ts'
import { element, group, pathThrough } from './markup.ts'
import type { Point } from './point.ts'
import type { Itinerary } from './stations.ts'
import { plural } from './words.ts'

const tooth = 8

/**
 * Draws the bracket to the right of all other shapes, or nothing if the course has no repeatable
 * part.
 */
export const lapBracket = (
  course: DiagramCourse,
  { stations, visits }: Itinerary,
  positions: ReadonlyMap<number, Point>,
  drawn: readonly Box[],
): Piece | undefined => {
  const { repeatablePart: part } = course
  if (part === undefined || part.occurrences < 1) return undefined
  const points = visits
    .slice(part.start, part.end)
    .flatMap(({ station }) => stations[station ?? -1]?.marks ?? [])
    .flatMap((mark) => positions.get(mark) ?? [])
  if (points.length === 0) return undefined

  const { y, height } = boundsOf(points.map((point) => boxAround(point, 28)))
  const beside = drawn.filter((box) => box.y < y + height + 20 && box.y + box.height > y - 20)
  const edge = Math.max(...beside.map((box) => box.x + box.width))
  const x = edge + 10
  const label = textBlock(wordsOf(course, part), { x: x + tooth + 8, y: y + height / 2 - 17 })
  const body: Box = { x, y, width: tooth, height }
  return {
    markup: group(
      'laps',
      element('path', {
        class: 'leg',
        d: pathThrough([
          { x, y },
          { x: x + tooth, y },
          { x: x + tooth, y: y + height },
          { x, y: y + height },
        ]),
      }),
      label.markup,
    ),
    box: boundsOf([body, label.box]),
    texts: [label.box],
  }
}

const wordsOf = (
  { numberOfLaps }: DiagramCourse,
  { start, end, occurrences }: NonNullable<DiagramCourse['repeatablePart']>,
): readonly LabelLine[] => {
  const first = Math.max(start, 1)
  const legs = end - 1 > first ? `legs ${first}–${end - 1}` : `leg ${first}`
  const times: LabelLine = { text: `${legs} × ${occurrences}`, font: 'note' }
  if (numberOfLaps === null) return [{ ...times, font: 'name' }]
  const laps: LabelLine = { text: plural(numberOfLaps, 'lap'), font: 'name' }
  // The number of laps is written only if the part is sailed more than once.
  return occurrences > 1 ? [laps, times] : [laps]
}
