/** The time line for a terminal: a picture of characters, and a line for each tag. */
import {
  countText,
  lanesOf,
  momentOf,
  shortened,
  type ShownTag,
  spanOf,
  ticksOf,
  type TimeLine,
  type TimeSpan,
} from './timeLine.ts'
import { plainText } from '../plainText.ts'

/** Of the picture, without the names of the lanes, so that all of it fits into 80 columns. */
const columns = 60
const nameLength = 8
const ticksMax = 4
const userLengthMax = 20

export const writeTimeLine = (timeLine: TimeLine): string => {
  const { title, tags, isCut } = timeLine
  const span = spanOf(tags)
  const heading = `${plainText(title)}: ${countText(tags.length, isCut)}`
  if (span === undefined) return `${heading}\n`
  const lanes = lanesOf(timeLine).map(({ name, tags: own }) => nameOf(name) + dots(own, span))
  return [heading, '', ...lanes, axis(span), '', ...tags.map(lineOf), ''].join('\n')
}

const nameOf = (name: string): string => name.padEnd(nameLength)

const columnOf = (millis: number, { from, to }: TimeSpan): number =>
  Math.round(((millis - from) / (to - from)) * (columns - 1))

/** One tag is a star, several in one place are their number, or `+` from ten on. */
const dots = (tags: readonly ShownTag[], span: TimeSpan): string => {
  const counts = Array.from({ length: columns }, () => 0)
  for (const { raceTimepoint } of tags) {
    const column = columnOf(raceTimepoint, span)
    counts[column] = (counts[column] ?? 0) + 1
  }
  const signs = counts.map((count) =>
    count < 2 ? '-*'.charAt(count) : count < 10 ? `${count}` : '+',
  )
  return signs.join('')
}

/** Labels begin under the moment that they name; what has no room is left out. */
const axis = (span: TimeSpan): string => {
  let line = ''
  for (const { millis, label } of ticksOf(span, ticksMax)) {
    const column = columnOf(millis, span)
    if (column >= line.length + (line === '' ? 0 : 1)) line = line.padEnd(column) + label
  }
  return `${nameOf('UTC')}${line}`
}

const lineOf = ({ raceTimepoint, isPublic, tag, username }: ShownTag): string => {
  const { date, time } = momentOf(raceTimepoint)
  const lane = nameOf(isPublic ? 'public' : 'private')
  const author = shortened(plainText(username), userLengthMax)
  return `${date} ${time}  ${lane} ${plainText(tag)}  (${author})`
}
