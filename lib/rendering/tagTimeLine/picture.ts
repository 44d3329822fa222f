/** The time line as SVG without a script, for light and dark screens and for paper. */
import { escape } from '../reference/html.ts'
import { plainText } from '../../domain/value/plainText.ts'
import {
  countText,
  type Lane,
  lanesOf,
  momentOf,
  pauseText,
  type Scale,
  scaleOf,
  type Segment,
  shortened,
  type ShownTag,
  ticksOf,
  type TimeLine,
} from './timeLine.ts'

const width = 960
const left = 84
/** Leaves space for the label of the last tag. */
const right = width - 190
const headHeight = 64
const rowHeight = 17
const rowsMax = 8
const laneGap = 34
const ticksMax = 8
const pauseMax = 56
const pauseLabelWidth = 44

export const pictureStyle = `
svg { color-scheme: light dark; font: 12px system-ui, sans-serif; --paper: #fff; --ink: #1b2733; --soft: #5b6b7a; --line: #c9d3dc; --public: #0b62a4; --private: #a34a00 }
@media (prefers-color-scheme: dark) { svg { --paper: #10181f; --ink: #e8eef3; --soft: #9fb0be; --line: #35454f; --public: #6cb8f0; --private: #f0a868 } }
@media print { svg { --paper: #fff; --ink: #000; --soft: #333; --line: #999; --public: #000; --private: #000 } }
.paper { fill: var(--paper) }
text { fill: var(--ink) }
.title { font-size: 16px; font-weight: 600 }
.soft { fill: var(--soft) }
.line { stroke: var(--line); fill: none }
.public { fill: var(--public); stroke: var(--public) }
.private { fill: var(--paper); stroke: var(--private); stroke-width: 2 }
`

export const drawTimeLine = (timeLine: TimeLine): string => {
  const { tags, isCut } = timeLine
  const title = plainText(timeLine.title)
  const scale = scaleOf(tags, { start: left, end: right, pauseMax })
  const xOf = (millis: number) => rounded(scale?.place(millis) ?? left)
  let y = headHeight
  const lanes = lanesOf(timeLine).map((lane) => {
    const marks = labelled(marksOf(lane.tags, xOf), rowsMax, width - 8)
    const rows = Math.max(1, ...marks.map(({ row = 0 }) => row + 1))
    y += rows * rowHeight + laneGap
    return laneAt(lane, marks, y - laneGap / 2)
  })
  const height = y + 40
  const summary = [...(scale === undefined ? [] : [spanText(tags)]), countText(tags.length, isCut)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-labelledby="title summary">
<style>${pictureStyle}</style>
<rect class="paper" width="${width}" height="${height}"/>
<text id="title" class="title" x="16" y="28">${escape(shortened(title, 90))}</text>
<text id="summary" class="soft" x="16" y="48">${escape(summary.join(' · '))}</text>
${lanes.join('\n')}
${axisAt(scale, y)}
</svg>
`
}

const rounded = (pixels: number): number => Math.round(pixels * 10) / 10

const spanText = (tags: TimeLine['tags']): string => {
  const first = momentOf(tags[0]?.raceTimepoint ?? 0)
  const last = momentOf(tags.at(-1)?.raceTimepoint ?? 0)
  const isOneDay = first.date === last.date
  const end = isOneDay ? last.time : `${last.date} ${last.time}`
  const isOneMoment = isOneDay && first.time === last.time
  return `${first.date} ${first.time}${isOneMoment ? '' : ` – ${end}`} UTC`
}

const laneAt = ({ name, tags }: Lane, marks: readonly LabelledMark[], y: number): string =>
  [
    `<g role="list" aria-label="${name} tags">`,
    `<text x="16" y="${y + 4}" aria-hidden="true">${name}</text>`,
    `<path class="line" d="M${left - 8} ${y}H${right + 8}"/>`,
    ...(tags.length === 0
      ? [`<text class="soft" x="${left}" y="${y - 6}">no ${name} tags</text>`]
      : []),
    // All lines come first, so that marks and labels cover them.
    ...marks.flatMap(({ x, row }) =>
      row === undefined || row === 0
        ? []
        : [`<path class="line" d="M${x} ${y}V${labelBase(y, row) + 3}"/>`],
    ),
    ...marks.map((mark) => markAt(name, mark, y)),
    '</g>',
  ].join('\n')

const labelBase = (y: number, row: number): number => y - 12 - row * rowHeight

const markAt = (lane: Lane['name'], { x, row, tags, label }: LabelledMark, y: number): string => {
  const radius = Math.min(5.4, 4 + Math.log2(tags.length) / 4).toFixed(1)
  const words = tags.map(({ tag, author, raceTimepoint }) => {
    const { date, time } = momentOf(raceTimepoint)
    return `${date} ${time} ${plainText(tag)} (${plainText(author.name)})`
  })
  const text =
    row === undefined
      ? ''
      : `<text x="${x}" y="${labelBase(y, row)}" aria-hidden="true">${escape(label)}</text>`
  return `<g role="listitem"><title>${escape(words.join('\n'))}</title><circle class="${lane}" cx="${x}" cy="${y}" r="${radius}"/>${text}</g>`
}

const axisAt = (scale: Scale | undefined, y: number): string => {
  if (scale === undefined) return ''
  const { segments } = scale
  const ticks = segments.flatMap((segment) =>
    ticksOf(segment, tickCountOf(segment)).map(({ millis, label }) => {
      const x = rounded(scale.place(millis))
      return `<path class="line" d="M${x} ${y}v6"/><text class="soft" x="${x}" y="${y + 20}" text-anchor="middle">${label}</text>`
    }),
  )
  return [
    '<g aria-hidden="true">',
    `<path class="line" d="M${left - 8} ${y}H${right + 8}"/>`,
    ...ticks,
    ...segments.slice(1).map((segment, index) => pauseAt(segments[index] ?? segment, segment, y)),
    `<text class="soft" x="16" y="${y + 20}">UTC</text>`,
    '</g>',
  ].join('\n')
}

/** A segment too narrow for a label has no tick. */
const tickCountOf = ({ start, end }: Segment): number =>
  Math.floor((ticksMax * (end - start)) / (right - left))

/** Two slanted strokes across the axis, and the length of the pause if its label fits. */
const pauseAt = ({ to, end }: Segment, { from, start }: Segment, y: number): string => {
  const x = rounded((end + start) / 2)
  const strokes = `<path class="line" d="M${x - 5} ${y + 5}l4 -10M${x + 1} ${y + 5}l4 -10"/>`
  return start - end < pauseLabelWidth
    ? strokes
    : `${strokes}<text class="soft" x="${x}" y="${y + 34}" text-anchor="middle">${pauseText(from - to)}</text>`
}

/** Tags that are too close to each other for separate marks. Lengths are in pixels. */
interface Mark {
  readonly x: number
  readonly tags: readonly ShownTag[]
}

interface LabelledMark extends Mark {
  readonly label: string
  /** Counted upwards from the line of the lane; absent if there is no space for the label. */
  readonly row: number | undefined
}

const closest = 11

/** @param tags in the order of race time */
export const marksOf = (
  tags: readonly ShownTag[],
  place: (millis: number) => number,
): readonly Mark[] => {
  const marks: { x: number; tags: ShownTag[] }[] = []
  for (const tag of tags) {
    const x = place(tag.raceTimepoint)
    const last = marks.at(-1)
    if (last !== undefined && x - last.x < closest) last.tags.push(tag)
    else marks.push({ x, tags: [tag] })
  }
  return marks
}

const gap = 10

/**
 * Places labels from right to left. A label begins above its mark, and a line leads down to the
 * mark. Labels of marks further left must end before both.
 */
export const labelled = (
  marks: readonly Mark[],
  rowsMax: number,
  right: number,
): readonly LabelledMark[] => {
  const freeUntil = Array.from({ length: rowsMax }, () => right)
  return marks
    .toReversed()
    .map((mark): LabelledMark => {
      const label = labelOf(mark)
      const end = mark.x + widthOf(label) + gap
      const found = freeUntil.findIndex((limit) => end <= limit)
      const row = found === -1 ? undefined : found
      if (row !== undefined) freeUntil.fill(mark.x, 0, row + 1)
      return { ...mark, label, row }
    })
    .toReversed()
}

const labelLengthMax = 24

const labelOf = ({ tags }: Mark): string => {
  const title = shortened(plainText(tags[0]?.tag ?? ''), labelLengthMax)
  return tags.length === 1 ? title : `${title} +${tags.length - 1}`
}

/** The width in a font of 12 pixels, rather overestimated than underestimated. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0)

const characterWidth = (character: string): number => {
  if ((character.codePointAt(0) ?? 0) >= 0x1100) return 13
  if (/[\p{Lu}mw@%&+—…_]/u.test(character)) return 10.5
  return /[ijltfrI.,:;'!|()[\]-]/.test(character) ? 5 : 7.5
}
