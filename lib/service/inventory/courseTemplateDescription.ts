/** The response body of a course template, with all of its parts. */
import { appearanceOf } from '../../domain/course/appearance.ts'
import { marksOfWaypoints } from '../../domain/course/course.ts'
import type { CourseTemplate } from '../../domain/course/inventory.ts'
import { keys } from '../../store/keys.ts'
import { readMarkRole, readMarkTemplate } from '../../store/entities/markInventory.ts'
import type { Store } from '../../store/store.ts'

/** Fetches the parts of all templates in one round trip. */
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
 * Permission to read the template implies permission to read the roles and mark templates in it,
 * because the template is useless without them.
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
  const descriptions = await Promise.all(
    marks.map(async ({ markTemplateId, roleId }) => {
      const found = await readMarkTemplate(store, markTemplateId)
      if (found === undefined) return []
      const role = roleId === null ? {} : { associatedMarkRoleId: roleId }
      return [{ id: found.id, ...appearanceOf(found), ...role }]
    }),
  )
  return descriptions.flat()
}

const describeRoles = async (store: Store, { marks }: CourseTemplate) => {
  const descriptions = await Promise.all(
    marks.map(async ({ markTemplateId, roleId }) => {
      const found = roleId === null ? undefined : await readMarkRole(store, roleId)
      return found === undefined ? [] : [{ ...found, associatedMarkTemplateId: markTemplateId }]
    }),
  )
  return descriptions.flat()
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
