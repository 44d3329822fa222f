/**
 * Copies a course with a given number of laps, with the same marks or with those of another
 * regatta.
 */
import type { InputError } from '../failure.ts'
import type { Mark } from './mark.ts'
import { type Course, withNumberOfLaps } from './course.ts'
import { sequenceProblems } from './laps.ts'

export interface CourseWithLaps<Copied> {
  readonly course: Copied
  readonly problems: readonly InputError[]
}

/** @param laps `undefined`: the number of laps of the course */
export const withLapsOfCopy = <Copied extends Course<unknown>>(
  course: Copied,
  laps: number | undefined,
): CourseWithLaps<Copied> => {
  if (laps === undefined || laps === course.numberOfLaps) return { course, problems: [] }
  if (course.part === null) return { course, problems: [noPart(course.numberOfLaps)] }
  const copy = { ...course, ...withNumberOfLaps(course, laps) }
  return { course: copy, problems: sequenceProblems(copy) }
}

const noPart = (laps: number | null): InputError => ({
  pointer: '/numberOfLaps',
  code: 'no-part',
  detail:
    `must be absent${laps === null ? '' : ` or ${laps}`}: the course holds no part to repeat. ` +
    'Copy one with two laps or more',
})

/**
 * Finds the marks of another regatta with the same names. Each mark replaces at most one mark.
 * Older marks come first, so that repeated copies get the same marks.
 */
export const marksOfSameName = (
  wanted: readonly Mark[],
  there: readonly Mark[],
): readonly (Mark | undefined)[] => {
  const free = new Map<string, Mark[]>()
  for (const mark of there) {
    const sameName = free.get(mark.name)
    if (sameName === undefined) free.set(mark.name, [mark])
    else sameName.push(mark)
  }
  return wanted.map(({ name }) => free.get(name)?.shift())
}
