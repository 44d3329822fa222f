import { endpoint } from '#endpoint'
import { randomUUID } from 'node:crypto'
import { looksLike } from '#courses/rules/appearance.ts'
import type { CourseConfiguration } from '#courses/rules/markConfiguration.ts'
import { courseOf } from '#courses/rules/course.ts'
import { formatSequence } from '#courses/rules/formatCourse.ts'
import { layOutTemplate, sequenceErrors } from '#courses/rules/laps.ts'
import type { CourseTemplate, MarkRole, MarkTemplate } from '#courses/rules/inventory.ts'
import { readMarkTemplate } from '#courses/items/markInventory.ts'
import type { Context } from '#endpoint/context.ts'
import { newSecurity } from '#access/creation.ts'
import {
  describeEntry,
  readUnplaced,
  requireValidConfiguration,
  type ResolvedMarkConfiguration,
  resolvedMarkConfigurations,
  rolesOfTemplateEntries,
} from '#courses/steps/resolvedMarkConfigurations.ts'
import { markTemplates as templateKind, writesOfNew } from '#courses/steps/inventory.ts'
import { storeToInventory } from '#courses/steps/storeToInventory.ts'
import { collectRolesToCreate, type RolesToCreate } from '#courses/steps/markRoles.ts'
import { describeWarnings } from '#courses/steps/raceCourse.ts'
import type { Resolved } from '#courses/steps/resolveReferences.ts'
import { courseTemplates, describeMetadata } from '#courses/steps/courseTemplates.ts'
import { courseConfiguration, newCourseTemplate } from '#schemas/courses/course.ts'

export const { declaration, handler } = endpoint({
  name: 'createCourseTemplate',
  summary: 'Save a course template',
  description:
    'Creates mark templates, roles, mark properties and the course template in one transaction. ' +
    'With `regattaName`, the configuration can use marks of that regatta by `markId`.',
  routes: [
    'POST /sailingserver/api/v1/courseconfiguration/createCourseTemplate',
    'POST /api/v1/courseconfiguration/createCourseTemplate',
  ],
  guard: { kind: 'type', type: 'COURSE_TEMPLATE' },
  input: newCourseTemplate,
  takesLargeBody: true,
  reply: { status: 200, body: courseConfiguration },
  errors: ['forbidden', 'not-found'],
  run: async ({ context, input, formErrors }) => {
    const read = await readUnplaced(context, input, formErrors, 'template')
    const { draft: configuration, resolved, warnings } = read
    requireValidConfiguration(read.inputErrors)
    const entries = resolvedMarkConfigurations(configuration, resolved)
    const groupName = configuration.markPropertiesGroupOwnership
    const inventory = await storeToInventory(context, entries, groupName)
    const rolesToCreate = collectRolesToCreate(context)
    const roles = rolesOfMarks(configuration, entries, resolved, rolesToCreate)
    const markTemplates = await templatesOf(context, entries)
    const laid = layOut(configuration)
    const template: CourseTemplate = {
      ...laid,
      id: randomUUID(),
      tags: configuration.tags ?? [],
      imageUrl: configuration.imageUrl ?? null,
      marks: laid.marks.map((index) => ({
        markTemplateId: markTemplates[index]?.template.id ?? '',
        roleId: roles.get(index)?.id ?? null,
      })),
    }
    const newTemplates = markTemplates.flatMap((used) => (used.isNew ? used.template : []))
    await context.store.write([
      courseTemplates.put(template),
      await newSecurity(context, { type: 'COURSE_TEMPLATE', id: template.id }),
      ...(await writesOfNew(context, templateKind, newTemplates)),
      ...(await rolesToCreate.writes()),
      ...inventory.writes,
    ])
    return {
      ...describeMetadata(template),
      markConfigurations: laid.marks.flatMap((index) => {
        const saved = entries[index]
        if (saved === undefined) return []
        const { entry, mark, properties } = saved
        const markPropertiesId = inventory.properties.get(index)?.id ?? properties?.id
        const { template: used } = markTemplates[index] ?? {}
        const ids = { markId: mark?.id, markTemplateId: used?.id, markPropertiesId }
        const known = { role: roles.get(index), tags: entry.freestyle?.tags, ...ids }
        return [describeEntry(saved, known)]
      }),
      ...formatSequence(laid, (place) => entries[laid.marks[place] ?? -1]?.entry.id ?? ''),
      ...describeWarnings(warnings),
    }
  },
})

const layOut = (configuration: CourseConfiguration) => {
  const sequence = layOutTemplate(configuration)
  requireValidConfiguration(sequenceErrors(sequence))
  return courseOf(configuration, sequence, (index) => index)
}

/** By the position of the entry. A spare for a mark of the sequence has no role of its own. */
const rolesOfMarks = (
  configuration: CourseConfiguration,
  entries: readonly ResolvedMarkConfiguration[],
  { roles }: Resolved,
  rolesToCreate: RolesToCreate,
): ReadonlyMap<number, MarkRole> => {
  const found = rolesOfTemplateEntries(configuration, entries)
  requireValidConfiguration(found.inputErrors)
  const byMark = new Map<number, MarkRole>()
  const taken = new Set<string>()
  for (const { mark, id, name, shortName } of found.roles) {
    const known = id === undefined ? undefined : roles.get(id)
    const role =
      known ?? (name === undefined ? undefined : rolesToCreate.roleFor({ name, shortName }))
    if (role === undefined || taken.has(role.id)) continue
    taken.add(role.id)
    byMark.set(mark, role)
  }
  return byMark
}

/** The mark template with the appearance of the entry, or a new one. */
const templatesOf = ({ store }: Context, entries: readonly ResolvedMarkConfiguration[]) =>
  Promise.all(
    entries.map(async ({ appearance, mark, template }) => {
      const origin = mark?.markTemplateId ?? undefined
      const known: MarkTemplate | undefined =
        template ?? (origin === undefined ? undefined : await readMarkTemplate(store, origin))
      return known !== undefined && looksLike(known, appearance)
        ? { template: known, isNew: false }
        : { template: { ...appearance, id: randomUUID() }, isNew: true }
    }),
  )
