/** How a course template is shown, with everything that it consists of. */
import { marksOfWaypoints } from '../../domain/course/course.ts'
import type { CourseTemplate } from '../../domain/course/inventory.ts'
import { keys } from '../../store/keys.ts'
import { readMarkRole, readMarkTemplate } from '../../store/entities/markInventory.ts'
import type { Store } from '../../store/store.ts'
import { describeAppearance } from './markDescriptions.ts'

/** In one round trip for all of them. */
export const fetchParts = (store: Store, templates: readonly CourseTemplate[]): Promise<void> =>
  store.prefetch(
    templates
      .flatMap(({ marks }) => marks)
      .flatMap(({ markTemplateId, roleId }) => [
        keys.markTemplate(markTemplateId),
        ...(roleId === null ? [] : [keys.markRole(roleId)]),
      ]),
  )

/**
 * Who may read the template sees the roles and the mark templates in it, too: without them it says
 * nothing.
 */
export const describeCourseTemplate = async (store: Store, template: CourseTemplate) => {
  const { id, name, shortName, tags, imageUrl, part, numberOfLaps } = template
  await fetchParts(store, [template])
  return {
    id,
    name,
    shortName,
    tags: [...tags],
    optionalImageUrl: imageUrl,
    optionalImageURL: imageUrl,
    allMarkTemplates: await describeTemplates(store, template),
    allMarkRoles: await describeRoles(store, template),
    waypoints: describeWaypoints(template),
    optionalRepeatablePart:
      part === null
        ? null
        : {
            zeroBasedIndexOfRepeatablePartStart: part.start,
            zeroBasedIndexOfRepeatablePartEnd: part.end,
          },
    defaultNumberOfLaps: numberOfLaps,
  }
}

const describeTemplates = async (store: Store, { marks }: CourseTemplate) => {
  const shown = await Promise.all(
    marks.map(async ({ markTemplateId, roleId }) => {
      const found = await readMarkTemplate(store, markTemplateId)
      if (found === undefined) return []
      const role = roleId === null ? {} : { associatedMarkRoleId: roleId }
      return [{ id: found.id, ...describeAppearance(found), ...role }]
    }),
  )
  return shown.flat()
}

const describeRoles = async (store: Store, { marks }: CourseTemplate) => {
  const shown = await Promise.all(
    marks.map(async ({ markTemplateId, roleId }) => {
      const found = roleId === null ? undefined : await readMarkRole(store, roleId)
      return found === undefined ? [] : [{ ...found, associatedMarkTemplateId: markTemplateId }]
    }),
  )
  return shown.flat()
}

const describeWaypoints = (template: CourseTemplate) => {
  const marksOf = marksOfWaypoints(template)
  return template.waypoints.map(({ passingInstruction, controlPoint }, index) => {
    const point = template.controlPoints[controlPoint]
    return {
      passingInstruction,
      markRoleIds: (marksOf[index] ?? []).flatMap((mark) => template.marks[mark]?.roleId ?? []),
      controlPointName: point?.name ?? null,
      controlPointShortName: point?.shortName ?? null,
    }
  })
}
