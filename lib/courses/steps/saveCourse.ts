/** Saves a course to a race: marks, roles, mark properties and the course in one transaction. */
import type { JsonProperties } from '#endpoint/checkForm.ts'
import { readConfiguration } from '../rules/configuration.ts'
import { type Course, courseOf, type CourseMark, templateOfLaps } from '../rules/course.ts'
import { layOutCourse, sequenceErrors } from '../rules/laps.ts'
import { isSameJson } from '#values/sameJson.ts'
import type { Write } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { writesOfMarks } from './markWrites.ts'
import { newlyUsed, writesOfCourse } from './courseWrites.ts'
import {
  marksOfEntries,
  requireValidConfiguration,
  resolvedMarkConfigurations,
} from './resolvedMarkConfigurations.ts'
import { storeToInventory } from './storeToInventory.ts'
import { collectRolesToCreate, rolesOfEntries } from './markRoles.ts'
import { describeCourse, type RaceReference, requireRace } from './raceCourse.ts'
import { resolveReferences } from './resolveReferences.ts'
import { placedAfter, placedMarks } from './placedMarks.ts'

/** @param jsonProperties the configuration as sent */
export const saveCourse = async (
  context: Context,
  reference: RaceReference,
  jsonProperties: JsonProperties,
) => {
  const { regatta, race, marks, stored } = await requireRace(context, reference)
  const { name: raceColumn } = race.raceColumn
  const read = readConfiguration(jsonProperties, { makes: 'course', hasRegatta: true, raceColumn })
  const { resolved, inputErrors } = await resolveReferences(context, read.draft, {
    regatta: { name: regatta.name, marks: marks.marks },
    course: stored.course,
  })
  requireValidConfiguration([...read.inputErrors, ...inputErrors])
  const configuration = read.draft

  const entries = resolvedMarkConfigurations(configuration, resolved)
  const rolesToCreate = collectRolesToCreate(context)
  const roles = await rolesOfEntries(
    context,
    configuration.markConfigurations,
    resolved,
    rolesToCreate,
  )
  const template =
    resolved.courseTemplate && templateOfLaps(resolved.courseTemplate, (index) => roles[index]?.id)
  const { sequence, fitsTemplate } = layOutCourse(configuration, template)
  requireValidConfiguration(sequenceErrors(sequence))

  const groupName = configuration.markPropertiesGroupOwnership
  const inventory = await storeToInventory(context, entries, groupName)
  const saved = marksOfEntries(context, entries, inventory.properties)
  const laid: Course<CourseMark> = courseOf(
    configuration,
    sequence,
    (index) => ({ markId: saved[index]?.id ?? '', role: roles[index] ?? null }),
    // A spare mark stays a mark of the regatta; the course includes it only if it has a role.
    (index) => roles[index] !== undefined,
  )
  const ofTemplate = { ...laid, courseTemplateId: configuration.courseTemplateId ?? null }
  // An unchanged course keeps its template, which may be deleted.
  const keepsTemplate = fitsTemplate || isSameJson(ofTemplate, stored.course)
  const course = keepsTemplate ? ofTemplate : { ...laid, courseTemplateId: null }
  const before = await placedMarks(context, marks.marks)
  const after = await placedAfter(context, before, saved)
  const writes: readonly Write[] = [
    ...writesOfMarks(context, marks, saved, newlyUsed(course, stored.course)),
    ...writesOfCourse(context, { race, stored, marks, course, before, after }),
    ...(await rolesToCreate.writes()),
    ...inventory.writes,
  ]
  if (writes.length > 0) await context.store.write(writes)
  return describeCourse(course, after, read.warnings)
}
