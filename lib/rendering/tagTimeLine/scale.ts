/**
 * The axis of a time line. Long pauses between tags are shortened, so that a tag of another day
 * does not make the tags of the race unreadable.
 */
import type { ShownTag, TimeSpan } from './timeLine.ts'

/** Tags without a long pause between them, and their part of the axis. */
export interface Segment extends TimeSpan {
  readonly start: number
  readonly end: number
}

/** The ends of the axis, and the largest width of a pause, in pixels or in columns. */
export interface Axis {
  readonly start: number
  readonly end: number
  readonly pauseMax: number
}

export interface Scale {
  readonly segments: readonly Segment[]
  /** @param millis of a tag */
  readonly place: (millis: number) => number
}

const minute = 60_000
const hour = 60 * minute

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

const segmentsOf = (
  spans: readonly TimeSpan[],
  { start, end, pauseMax }: Axis,
): readonly Segment[] => {
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

/** The label of a pause. */
export const pauseText = (millis: number): string => {
  if (millis < 2 * hour) return `${Math.round(millis / minute)} min`
  return millis < 48 * hour
    ? `${Math.round(millis / hour)} h`
    : `${Math.round(millis / hour / 24)} d`
}
