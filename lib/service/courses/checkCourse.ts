/** Configurations that are checked, or drawn, and not saved. */
import { markAnswer, sequenceAnswer } from '../../domain/course/answer.ts'
import { readConfiguration } from '../../domain/course/configuration.ts'
import { courseOf } from '../../domain/course/course.ts'
import { layOutCourse, layOutTemplate, sequenceProblems } from '../../domain/course/laps.ts'
import { pictureOf } from '../../domain/course/picture.ts'
import type { Context } from '../context.ts'
import { requireRightConfiguration, type ResolvedEntry, resolvedEntries } from './entries.ts'
import { describeFinding } from './raceCourse.ts'
import { type Resolved, resolveReferences } from './references.ts'
import { readRegattaContext } from './regattaContext.ts'
import type { Members } from './saveCourse.ts'

export interface Check {
  readonly makes?: 'course' | 'template' | undefined
  readonly regattaName?: string | undefined
}

/** Says what is wrong with a configuration, and what looks like a mistake. */
export const checkCourse = async (context: Context, check: Check, members: Members) => {
  const { problems, warnings } = await examine(context, check, members)
  return {
    valid: problems.length === 0,
    problems: problems.map(describeFinding),
    warnings: warnings.map(describeFinding),
  }
}

/** @throws Failure `invalid-input` like the request that would save it */
export const drawConfiguration = async (context: Context, check: Check, members: Members) => {
  const { problems, draft, resolved, sequence } = await examine(context, check, members)
  requireRightConfiguration(problems)
  const entries = resolvedEntries(draft, resolved)
  const course = courseOf(
    draft,
    sequence,
    (index) => index,
    () => true,
  )
  return pictureOf({
    name: course.name,
    shortName: course.shortName,
    markConfigurations: course.marks.flatMap((index) => describeEntry(entries[index], resolved)),
    ...sequenceAnswer(course, (place) => entries[course.marks[place] ?? -1]?.entry.id ?? ''),
  })
}

const examine = async (
  context: Context,
  { makes = 'course', regattaName }: Check,
  members: Members,
) => {
  const regatta = await readRegattaContext(context, regattaName)
  const read = readConfiguration(members, { makes, hasRegatta: regatta !== undefined })
  const known = regatta === undefined ? {} : { regatta }
  const { resolved, problems } = await resolveReferences(context, read.draft, known)
  const sequence =
    makes === 'course' ? layOutCourse(read.draft).sequence : layOutTemplate(read.draft)
  return {
    ...read,
    resolved,
    sequence,
    problems: [
      ...read.problems,
      ...problems,
      ...(read.problems.length === 0 ? sequenceProblems(sequence) : []),
    ],
  }
}

const describeEntry = (resolvedEntry: ResolvedEntry | undefined, { roles }: Resolved) => {
  if (resolvedEntry === undefined) return []
  const { entry, mark, properties, appearance } = resolvedEntry
  const { id, name = '', shortName = name } = entry.role ?? {}
  const stated = entry.role === undefined ? undefined : { id: id ?? '', name, shortName }
  return [
    markAnswer({
      id: entry.id,
      role: (id === undefined ? undefined : roles.get(id)) ?? stated,
      appearance,
      positioning: entry.positioning ?? properties?.positioning ?? undefined,
      lastKnownPosition: mark?.lastKnownPosition ?? undefined,
    }),
  ]
}
