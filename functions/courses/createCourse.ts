import { endpoint } from '#endpoint'
import { describeCourse, loadRace, requireRace, showCourse } from '#courses/steps/raceCourse.ts'
import { readConfiguration } from '#courses/rules/configuration.ts'
import { type Course, courseOf, type CourseMark, templateOfLaps } from '#courses/rules/course.ts'
import { layOutCourse, sequenceErrors } from '#courses/rules/laps.ts'
import { isSameJson } from '#values/sameJson.ts'
import type { Write } from '#table/items.ts'
import { placedAfter, placedMarks, writesOfMarks } from '#courses/steps/regattaMarks.ts'
import { newlyUsed, writesOfCourse } from '#courses/steps/courseWrites.ts'
import {
  marksOfEntries,
  requireValidConfiguration,
  resolvedMarkConfigurations,
} from '#courses/steps/resolvedMarkConfigurations.ts'
import { storeToInventory } from '#courses/steps/storeToInventory.ts'
import { collectRolesToCreate, rolesOfEntries } from '#courses/steps/markRoles.ts'
import { resolveReferences } from '#courses/steps/resolveReferences.ts'
import { courseConfiguration, newCourse } from '#schemas/courses/course.ts'

export const { declaration, handler } = endpoint({
  name: 'createCourse',
  summary: 'Save a course to a race',
  description:
    'Creates marks, roles, mark properties and the course in one transaction. The response is the ' +
    'saved course, with all marks of the regatta; sending it back unchanged changes nothing. The ' +
    'response to an invalid course lists all errors.',
  routes: [
    'POST /sailingserver/api/v1/courseconfiguration/createCourse/{regattaName}/{raceColumn}/{fleet}',
    'POST /api/v1/courseconfiguration/createCourse/{regattaName}/{raceColumn}/{fleet}',
  ],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['LAY_COURSE'] },
  input: newCourse,
  takesLargeBody: true,
  load: loadRace,
  current: { show: ({ context, input }) => showCourse(context, input) },
  reply: { status: 200, body: courseConfiguration },
  errors: ['not-found'],
  run: async ({ context, input, formErrors }) => {
    const { regatta, race, marks, stored } = await requireRace(context, input)
    const { name: raceColumn } = race.raceColumn
    const purpose = { makes: 'course', hasRegatta: true, raceColumn } as const
    const read = readConfiguration(input, formErrors, purpose)
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
    const template = templateOfLaps(resolved.courseTemplate, (index) => roles[index]?.id)
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
  },
})
