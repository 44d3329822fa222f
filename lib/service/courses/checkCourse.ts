/** Validates and draws configurations without saving them. */
import type { checkedConfiguration } from '../../../schemas/course.ts'
import type { Static } from '../../../schemas/schema.ts'
import { formatMark, formatSequence } from '../../domain/course/formatCourse.ts'
import type { JsonProperties } from '../../domain/form/checkForm.ts'
import { readConfiguration } from '../../domain/course/configuration.ts'
import { courseOf, templateOfLaps } from '../../domain/course/course.ts'
import { layOutCourse, layOutTemplate, sequenceProblems } from '../../domain/course/laps.ts'
import type { MarkRole } from '../../domain/course/inventory.ts'
import type { Context } from '../context.ts'
import {
  requireRightConfiguration,
  type ResolvedEntry,
  resolvedEntries,
  rolesOfTemplateEntries,
} from './entries.ts'
import { newRoles, rolesOfEntries } from './markRoles.ts'
import { describeFinding } from './raceCourse.ts'
import { readRegattaContext, resolveReferences } from './references.ts'

type Check = Pick<Static<typeof checkedConfiguration>, 'makes' | 'regattaName'>

/** Lists the errors of a configuration, and warnings about probable mistakes. */
export const checkCourse = async (context: Context, check: Check, members: JsonProperties) => {
  const { problems, warnings } = await examine(context, check, members)
  return {
    valid: problems.length === 0,
    problems: problems.map(describeFinding),
    warnings: warnings.map(describeFinding),
  }
}

/**
 * Returns the course of a configuration, for a diagram.
 * @throws Failure `invalid-input` like the request that would save it
 */
export const describeUnsavedCourse = async (
  context: Context,
  check: Check,
  members: JsonProperties,
) => {
  const { problems, draft, entries, roles, sequence } = await examine(context, check, members)
  requireRightConfiguration(problems)
  const course = courseOf(
    draft,
    sequence,
    (index) => index,
    () => true,
  )
  return {
    name: course.name,
    shortName: course.shortName,
    markConfigurations: course.marks.flatMap((index) =>
      describeEntry(entries[index], roles[index]),
    ),
    ...formatSequence(course, (place) => entries[course.marks[place] ?? -1]?.entry.id ?? ''),
  }
}

const examine = async (
  context: Context,
  { makes = 'course', regattaName }: Check,
  members: JsonProperties,
) => {
  const regatta = await readRegattaContext(context, regattaName)
  const read = readConfiguration(members, { makes, hasRegatta: regatta !== undefined })
  const known = regatta === undefined ? {} : { regatta }
  const { resolved, problems } = await resolveReferences(context, read.draft, known)
  const found = [...read.problems, ...problems]
  const entries = found.length === 0 ? resolvedEntries(read.draft, resolved) : []
  const roles = await rolesOfEntries(
    context,
    entries.map(({ entry }) => entry),
    resolved,
    newRoles(context),
  )
  const template =
    resolved.courseTemplate && templateOfLaps(resolved.courseTemplate, (index) => roles[index]?.id)
  const sequence =
    makes === 'course' ? layOutCourse(read.draft, template).sequence : layOutTemplate(read.draft)
  const later = [
    ...sequenceProblems(sequence),
    ...(makes === 'course' ? [] : rolesOfTemplateEntries(read.draft, entries).problems),
  ]
  return {
    ...read,
    entries,
    roles,
    sequence,
    problems: found.length === 0 ? later : found,
  }
}

const describeEntry = (resolvedEntry: ResolvedEntry | undefined, role: MarkRole | undefined) => {
  if (resolvedEntry === undefined) return []
  const { entry, mark, properties, appearance } = resolvedEntry
  return [
    formatMark({
      id: entry.id,
      role,
      appearance,
      positioning: entry.positioning ?? properties?.positioning,
      lastKnownPosition: mark?.lastKnownPosition,
    }),
  ]
}
