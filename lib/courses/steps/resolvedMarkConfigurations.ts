/** The entries of a configuration with the objects that they refer to. */
import { randomUUID } from 'node:crypto'
import { effectiveAppearance } from '../rules/appearance.ts'
import type { CourseConfiguration } from '../rules/markConfiguration.ts'
import { type Purpose, readConfiguration, type SentConfiguration } from '../rules/configuration.ts'
import { templateRoles } from '../rules/templateRoles.ts'
import { type DescribedMark, formatMark } from '../rules/formatCourse.ts'
import { Failure, type InputError, sentence, sentenceOf } from '#values/failure.ts'
import type { MarkProperties } from '../rules/inventory.ts'
import { type Mark, newMark, positioned } from '../rules/mark.ts'
import type { Context } from '#endpoint/context.ts'
import { templateOfLaps } from '../rules/course.ts'
import { layOutCourse, layOutTemplate, sequenceErrors } from '../rules/laps.ts'
import { collectRolesToCreate, rolesOfEntries } from './markRoles.ts'
import { readRegattaContext, type Resolved, resolveReferences } from './resolveReferences.ts'

export type ResolvedMarkConfiguration = ReturnType<typeof resolvedMarkConfigurations>[number]

export const resolvedMarkConfigurations = (
  { markConfigurations }: CourseConfiguration,
  resolved: Resolved,
) =>
  markConfigurations.map((entry) => {
    const { markId, markTemplateId, markPropertiesId, freestyle, role } = entry
    const sources = {
      mark: resolved.marks.get(markId ?? ''),
      freestyle,
      properties: resolved.markProperties.get(markPropertiesId ?? ''),
      template: resolved.markTemplates.get(markTemplateId ?? ''),
    }
    const appearance = effectiveAppearance(sources, role?.name)
    if (appearance === undefined) throw new Error('an entry without a name passed validation')
    return { ...sources, entry, appearance }
  })

/** The entry in a response that refers to marks by the ids of the request. */
export const describeEntry = (
  { entry, mark, appearance }: ResolvedMarkConfiguration,
  known: Partial<DescribedMark>,
) =>
  formatMark({
    id: entry.id,
    appearance,
    positioning: entry.positioning,
    lastKnownPosition: mark?.lastKnownPosition,
    ...known,
  })

/** By position: an existing mark of the regatta, or a new one. @param stored the properties that were written */
export const marksOfEntries = (
  { nowMillis }: Context,
  entries: readonly ResolvedMarkConfiguration[],
  stored: ReadonlyMap<number, MarkProperties>,
): readonly Mark[] =>
  entries.map(({ entry, mark, properties, appearance }, position) => {
    const written = stored.get(position)
    if (mark !== undefined) {
      const known = { ...mark, markPropertiesId: written?.id ?? mark.markPropertiesId }
      return positioned(known, entry.positioning, nowMillis)
    }
    const made = newMark(appearance, {
      id: randomUUID(),
      markTemplateId: entry.markTemplateId,
      markPropertiesId: written?.id ?? properties?.id,
      createdMillis: nowMillis,
      position,
    })
    return positioned(made, entry.positioning ?? properties?.positioning, nowMillis)
  })

/** Marks without a role provide its name. */
export const rolesOfTemplateEntries = (
  configuration: CourseConfiguration,
  entries: readonly ResolvedMarkConfiguration[],
) =>
  templateRoles(configuration, (mark) => {
    const { name = '', shortName = name } = entries[mark]?.appearance ?? {}
    return { name, shortName }
  })

/** The course is not one of a race. It may use marks of the regatta that the request names. */
export const readUnplaced = async (
  context: Context,
  sent: SentConfiguration & { readonly regattaName?: string | undefined },
  formErrors: readonly InputError[],
  makes: Purpose['makes'],
) => {
  const regatta = await readRegattaContext(context, sent.regattaName)
  const purpose = { makes, hasRegatta: regatta !== undefined }
  const read = readConfiguration(sent, formErrors, purpose)
  const { resolved, inputErrors } = await resolveReferences(context, read.draft, { regatta })
  return { ...read, resolved, inputErrors: [...read.inputErrors, ...inputErrors] }
}

/** @throws Failure `invalid-input` with all input errors of a configuration */
export const requireValidConfiguration = (inputErrors: readonly InputError[]): void => {
  const [first] = inputErrors
  if (first === undefined) return
  const more = inputErrors.length > 1 ? sentence` (and ${inputErrors.length - 1} more)` : ''
  const where = first.pointer === undefined ? '' : `${first.pointer} `
  const detail = sentence`${where}${sentenceOf(first.detail)}${more}`
  throw new Failure('invalid-input', detail, { errors: inputErrors })
}

type Examined = SentConfiguration & {
  readonly makes?: Purpose['makes'] | undefined
  readonly regattaName?: string | undefined
}

/** Reads a configuration, with the same input errors as the request that would save it. */
export const examineConfiguration = async (
  context: Context,
  sent: Examined,
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
  const template = templateOfLaps(resolved.courseTemplate, (index) => roles[index]?.id)
  const sequence =
    makes === 'course' ? layOutCourse(read.draft, template).sequence : layOutTemplate(read.draft)
  const later = [
    ...sequenceErrors(sequence),
    ...(makes === 'course' ? [] : rolesOfTemplateEntries(read.draft, entries).inputErrors),
  ]
  return { ...read, entries, roles, sequence, inputErrors: isReadable ? later : inputErrors }
}
