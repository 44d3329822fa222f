/** A configuration that is validated or drawn, and not saved. */
import type { InputError } from '#values/failure.ts'
import { templateOfLaps } from '../rules/course.ts'
import type { Purpose, SentConfiguration } from '../rules/configuration.ts'
import { layOutCourse, layOutTemplate, sequenceErrors } from '../rules/laps.ts'
import type { Context } from '#endpoint/context.ts'
import {
  readUnplaced,
  resolvedMarkConfigurations,
  rolesOfTemplateEntries,
} from './resolvedMarkConfigurations.ts'
import { collectRolesToCreate, rolesOfEntries } from './markRoles.ts'

type Sent = SentConfiguration & {
  readonly makes?: Purpose['makes'] | undefined
  readonly regattaName?: string | undefined
}

/** Reads a configuration, with the same input errors as the request that would save it. */
export const examineConfiguration = async (
  context: Context,
  sent: Sent,
  formErrors: readonly InputError[],
) => {
  const { makes = 'course' } = sent
  const read = await readUnplaced(context, sent, formErrors, makes)
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
