/** Saves a course to a race: marks, roles, mark properties and the course in one transaction. */
import type { JsonProperties } from '../../domain/form/checkForm.ts'
import { readConfiguration } from '../../domain/course/configuration.ts'
import {
  type Course,
  courseOf,
  type CourseMark,
  templateOfLaps,
} from '../../domain/course/course.ts'
import { layOutCourse, sequenceProblems } from '../../domain/course/laps.ts'
import { inOrder, type Mark } from '../../domain/course/mark.ts'
import type { RaceCourse } from '../../store/entities/courses.ts'
import type { StoredMarks } from '../../store/entities/marks.ts'
import type { Write } from '../../store/items.ts'
import type { Context } from '../context.ts'
import { newlyUsed, writesOfCourse, writesOfMarks } from './courseWrites.ts'
import { marksOfEntries, requireRightConfiguration, resolvedEntries } from './entries.ts'
import { storeToInventory } from './inventory.ts'
import { newRoles, rolesOfEntries } from './markRoles.ts'
import { describeCourse, type RaceReference, requireRace } from './raceCourse.ts'
import { resolveReferences } from './references.ts'

/** @param members the configuration as sent */
export const saveCourse = async (
  context: Context,
  reference: RaceReference,
  members: JsonProperties,
) => {
  const { regatta, race, marks, stored } = await requireRace(context, reference)
  const { name: raceColumn } = race.raceColumn
  const read = readConfiguration(members, { makes: 'course', hasRegatta: true, raceColumn })
  const { resolved, problems } = await resolveReferences(context, read.draft, {
    regatta: { name: regatta.name, marks: marks.marks },
    roles: stored.course?.marks.flatMap(({ role }) => role ?? []) ?? [],
  })
  requireRightConfiguration([...read.problems, ...problems])
  const configuration = read.draft

  const entries = resolvedEntries(configuration, resolved)
  const making = newRoles(context)
  const roles = await rolesOfEntries(context, configuration.markConfigurations, resolved, making)
  const template =
    resolved.courseTemplate && templateOfLaps(resolved.courseTemplate, (index) => roles[index]?.id)
  const { sequence, fitsTemplate } = layOutCourse(configuration, template)
  requireRightConfiguration(sequenceProblems(sequence))

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
  const course: RaceCourse = {
    ...laid,
    courseTemplateId: fitsTemplate ? (configuration.courseTemplateId ?? null) : null,
  }
  const writes: readonly Write[] = [
    ...writesOfMarks(marks, saved, newlyUsed(course, stored.course)),
    ...writesOfCourse(regatta.name, race, course, stored),
    ...(await making.writes()),
    ...inventory.writes,
  ]
  if (writes.length > 0) await context.store.write(writes)
  return describeCourse(course, allMarks(marks, saved), read.warnings)
}

const allMarks = ({ marks }: StoredMarks, saved: readonly Mark[]): readonly Mark[] =>
  inOrder([...new Map([...marks, ...saved].map((mark) => [mark.id, mark])).values()])
