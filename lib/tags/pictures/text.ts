/** The time line for a terminal: a diagram of characters, and a line for each tag. */
import {
  countText,
  lanesOf,
  momentOf,
  type Scale,
  scaleOf,
  shortened,
  type ShownTag,
  ticksOf,
  type TimeLine,
} from './timeLine.ts'
import { plainText } from '#values/plainText.ts'

/** Width of the diagram without lane names, so that all fits into 80 columns. */
const columns = 60
const nameLength = 8
const ticksMax = 4
const pauseMax = 3
const userLengthMax = 20

export const writeTimeLine = (timeLine: TimeLine): string => {
  const { title, tags, isCut } = timeLine
  const scale = scaleOf(tags, { start: 0, end: columns - 1, pauseMax })
  const heading = `${plainText(title)}: ${countText(tags.length, isCut)}`
  if (scale === undefined) return `${heading}\n`
  const lanes = lanesOf(timeLine).map(({ name, tags: own }) => nameOf(name) + dots(own, scale))
  return [heading, '', ...lanes, axis(scale), '', ...tags.map(lineOf), ''].join('\n')
}

const nameOf = (name: string): string => name.padEnd(nameLength)

/**
 * A star is one tag, a digit is the number of tags at that column, `+` is ten or more, and `~` is a
 * pause.
 */
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
