/** Writes a course as `readCourseText` reads it. */
import type { courseConfiguration } from '#schemas/courses/course.ts'
import type { Static } from '#schemas/schema.ts'
import { groupedBy } from '#values/groupedBy.ts'
import { fold, type Named } from './courseText.ts'

const wordOf = (name: string): string => (/^[^\s,;()"–-]+$/.test(name) ? name : `"${name}"`)

type Configuration = Static<typeof courseConfiguration>

interface Sequence extends Pick<Configuration, 'waypoints'> {
  readonly optionalRepeatablePart?: Configuration['optionalRepeatablePart'] | undefined
  readonly markConfigurations: readonly {
    readonly id: string
    readonly effectiveProperties: Named
  }[]
}

const letters: Readonly<Record<string, string>> = { Port: 'p', Starboard: 's' }

/** Marks that are passed without a side have no letter. */
export const formatCourseText = (course: Sequence): string => {
  const { waypoints, markConfigurations, optionalRepeatablePart: part } = course
  const used = new Set(waypoints.flatMap(({ markConfigurationIds }) => markConfigurationIds))
  const marks = markConfigurations.filter(({ id }) => used.has(id))
  const counts = groupedBy(marks, ({ effectiveProperties: { shortName } }) => fold(shortName))
  const words = new Map(
    marks.map(({ id, effectiveProperties: { name, shortName } }) => [
      id,
      wordOf(counts.get(fold(shortName))?.length === 1 ? shortName : name),
    ]),
  )
  const texts = waypoints.map(({ passingInstruction, markConfigurationIds }) => {
    const names = markConfigurationIds.map((id) => words.get(id) ?? id)
    return names.join('-') + (letters[passingInstruction] ?? '')
  })
  if (part === undefined) return texts.join(' ')
  const { occurrences, zeroBasedIndexOfRepeatablePartStart: start } = part
  const length = part.zeroBasedIndexOfRepeatablePartEnd - start
  const lap = texts.slice(start, start + length)
  const isLap = (from: number) => lap.every((text, index) => texts[from + index] === text)
  const held = Array.from({ length: occurrences + 1 }, (_, index) => start + index * length)
  const times = held.findIndex((from) => !isLap(from))
  const count = times === -1 ? occurrences + 1 : times
  if (count < 2) return texts.join(' ')
  const rest = texts.slice(start + count * length)
  return [...texts.slice(0, start), `${count}x(${lap.join(' ')})`, ...rest].join(' ')
}
