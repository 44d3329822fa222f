/** SVG without a script, for screens and paper. Labels have the whole width of a phone. */
import type { Language } from '#values/language.ts'
import { tagsWords } from '../words/tagsWords.ts'
import { escaped } from '#values/escaped.ts'
import { plainText } from '#values/plainText.ts'
import { fitted, textWidth } from '#values/text.ts'
import {
  countText,
  type Lane,
  lanesOf,
  momentOf,
  pauseText,
  type Scale,
  scaleOf,
  type Segment,
  type ShownTag,
  ticksOf,
  type TimeLine,
} from './timeLine.ts'

/** A phone shows a font size of 13 as 11 pixels. */
const width = 420
const fontSize = 13
const margin = 16
const axisX = 88
/** Private tags have an axis of their own, so that no mark covers another one. */
const laneX = { public: axisX, private: axisX + 12 }
const labelX = 128
const labelWidth = width - labelX - 8

const top = 92
const rowHeight = 20
const length = { least: 100, most: 640 }
const ticksMax = 8
const pauseMax = 40
const pauseLabelHeight = 16

export const pictureStyle = `
svg { color-scheme: light dark; font: 13px system-ui, sans-serif; --paper: #fff; --ink: #1b2733; --soft: #5b6b7a; --line: #c9d3dc; --public: #0b62a4; --private: #a34a00 }
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
  const { tags, timeZone = 'UTC', language = 'en' } = timeLine
  const title = fitted(plainText(timeLine.title), 18, width - 2 * margin)
  const times = new Set(tags.map(({ raceTimepoint }) => raceTimepoint)).size
  const span = Math.min(Math.max(times * rowHeight, length.least), length.most)
  const scale = scaleOf(tags, { start: top, end: top + span, pauseMax })
  const labels =
    scale === undefined
      ? []
      : labelsOf(lanesOf(timeLine), scale.place, Math.floor(span / rowHeight), timeZone)
  const bottom = Math.max(top + (scale === undefined ? 0 : span), labels.at(-1)?.y ?? 0)
  const height = Math.round(bottom + 20)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-labelledby="title summary">
<style>${pictureStyle}</style>
<rect class="paper" width="${width}" height="${height}"/>
<text id="title" class="title" x="${margin}" y="28">${escaped(title)}</text>
<text id="summary" class="soft" x="${margin}" y="48">${escaped(countText(timeLine))}${scale === undefined ? '' : `<tspan x="${margin}" y="66">${spanText(tags, timeZone)}</tspan>`}</text>
${legendOf(timeLine)}
${scale === undefined ? '' : axisAt(scale, timeZone, language)}
<g role="list" aria-label="${tagsWords[language].timeLine.tags}">
${labels.map((label) => markOf(label, timeZone, language)).join('\n')}
</g>
</svg>
`
}

const rounded = (pixels: number): number => Math.round(pixels * 10) / 10

const spanText = (tags: TimeLine['tags'], timeZone: string): string => {
  const first = momentOf(tags[0]?.raceTimepoint ?? 0, timeZone)
  const last = momentOf(tags.at(-1)?.raceTimepoint ?? 0, timeZone)
  const isOneDay = first.date === last.date
  const end = isOneDay ? last.time : `${last.date} ${last.time}`
  const isOneMoment = isOneDay && first.time === last.time
  return `${first.date} ${first.time}${isOneMoment ? '' : ` – ${end}`} ${last.zone}`
}

const legendOf = (timeLine: TimeLine): string => {
  const { language = 'en' } = timeLine
  const words = tagsWords[language].timeLine
  return lanesOf(timeLine)
    .map(({ name, tags }, index) => {
      const x = 190 + index * 112
      const y = 44
      return `<g${classOf(name)}><circle class="${name}" cx="${x}" cy="${y}" r="${radius[name]}"/><text class="soft" x="${x + 12}" y="${y + 4}">${tags.length.toLocaleString(language)} ${words[name]}</text></g>`
    })
    .join('\n')
}

const axisAt = ({ segments, place }: Scale, timeZone: string, language: Language): string => {
  const ticks = segments.flatMap((segment) =>
    ticksOf(segment, tickCountOf(segment), timeZone).map(({ millis, label }) => {
      const y = rounded(place(millis))
      return `<path class="line" d="M${axisX - 6} ${y}h6"/><text class="soft" x="${axisX - 10}" y="${y + 4}" text-anchor="end">${label}</text>`
    }),
  )
  return [
    '<g aria-hidden="true">',
    ...segments.map(
      ({ start, end }) =>
        `<path class="line" d="M${axisX} ${rounded(start) - 6}V${rounded(end) + 6}"/>`,
    ),
    ...ticks,
    ...segments
      .slice(1)
      .map((segment, index) => pauseAt(segments[index] ?? segment, segment, language)),
    '</g>',
  ].join('\n')
}

/** A segment too short for a label has no tick. */
const tickCountOf = ({ start, end }: Segment): number =>
  Math.min(ticksMax, Math.floor((end - start) / (2 * rowHeight)))

/** Two slanted strokes across the axis, and the length of the pause if its label fits. */
const pauseAt = ({ to, end }: Segment, { from, start }: Segment, language: Language): string => {
  const y = rounded((end + start) / 2)
  const strokes = `<path class="line" d="M${axisX - 5} ${y + 2}l10 -4M${axisX - 5} ${y + 6}l10 -4"/>`
  return start - end < pauseLabelHeight
    ? strokes
    : `${strokes}<text class="soft" x="${axisX - 10}" y="${y + 4}" text-anchor="end">${pauseText(from - to, language)}</text>`
}

/** Tags of one lane that are too close to each other for separate labels. */
interface Label {
  readonly lane: Lane['name']
  readonly time: number
  /** The middle of the text, near the position of the time. */
  readonly y: number
  readonly text: string
  readonly tags: readonly ShownTag[]
}

const closest = 7

/** Labels are at least a row apart. The axis has space for these rows. */
export const labelsOf = (
  lanes: readonly Lane[],
  place: (millis: number) => number,
  rows: number,
  timeZone = 'UTC',
): readonly Label[] => {
  const groupedBy = (apart: number) =>
    lanes
      .flatMap((lane) => groupsOf(lane, place, apart))
      .toSorted((one, other) => one.time - other.time)
  const fine = groupedBy(closest)
  const groups = fine.length <= rows ? fine : groupedBy(lanes.length * rowHeight)
  const end = Math.max(groups.at(-1)?.time ?? top, top + (groups.length - 1) * rowHeight)
  const dateOf = ([first]: readonly ShownTag[]) =>
    momentOf(first?.raceTimepoint ?? 0, timeZone).date
  const dates = new Set(groups.map(({ tags }) => dateOf(tags)))
  return groups.reduce<readonly Label[]>((labels, group, index) => {
    const before = labels.at(-1)
    // Below the label before, and above the space that the further labels need.
    const latest = end - (groups.length - 1 - index) * rowHeight
    const y = Math.max((before?.y ?? -Infinity) + rowHeight, Math.min(group.time, latest))
    const isSameDate =
      before === undefined ? dates.size === 1 : dateOf(before.tags) === dateOf(group.tags)
    return [...labels, { ...group, y, text: textOf(group.tags, isSameDate, timeZone) }]
  }, [])
}

const groupsOf = ({ name, tags }: Lane, place: (millis: number) => number, apart: number) => {
  const groups: { readonly lane: Lane['name']; readonly time: number; tags: ShownTag[] }[] = []
  for (const tag of tags) {
    const time = place(tag.raceTimepoint)
    const last = groups.at(-1)
    if (last !== undefined && time - last.time < apart) last.tags.push(tag)
    else groups.push({ lane: name, time, tags: [tag] })
  }
  return groups
}

const textOf = (tags: readonly ShownTag[], isSameDate: boolean, timeZone: string): string => {
  const { date, time } = momentOf(tags[0]?.raceTimepoint ?? 0, timeZone)
  const moment = isSameDate ? time : `${date} ${time}`
  const more = tags.length === 1 ? '' : ` +${(tags.length - 1).toLocaleString('en')}`
  const rest = labelWidth - textWidth(`${moment}  ${more}`, fontSize)
  return `${moment}  ${fitted(plainText(tags[0]?.tag ?? ''), fontSize, rest)}${more}`
}

/** A private tag is not printed with the race board. */
const classOf = (lane: Lane['name']): string => (lane === 'private' ? ' class="private-tag"' : '')

const radius = { public: 4.5, private: 5 }

const markOf = (
  { lane, time, y, text, tags }: Label,
  timeZone: string,
  language: Language,
): string => {
  const laneWord = tagsWords[language].timeLine[lane]
  const words = tags.map(({ tag, author, raceTimepoint }) => {
    const moment = momentOf(raceTimepoint, timeZone)
    return `${moment.date} ${moment.time} ${plainText(tag)} (${plainText(author.name)}, ${laneWord})`
  })
  const [x, from, to] = [laneX[lane], rounded(time), rounded(y)]
  return `<g role="listitem"${classOf(lane)}><title>${escaped(words.join('\n'))}</title><path class="line" d="M${x} ${from}L${labelX - 12} ${to}h8"/><circle class="${lane}" cx="${x}" cy="${from}" r="${radius[lane]}"/><text x="${labelX}" y="${to + 4}" aria-hidden="true">${escaped(text)}</text></g>`
}
