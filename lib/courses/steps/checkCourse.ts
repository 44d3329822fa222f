/** Validates and draws configurations without saving them. */
import type { checkedConfiguration } from '#schemas/courses/course.ts'
import type { Static } from '#schemas/schema.ts'
import { formatMark, formatSequence } from '../rules/formatCourse.ts'
import type { JsonProperties } from '#endpoint/checkForm.ts'
import { courseOf, templateOfLaps } from '../rules/course.ts'
import { layOutCourse, layOutTemplate, sequenceErrors } from '../rules/laps.ts'
import type { MarkRole } from '../rules/inventory.ts'
import type { Context } from '#endpoint/context.ts'
import {
  readUnplaced,
  requireValidConfiguration,
  type ResolvedMarkConfiguration,
  resolvedMarkConfigurations,
  rolesOfTemplateEntries,
} from './resolvedMarkConfigurations.ts'
import { collectRolesToCreate, rolesOfEntries } from './markRoles.ts'
import { describeInputError } from './raceCourse.ts'

type CheckOptions = Pick<Static<typeof checkedConfiguration>, 'makes' | 'regattaName'>

/** Lists the errors of a configuration, and warnings about probable mistakes. */
export const checkCourse = async (
  context: Context,
  options: CheckOptions,
  jsonProperties: JsonProperties,
) => {
  const { inputErrors, warnings } = await examine(context, options, jsonProperties)
  return {
    valid: inputErrors.length === 0,
    problems: inputErrors.map(describeInputError),
    warnings: warnings.map(describeInputError),
  }
}

/**
 * Returns the course of a configuration, for a diagram.
 * @throws Failure `invalid-input` like the request that would save it
 */
export const describeUnsavedCourse = async (
  context: Context,
  options: CheckOptions,
  jsonProperties: JsonProperties,
) => {
  const { inputErrors, draft, entries, roles, sequence } = await examine(
    context,
    options,
    jsonProperties,
  )
  requireValidConfiguration(inputErrors)
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
  { makes = 'course', regattaName }: CheckOptions,
  jsonProperties: JsonProperties,
) => {
  const read = await readUnplaced(context, makes, regattaName, jsonProperties)
  const { resolved, inputErrors } = read
  const isReadable = inputErrors.length === 0
  const entries = isReadable ? resolvedMarkConfigurations(read.draft, resolved) : []
  const roles = await rolesOfEntries(
    context,
    entries.map(({ entry }) => entry),
    resolved,
    collectRolesToCreate(context),
  )
  const template =
    resolved.courseTemplate && templateOfLaps(resolved.courseTemplate, (index) => roles[index]?.id)
  const sequence =
    makes === 'course' ? layOutCourse(read.draft, template).sequence : layOutTemplate(read.draft)
  const later = [
    ...sequenceErrors(sequence),
    ...(makes === 'course' ? [] : rolesOfTemplateEntries(read.draft, entries).inputErrors),
  ]
  return { ...read, entries, roles, sequence, inputErrors: isReadable ? later : inputErrors }
}

const describeEntry = (
  resolvedEntry: ResolvedMarkConfiguration | undefined,
  role: MarkRole | undefined,
) => {
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
