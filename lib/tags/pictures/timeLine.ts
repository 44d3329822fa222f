/** The content of a time line of tags, independent of its representation. */
import type { Language } from '#values/language.ts'
import { counted, fill } from '#values/words.ts'
import { tagsWords } from '../words/tagsWords.ts'
import { localMillis, momentIn } from '#values/venueTime.ts'
import type { Tag } from '../rules/tag.ts'
import { plainText } from '#values/plainText.ts'

export type ShownTag = Pick<Tag, 'tag' | 'isPublic' | 'raceTimepoint'> & {
  readonly author: Pick<Tag['author'], 'name'>
}

export interface TimeLine {
  readonly title: string
  /** In the order of race time. */
  readonly tags: readonly ShownTag[]
  readonly isCut: boolean
  /** Absent: UTC. */
  readonly timeZone?: string
  /** Absent: English, as in files. */
  readonly language?: Language
}

export interface Lane {
  readonly name: 'public' | 'private'
  readonly tags: readonly ShownTag[]
}

export const lanesOf = ({ tags }: TimeLine): readonly Lane[] => [
  { name: 'public', tags: tags.filter(({ isPublic }) => isPublic) },
  { name: 'private', tags: tags.filter(({ isPublic }) => !isPublic) },
]

/** In milliseconds. */
interface TimeSpan {
  readonly from: number
  readonly to: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Intervals for ticks, from a second to half a day. */
const steps = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * second),
  ...[1, 2, 5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 6, 12].map((count) => count * hour),
]

const stepFor = (least: number): number => {
  const step = steps.find((millis) => millis >= least)
  if (step !== undefined) return step
  const power = 10 ** Math.floor(Math.log10(least / day))
  const factor = [1, 2, 5, 10].find((count) => count * power * day >= least) ?? 10
  return Math.max(1, factor * power) * day
}

/** The latest date that JavaScript can represent. */
const millisMax = 8.64e15

/** At most `ticksMax` moments, at multiples of a usual interval. */
export const ticksOf = ({ from, to }: TimeSpan, ticksMax: number, timeZone = 'UTC') => {
  const step = stepFor((to - from) / ticksMax)
  // Days begin at midnight of the zone.
  const shift = localMillis(from, timeZone) - Math.floor(from / second) * second
  const first = Math.ceil((from + shift) / step)
  const count = Math.max(0, Math.floor((to + shift) / step) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * step - shift)
    .filter((millis) => Math.abs(millis) <= millisMax)
    .map((millis) => ({ millis, label: tickLabel(millis, step, timeZone) }))
}

const tickLabel = (millis: number, step: number, timeZone: string): string => {
  const { date, time } = momentOf(millis, timeZone)
  if (step >= day) return date
  return step >= minute ? time.slice(0, 5) : time
}

/** `2026-06-20` and `12:03:10`, and the name of the zone, which is UTC in files. */
export const momentOf = (millis: number, timeZone = 'UTC') => momentIn(timeZone, millis)

const shortened = (text: string, lengthMax: number): string => {
  const characters = Array.from(text)
  return characters.length <= lengthMax
    ? text
    : `${characters
        .slice(0, lengthMax - 1)
        .join('')
        .trimEnd()}…`
}

export const countText = ({ tags: all, isCut, language = 'en' }: TimeLine): string => {
  const { count, first } = tagsWords[language].timeLine
  const tags = counted(language, count, all.length)
  return isCut ? fill(first, { tags }) : tags
}

/** Tags without a long pause between them, and their part of the axis. */
export interface Segment extends TimeSpan {
  readonly start: number
  readonly end: number
}

/** The ends of the axis, and the largest width of a pause, in pixels or in columns. */
interface Axis {
  readonly start: number
  readonly end: number
  readonly pauseMax: number
}

export interface Scale {
  readonly segments: readonly Segment[]
  /** @param millis of a tag */
  readonly place: (millis: number) => number
}

/** A pause is long if it is this many times as long as the next shorter one. */
const jump = 6
const shortestPause = hour / 2

/** A pause that is always long, such as a night between race days. */
const nightPause = 12 * hour

export const scaleOf = (tags: readonly ShownTag[], axis: Axis): Scale | undefined => {
  const spans = spansOf(tags.map(({ raceTimepoint }) => raceTimepoint))
  const [first] = spans
  if (first === undefined) return undefined
  const segments = segmentsOf(spans, axis)
  const segmentAt = (millis: number): Segment =>
    segments.find(({ to }) => millis <= to) ?? segments.at(-1) ?? { ...axis, ...first }
  return {
    segments,
    place: (millis) => {
      const { from, to, start, end } = segmentAt(millis)
      return from === to
        ? (start + end) / 2
        : start + ((millis - from) / (to - from)) * (end - start)
    },
  }
}

const spansOf = (times: readonly number[]): readonly TimeSpan[] => {
  const longPause = longPauseOf(times.map((time, index) => time - (times[index - 1] ?? time)))
  const spans: { from: number; to: number }[] = []
  for (const time of times) {
    const last = spans.at(-1)
    if (last === undefined || time - last.to >= longPause) spans.push({ from: time, to: time })
    else last.to = time
  }
  const [only] = spans
  // A single moment is placed in the middle of a minute.
  return spans.length === 1 && only !== undefined && only.from === only.to
    ? [{ from: only.from - minute / 2, to: only.to + minute / 2 }]
    : spans
}

/** @returns the shortest long pause; infinite if the tags are evenly distributed */
const longPauseOf = (pauses: readonly number[]): number => {
  const sorted = pauses.filter((pause) => pause > 0).toSorted((left, right) => left - right)
  const shortest = sorted[0] ?? Infinity
  const long = sorted.find((pause, index) => {
    const shorter = sorted[index - 1]
    return (
      shorter !== undefined && pause > shortestPause && pause >= jump * Math.max(shorter, minute)
    )
  })
  return Math.min(long ?? Infinity, shortest < nightPause ? nightPause : Infinity)
}

const segmentsOf = (spans: readonly TimeSpan[], { start, end, pauseMax }: Axis) => {
  const pauses = spans.length - 1
  const pause = pauses === 0 ? 0 : Math.min(pauseMax, (end - start) / 2 / pauses)
  const width = end - start - pauses * pause
  const millis = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  let at = start
  return spans.map(({ from, to }) => {
    const segment = {
      from,
      to,
      start: at,
      end: at + (millis === 0 ? width : width * ((to - from) / millis)),
    }
    at = segment.end + pause
    return segment
  })
}

export const pauseText = (millis: number, language: Language): string => {
  const { minutes, hours, days } = tagsWords[language].timeLine
  if (millis < 2 * hour) return fill(minutes, { count: Math.round(millis / minute) })
  return millis < 48 * hour
    ? fill(hours, { count: Math.round(millis / hour) })
    : fill(days, { count: Math.round(millis / day) })
}

/** Width of the diagram without lane names, so that all fits into 80 columns. */
const columns = 60
const nameLength = 8
const ticksMax = 4
const pauseMax = 3
const userLengthMax = 20

export const writeTimeLine = (timeLine: TimeLine): string => {
  const { title, tags } = timeLine
  const scale = scaleOf(tags, { start: 0, end: columns - 1, pauseMax })
  const heading = `${plainText(title)}: ${countText(timeLine)}`
  if (scale === undefined) return `${heading}\n`
  const lanes = lanesOf(timeLine).map(({ name, tags: own }) => nameOf(name) + dots(own, scale))
  return [heading, '', ...lanes, axis(scale), '', ...tags.map(lineOf), ''].join('\n')
}

const nameOf = (name: string): string => name.padEnd(nameLength)

/** A star is one tag, a digit their number at that column, `+` ten or more, `~` a pause. */
const dots = (tags: readonly ShownTag[], { place, segments }: Scale): string => {
  const counts = Array.from({ length: columns }, () => 0)
  for (const { raceTimepoint } of tags) {
    const column = Math.round(place(raceTimepoint))
    counts[column] = (counts[column] ?? 0) + 1
  }
  const isPause = (column: number) =>
    !segments.some(({ start, end }) => Math.round(start) <= column && column <= Math.round(end))
  const signs = counts.map((count, column) => {
    if (count === 0) return isPause(column) ? '~' : '-'
    return count === 1 ? '*' : count < 10 ? `${count}` : '+'
  })
  return signs.join('')
}

/** Labels begin below their moment; a label without space is omitted. */
const axis = ({ place, segments }: Scale): string => {
  let line = ''
  for (const segment of segments) {
    const count = Math.floor((ticksMax * (segment.end - segment.start)) / (columns - 1))
    for (const { millis, label } of ticksOf(segment, count)) {
      const column = Math.round(place(millis))
      if (column >= line.length + (line === '' ? 0 : 1)) line = line.padEnd(column) + label
    }
  }
  return `${nameOf('UTC')}${line}`
}

const lineOf = ({ raceTimepoint, isPublic, tag, author }: ShownTag): string => {
  const { date, time } = momentOf(raceTimepoint)
  const lane = nameOf(isPublic ? 'public' : 'private')
  const name = shortened(plainText(author.name), userLengthMax)
  return `${date} ${time}  ${lane} ${plainText(tag)}  (${name})`
}
