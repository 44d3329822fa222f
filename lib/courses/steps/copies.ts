/** Prepares the writes for the copies of a course. */
import { type Mark, marksOfSameName, newMark } from '../rules/mark.ts'
import { Failure, sentence } from '#values/failure.ts'
import { atOnceBytesMax, batchesOf, bytesOf } from '#table/actions.ts'
import { type RaceCourse, readCourse } from '../items/courses.ts'
import { readMarks, type StoredMarks } from '../items/marks.ts'
import { TableConflict } from '#table/errors.ts'
import type { Write } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { marksAfter, placedMarks, writesOfMarks } from './regattaMarks.ts'
import { failed, type FailedTarget, type FoundRace } from './copyTargets.ts'
import { newlyUsed, writesOfCourse } from './courseWrites.ts'
import type { RaceWithCourse } from './raceCourse.ts'
import { randomUUID } from 'node:crypto'

export interface Copy extends FoundRace {
  /** Empty if the race already has the same course. */
  readonly writes: readonly Write[]
}

type Copies = Awaited<ReturnType<typeof prepareCopies>>

/** The marks of one regatta that replace those of another. */
type Exchange = ReturnType<typeof exchangeOf>

/** @param courseOf returns the course for a race, with the marks of the source race */
export const prepareCopies = async (
  context: Context,
  source: RaceWithCourse,
  races: readonly FoundRace[],
  courseOf: (race: FoundRace) => RaceCourse,
) => {
  const { store } = context
  const names = new Set(races.map(({ regatta }) => regatta.name))
  names.delete(source.regatta.name)
  const [placed, courses, there] = await Promise.all([
    placedMarks(context, source.marks.marks),
    Promise.all(races.map(({ regatta, race }) => readCourse(store, regatta.name, race))),
    Promise.all([...names].map((name) => readMarks(store, name))),
  ])
  const wantedIn = (name: string): readonly Mark[] => {
    const here = races.filter(({ regatta }) => regatta.name === name)
    return marksIn(here.map(courseOf), marksOf(source, placed))
  }
  const exchanges = await exchangesOf(context, there, wantedIn)
  const unchanged = { there: source.marks, before: placed, after: placed }
  const outcomes = races.map((race, index) => {
    const exchange = exchanges.get(race.regatta.name)
    const stored = courses[index]
    if (stored === undefined) throw new Error('a course was not read')
    if (exchange instanceof Failure) return failed(race, '/regattaName', exchange)
    const course = withMarks(courseOf(race), exchange)
    const { there: marks, before, after } = exchange ?? unchanged
    const save = { race: race.race, stored, marks, course, before, after }
    const writes = orFailure(() => writesOfCourse(context, save))
    if (writes instanceof Failure) return failed(race, '', writes)
    return { ...race, writes, uses: newlyUsed(course, stored.course) }
  })
  const copies = outcomes.filter((outcome) => 'writes' in outcome)
  const own = { marks: marksOf(source, source.marks.marks), there: source.marks }
  return {
    copies,
    failures: outcomes.filter((outcome): outcome is FailedTarget => 'failure' in outcome),
    // Marks to add to regattas before the copies.
    marks: [...exchanges.values(), own].flatMap((exchange) =>
      exchange instanceof Failure ? [] : writesOfExchange(context, exchange, copies),
    ),
  }
}

/** A regatta without copies gets no marks. */
const writesOfExchange = (
  context: Context,
  { there, marks }: Pick<Exchange, 'there' | 'marks'>,
  copies: readonly (Copy & { readonly uses: ReadonlySet<string> })[],
): readonly Write[] => {
  const here = copies.filter(({ regatta }) => regatta.name === there.regattaName)
  const used = new Set(here.flatMap(({ uses }) => [...uses]))
  return here.length === 0 ? [] : writesOfMarks(context, there, marks, used)
}

const orFailure = <Result>(run: () => Result): Result | Failure => {
  try {
    return run()
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

const marksOf = ({ stored }: RaceWithCourse, marks: readonly Mark[]): readonly Mark[] => {
  const byId = new Map(marks.map((mark) => [mark.id, mark]))
  return stored.course?.marks.flatMap(({ markId }) => byId.get(markId) ?? []) ?? []
}

const marksIn = (courses: readonly RaceCourse[], marks: readonly Mark[]): readonly Mark[] => {
  const used = new Set(courses.flatMap((course) => course.marks.map(({ markId }) => markId)))
  return marks.filter(({ id }) => used.has(id))
}

/** @param wantedIn returns the marks of the source race that the copies in a regatta use */
const exchangesOf = async (
  context: Context,
  regattas: readonly StoredMarks[],
  wantedIn: (name: string) => readonly Mark[],
): Promise<ReadonlyMap<string, Exchange | Failure>> => {
  const exchanges = regattas.map(async (there) => {
    const { regattaName: name } = there
    const before = await placedMarks(context, there.marks)
    return [name, orFailure(() => exchangeOf(context, wantedIn(name), there, before))] as const
  })
  return new Map(await Promise.all(exchanges))
}

/**
 * Creates the marks that the regatta lacks. A new mark has the appearance, the inventory references
 * and the last position of the original mark. Devices stay assigned to the original mark.
 * @param before all marks of the regatta, where their phones are
 * @returns `ids`: the new marks by the id of the replaced mark; `after`: all marks after the copy
 */
const exchangeOf = (
  context: Context,
  wanted: readonly Mark[],
  there: StoredMarks,
  before: readonly Mark[],
) => {
  const known = marksOfSameName(wanted, there.marks)
  const marks: readonly Mark[] = wanted.map((mark, position) => {
    const { markTemplateId, markPropertiesId, lastKnownPosition } = mark
    const id = randomUUID()
    const origin = { id, createdMillis: context.nowMillis, position }
    const made = { ...newMark(mark, origin), markTemplateId, markPropertiesId, lastKnownPosition }
    return known[position] ?? made
  })
  // Fails early if the marks exceed the limit of the regatta.
  writesOfMarks(context, there, marks)
  const ids = new Map(wanted.map(({ id }, position) => [id, marks[position]?.id ?? '']))
  const made = marks.filter((_, position) => known[position] === undefined)
  return { ids, marks, there, before, after: marksAfter({ marks: before }, made) }
}

/** @param exchange absent within the same regatta */
const withMarks = (course: RaceCourse, exchange: Exchange | undefined): RaceCourse =>
  exchange === undefined
    ? course
    : {
        ...course,
        marks: course.marks.map((mark) => ({
          ...mark,
          markId: exchange.ids.get(mark.markId) ?? '',
        })),
      }

/** @throws Failure `too-large` if the copies exceed one transaction */
export const writeAtOnce = async ({ store }: Context, { copies, marks }: Copies): Promise<void> => {
  const writes = [...marks, ...copies.flatMap((copy) => copy.writes)]
  const bytes = writes.reduce((sum, write) => sum + bytesOf(contentOf(write)), 0)
  if (bytes > atOnceBytesMax) {
    const detail = sentence`One transaction can have ${atOnceBytesMax} bytes, and these copies have ${bytes}.`
    throw new Failure(
      'too-large',
      sentence`${detail} Copy to fewer races, or leave out \`allOrNone\`.`,
    )
  }
  if (writes.length > 0) await store.write(writes)
}

/**
 * Writes in as few transactions as possible, usually in one.
 * @returns the copies that got a conflict after others were written
 * @throws TableConflict if nothing was written yet, so that the request is retried
 */
export const writeApart = async ({ store }: Context, { copies, marks }: Copies) => {
  const steps: readonly { readonly write: Write; readonly copy?: Copy }[] = [
    ...marks.map((write) => ({ write })),
    ...copies.flatMap((copy) => copy.writes.map((write) => ({ write, copy }))),
  ]
  const batches = batchesOf(steps, ({ write }) => contentOf(write))
  for (const [index, batch] of batches.entries()) {
    try {
      await store.write(batch.map(({ write }) => write))
    } catch (error) {
      if (!(error instanceof TableConflict) || index === 0) throw error
      // Later copies may need the marks of this batch, so they are left to another request.
      const left = batches.slice(index).flat()
      return left.flatMap(({ copy }) => (copy === undefined ? [] : [failed(copy, '', overtaken())]))
    }
  }
  return []
}

const contentOf = (write: Write): object | null => ('put' in write ? write.put : null)

const overtaken = (): Failure =>
  new Failure('conflict', 'Another request changed the race at the same time. Copy again.')
