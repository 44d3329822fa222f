/** Removes a mark from a regatta, unless a course uses the mark. */
import { Failure } from '../../domain/failure.ts'
import { type Race, racesOf, type Regatta } from '../../domain/race/regatta.ts'
import { keysOfCourses, readCourse } from '../../store/entities/courses.ts'
import { readMarks, removedMarkWrite } from '../../store/entities/marks.ts'
import type { Context } from '../context.ts'
import { requireRegatta } from '../sailing/regattas.ts'
import { noMark } from './regattaMarks.ts'

/** @throws Failure `not-found`, or `mark-in-use` with the races whose courses use the mark */
export const revokeMark = async (context: Context, regattaName: string, markId: string) => {
  const { store } = context
  const regatta = await requireRegatta(context, regattaName)
  // The marks are read before the courses: a course that starts to use the mark later also writes
  // the marks, which gives a conflict.
  const stored = await readMarks(store, regatta.name)
  const mark = stored.marks.find(({ id }) => id === markId)
  if (mark === undefined) throw noMark(regatta, markId)
  const races = await racesWithMark(context, regatta, markId)
  if (races.length > 0) throw inUse(races)
  await store.write([removedMarkWrite(stored, mark)])
  return { markId }
}

const racesWithMark = async (
  { store }: Context,
  regatta: Regatta,
  markId: string,
): Promise<readonly Race[]> => {
  const races = racesOf(regatta)
  await store.prefetch(keysOfCourses(regatta.name, races))
  const courses = await Promise.all(races.map((race) => readCourse(store, regatta.name, race)))
  return races.filter((_, position) =>
    courses[position]?.course?.marks.some((mark) => mark.markId === markId),
  )
}

const errorsMax = 50

const inUse = (races: readonly Race[]): Failure => {
  const names = races.map(({ raceColumn, fleet }) => `${raceColumn.name} ${fleet}`)
  const detail = `The mark is used by the courses of ${names.slice(0, errorsMax).join(', ')}.`
  return new Failure('mark-in-use', detail, {
    errors: names.slice(0, errorsMax).map((name) => ({
      pointer: '/markId',
      code: 'in-use',
      detail: `must not be a mark of the course of ${name}`,
    })),
  })
}
