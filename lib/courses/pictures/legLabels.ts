/** The number of each leg, with its length, and the direction of the first leg. */
import { type Box, boxAround, between, type Point } from './geometry.ts'
import { type LabelLine, sizeOf, textLines } from './labels.ts'
import type { LabelSpace } from './labelSpace.ts'
import type { Leg } from './legs.ts'
import { escaped } from '#values/escaped.ts'
import { element, group, line, tooltip } from './markup.ts'
import { bearingText, lengthText } from '#positions/rules/legText.ts'
import type { Measure } from './measures.ts'
import { centerOfBox, type LegPlacement, placeBeside, placeOnLeg, type Size } from './placement.ts'
import { fontSizes } from './style.ts'
import { textWidth } from '#values/text.ts'
import { plural } from '#values/plural.ts'

/** With more legs, the lines to numbers at the margin would hide the course. */
const numberedMax = 24
/** In units, from a leg to its number. */
const crowdedAside = 26
const height = 19
/** In units. A leg that is so short is covered by its marks. */
const reachOfMark = 36
const shownMax = 4
const listedMax = 40

/**
 * Places the number of each leg, and marks the space as taken.
 * @returns the labels, and sentences about numbers and lengths for which there was no space
 */
export const legLabels = (
  legs: readonly Leg[],
  measures: readonly (Measure | undefined)[],
  space: LabelSpace,
  middle: Point,
) => {
  const labels: ReturnType<typeof labelOf>[] = []
  const lengths: string[] = []
  const numbered = legs.filter(({ numbers }) => numbers.length > 0)
  const isCrowded = numbered.length > numberedMax
  const asideMax = isCrowded ? crowdedAside : Infinity
  for (const leg of numbered) {
    const [first = 1] = leg.numbers
    const lines = linesOf(first, measures[first - 1])
    const text = shortList(leg.numbers)
    const width = Math.max(height, textWidth(text, fontSizes.note.estimated) + 9)
    const size = { width, height }
    const withLength =
      lines.length > 0 ? placeOnLeg(space, leg, size, sizeOf(lines), asideMax) : undefined
    const placement =
      withLength ??
      placeOnLeg(space, leg, size, undefined, asideMax) ??
      (isCrowded ? undefined : placeNear(space, leg, size, middle))
    if (lines.length > 0 && withLength === undefined) lengths.push(lengthOf(leg, lines))
    if (placement !== undefined) labels.push(labelOf(leg, text, placement, lines, space))
  }
  const missing = numbered.length - labels.length
  return {
    labels,
    leftOut: [...lengths, ...(missing > 0 ? [`${plural(missing, 'leg')} without a number`] : [])],
  }
}

const lengthOf = ({ numbers }: Leg, lines: readonly LabelLine[]): string =>
  `${longList(numbers)}: ${lines.map(({ text }) => text).join(', ')}`

const labelOf = (
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
      tooltip(longList(leg.numbers)),
      element('rect', { class: 'number', ...number, rx: height / 2 }),
      element('text', { class: 'ink digits', x, y: y + 4.5 }, escaped(text)),
      beside ? textLines(lines, beside, anchorTo(number, beside)) : '',
    ),
  }
}

/** The direction of the first leg is the axis of the course. */
const linesOf = (number: number, measure: Measure | undefined): readonly LabelLine[] => {
  if (measure === undefined) return []
  const texts = [
    ...(number === 1 ? [bearingText(measure.bearing)] : []),
    lengthText(measure.metres),
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

const longList = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Leg' : 'Legs'} ${numbers.slice(0, listedMax).join(', ')}` +
  (numbers.length > listedMax ? ` and ${numbers.length - listedMax} more` : '')

const anchorTo = (number: Box, text: Box): 'start' | 'middle' | 'end' => {
  if (text.x > number.x + number.width) return 'start'
  return text.x + text.width < number.x ? 'end' : 'middle'
}
