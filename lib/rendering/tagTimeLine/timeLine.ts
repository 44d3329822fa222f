/** The content of a time line of tags, independent of its representation. */

/** The visible fields of a tag. */
export interface ShownTag {
  readonly tag: string
  readonly username: string
  readonly isPublic: boolean
  /** Milliseconds since 1970. */
  readonly raceTimepoint: number
}

export interface TimeLine {
  /** The title of the race. */
  readonly title: string
  /** In the order of race time. */
  readonly tags: readonly ShownTag[]
  /** Whether more tags follow these. */
  readonly isCut: boolean
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
export interface TimeSpan {
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

export interface Tick {
  readonly millis: number
  readonly label: string
}

/** The latest date that JavaScript can represent. */
const millisMax = 8.64e15

/** At most `ticksMax` moments, at multiples of a usual interval. */
export const ticksOf = ({ from, to }: TimeSpan, ticksMax: number): readonly Tick[] => {
  const step = stepFor((to - from) / ticksMax)
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * step)
    .filter((millis) => Math.abs(millis) <= millisMax)
    .map((millis) => ({ millis, label: tickLabel(millis, step) }))
}

const tickLabel = (millis: number, step: number): string => {
  const { date, time } = momentOf(millis)
  if (step >= day) return date
  return step >= minute ? time.slice(0, 5) : time
}

/** In UTC: `2026-06-20` and `12:03:10`. */
export const momentOf = (millis: number): { readonly date: string; readonly time: string } => {
  const [date = '', time = ''] = new Date(millis).toISOString().split('T')
  return { date, time: time.slice(0, 8) }
}

export const shortened = (text: string, lengthMax: number): string => {
  const characters = Array.from(text)
  return characters.length <= lengthMax
    ? text
    : `${characters
        .slice(0, lengthMax - 1)
        .join('')
        .trimEnd()}…`
}

export const countText = (count: number, isCut: boolean): string => {
  const tags = `${count.toLocaleString('en')} ${count === 1 ? 'tag' : 'tags'}`
  return isCut ? `the first ${tags}` : tags
}
