import { endpoint } from '#endpoint'
import { type CourseWithLaps, withLapsOfCopy } from '#courses/rules/course.ts'
import { Failure, type InputError, requireValid, sentence } from '#values/failure.ts'
import type { Static } from '#schemas/schema.ts'
import { type RaceCourse, courseEntity } from '#courses/items/courses.ts'
import { readMarks } from '#courses/items/marks.ts'
import { readObject } from '#table/objects.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import { signedIn } from '#access/context.ts'
import { type Copy, prepareCopies, writeApart, writeAtOnce } from '#courses/steps/copies.ts'
import {
  type FailedTarget,
  findTargets,
  isFailed,
  type TargetRace,
} from '#courses/steps/copyTargets.ts'
import { loadRace, type RaceWithCourse, requireRace } from '#courses/steps/raceCourse.ts'
import { courseCopies, courseCopy } from '#schemas/courses/courseCopy.ts'

export const { declaration, handler } = endpoint({
  name: 'copyCourse',
  summary: 'Copy the course of a race to other races',
  description:
    'The number of laps can differ. Copies in the same regatta use the same marks. Copies in another ' +
    'regatta use its marks of the same names, and missing marks are created. Needs the permission ' +
    '`REGATTA:UPDATE` for the regatta of each target. The response contains a result for each race. ' +
    'Failed races do not affect the others, unless `allOrNone` is true. The operation is idempotent.',
  routes: [
    'POST /sailingserver/api/v1/courseconfiguration/copyCourse/{regattaName}/{raceColumn}/{fleet}',
    'POST /api/v1/courseconfiguration/copyCourse/{regattaName}/{raceColumn}/{fleet}',
  ],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: courseCopy,
  load: (reading) => Promise.all([loadRace(reading), ...loadTargets(reading)]),
  reply: { status: 200, body: courseCopies },
  errors: ['not-found'],
  /** @throws Failure `forbidden` if the caller may change none of the races */
  run: async ({ context, input: request }) => {
    signedIn(context)
    const source = await requireRace(context, request)
    const course = requireCourse(source)
    const laps = coursesWithLaps(course, request)
    const { races: places, inputErrors } = await findTargets(
      context,
      request.targets,
      source.regatta.name,
    )
    requireValid([...laps.inputErrors, ...inputErrors])

    const races = places.flatMap((place) => (isFailed(place) ? [] : [place]))
    const prepared = await prepareCopies(context, source, races, ({ index }) =>
      laps.courseOf(index),
    )
    const failures = [...places.filter(isFailed), ...prepared.failures]
    if (request.allOrNone === true) {
      requireNoFailure(failures)
      await writeAtOnce(context, prepared)
      return places.map((place) => resultOf(place, prepared.copies, []))
    }
    // A caller without permission for any of the races gets an ordinary refusal.
    const refused = failures.filter(({ failure }) => isRefusal(failure))
    if (refused[0] !== undefined && refused.length === places.length) throw refused[0].failure
    const late = await writeApart(context, prepared)
    return places.map((place) => resultOf(place, prepared.copies, [...failures, ...late]))
  },
})

type CopyRequest = Static<typeof courseCopy>

/** Without a fleet, the fleet of the source race is expected. */
const loadTargets = ({ context: { store }, input, user: { userId } }: Reading<CopyRequest>) =>
  input.targets.flatMap(
    ({ regattaName = input.regattaName, raceColumn, fleet = input.fleet }): Promise<unknown>[] => {
      const isElsewhere = regattaName !== input.regattaName
      if (isElsewhere && userId === undefined) return []
      return [
        courseEntity.get(store, regattaName, raceColumn, fleet),
        ...(isElsewhere
          ? [readObject(store, 'REGATTA', regattaName), readMarks(store, regattaName)]
          : []),
      ]
    },
  )

const requireCourse = ({ regatta, race, stored }: RaceWithCourse): RaceCourse => {
  if (stored.course !== undefined) return stored.course
  const detail = sentence`Could not find a course to copy: the race with race column '${race.raceColumn.name}' and fleet '${race.fleet}' of regatta '${regatta.name}' has no course.`
  throw new Failure('not-found', detail)
}

/** The course of each target, by its index. */
const coursesWithLaps = (course: RaceCourse, { targets, numberOfLaps }: CopyRequest) => {
  const known = new Map<number | undefined, CourseWithLaps<RaceCourse>>()
  const copyWith = (laps: number | undefined) => {
    const copied = known.get(laps) ?? withLapsOfCopy(course, laps)
    known.set(laps, copied)
    return copied
  }
  const inputErrors = targets.flatMap((target, index) =>
    target.numberOfLaps === undefined
      ? []
      : copyWith(target.numberOfLaps).inputErrors.map(({ pointer = '', ...inputError }) => ({
          ...inputError,
          pointer: `/targets/${index}${pointer}`,
        })),
  )
  return {
    courseOf: (index: number) => copyWith(targets[index]?.numberOfLaps ?? numberOfLaps).course,
    inputErrors: [...copyWith(numberOfLaps).inputErrors, ...inputErrors],
  }
}

const isRefusal = ({ code }: Failure): boolean =>
  code === 'forbidden' || code === 'token-lacks-permission'

const requireNoFailure = (failures: readonly FailedTarget[]): void => {
  const [first] = failures
  if (first === undefined) return
  const { failure } = failures.find((each) => isRefusal(each.failure)) ?? first
  const more = failures.length > 1 ? sentence` (and ${failures.length - 1} more)` : ''
  const code = isRefusal(failure) ? failure.code : 'invalid-input'
  throw new Failure(code, sentence`Nothing was copied. ${failure.detail}${more}`, {
    permission: failure.permission,
    rule: failure.rule,
    errors: errorsOf(failures),
  })
}

/** Reports one error per target, not one per race. */
const errorsOf = (failures: readonly FailedTarget[]): readonly InputError[] => {
  const errors = failures.map(({ index, pointer, failure: { code, message } }) => ({
    pointer: `/targets/${index}${pointer}`,
    code,
    detail: message,
  }))
  return errors.filter(({ pointer }, at) => errors[at - 1]?.pointer !== pointer)
}

const resultOf = (
  place: TargetRace,
  copies: readonly Copy[],
  failures: readonly FailedTarget[],
) => {
  const { regattaName, raceColumn, fleet } = place
  const isThis = (other: TargetRace) =>
    other.index === place.index && other.raceColumn === raceColumn && other.fleet === fleet
  const race = { regattaName, raceColumn, fleet }
  const problem = failures.find(isThis)?.failure
  if (problem !== undefined) {
    const { code, message, permission } = problem
    const missing = permission === undefined ? {} : { permission }
    return { ...race, status: 'failed' as const, problem: { code, detail: message, ...missing } }
  }
  const isChanged = copies.find(isThis)?.writes.length !== 0
  return { ...race, status: isChanged ? ('copied' as const) : ('unchanged' as const) }
}
