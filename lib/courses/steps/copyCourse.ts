/** Copies the course of a race to other races, with other laps and in other regattas. */
import { type CourseWithLaps, withLapsOfCopy } from '../rules/course.ts'
import { Failure, type InputError, requireValid } from '#values/failure.ts'
import type { courseCopy } from '#schemas/courses/courseCopy.ts'
import type { Static } from '#schemas/schema.ts'
import { type RaceCourse, courseEntity } from '../items/courses.ts'
import type { Key } from '#table/key.ts'
import { keysOfMarks } from '../items/marks.ts'
import { keysOfObject } from '#table/objects.ts'
import type { Context } from '#endpoint/context.ts'
import type { UnverifiedUser } from '#authentication/authentication.ts'
import { signedIn } from '#authentication/signIn.ts'
import { type Copy, prepareCopies, writeApart, writeAtOnce } from './copies.ts'
import {
  type FailedTarget,
  findTargets,
  isFailed,
  type TargetRace,
  regattaObject,
} from './copyTargets.ts'
import { keysOfRace, type RaceReference, type RaceWithCourse, requireRace } from './raceCourse.ts'

type CopyRequest = Pick<Static<typeof courseCopy>, 'targets' | 'numberOfLaps' | 'allOrNone'>

/** The keys that the input names. Without a fleet, the fleet of the source race is expected. */
export const keysOfCopies = (
  { targets, ...source }: RaceReference & Pick<CopyRequest, 'targets'>,
  { userId }: UnverifiedUser,
): readonly Key[] => [
  ...keysOfRace(source),
  ...targets.flatMap(({ regattaName = source.regattaName, raceColumn, fleet = source.fleet }) => {
    const course = courseEntity.key(regattaName, raceColumn, fleet)
    if (regattaName === source.regattaName) return [course]
    return userId === undefined
      ? []
      : [course, ...keysOfObject(regattaObject(regattaName)), ...keysOfMarks(regattaName)]
  }),
]

/**
 * Returns a result for each race, in the order of the targets and then of the fleets.
 * @throws Failure `forbidden` if the caller may change none of the races
 */
export const copyCourse = async (
  context: Context,
  reference: RaceReference,
  request: CopyRequest,
) => {
  signedIn(context)
  const source = await requireRace(context, reference)
  const course = requireCourse(source)
  const laps = coursesWithLaps(course, request)
  const { races: places, inputErrors } = await findTargets(
    context,
    request.targets,
    source.regatta.name,
  )
  requireValid([...laps.inputErrors, ...inputErrors])

  const races = places.flatMap((place) => (isFailed(place) ? [] : [place]))
  const prepared = await prepareCopies(context, source, races, ({ index }) => laps.courseOf(index))
  const failures = [...places.filter(isFailed), ...prepared.failures]
  if (request.allOrNone === true) {
    requireNoFailure(failures)
    await writeAtOnce(context, prepared)
    return places.map((place) => resultOf(place, prepared.copies, []))
  }
  requireSomeRight(places, failures)
  const late = await writeApart(context, prepared)
  return places.map((place) => resultOf(place, prepared.copies, [...failures, ...late]))
}

const requireCourse = ({ regatta, race, stored }: RaceWithCourse): RaceCourse => {
  if (stored.course !== undefined) return stored.course
  const detail =
    `Could not find a course to copy: the race with race column '${race.raceColumn.name}' and ` +
    `fleet '${race.fleet}' of regatta '${regatta.name}' has no course.`
  throw new Failure('not-found', detail)
}

/** The course of each target, by its index. */
const coursesWithLaps = (course: RaceCourse, { targets, numberOfLaps }: CopyRequest) => {
  const known = new Map<number | undefined, CourseWithLaps<RaceCourse>>()
  const copyWith = (laps: number | undefined) => {
    const copy = known.get(laps) ?? withLapsOfCopy(course, laps)
    known.set(laps, copy)
    return copy
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

const requireNoFailure = (failures: readonly FailedTarget[]): void => {
  const [first] = failures
  if (first === undefined) return
  const { failure } = failures.find((each) => each.failure.code === 'forbidden') ?? first
  const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : ''
  const code = failure.code === 'forbidden' ? failure.code : 'invalid-input'
  throw new Failure(code, `Nothing was copied. ${failure.message}${more}`, {
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

/** A caller without permission for any of the races gets an ordinary refusal. */
const requireSomeRight = (
  places: readonly TargetRace[],
  failures: readonly FailedTarget[],
): void => {
  const refused = failures.filter(({ failure }) => failure.code === 'forbidden')
  const [first] = refused
  if (first !== undefined && refused.length === places.length) throw first.failure
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
