/** Finds the target races of a copy that exist and that the caller may change. */
import type { courseCopy } from '#schemas/courses/courseCopy.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, type InputError, sentence } from '#values/failure.ts'
import { namedObject } from '#values/objectId.ts'
import { findRace, hasRaceColumn, type Race, racesOfColumn } from '#races/rules/regatta.ts'
import { readObject } from '#table/objects.ts'
import { readRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import { notFound } from '#access/notFound.ts'
import { decideEach, refusal } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { noRaceColumn } from '#races/steps/raceColumns.ts'
import { noRace } from './raceCourse.ts'

/** Limited by the timeout of a function. */
const copiesMax = 100

type Target = Static<typeof courseCopy>['targets'][number]

/** A race, or a target that cannot be found. */
export interface TargetRace {
  /** The index of the target in the request. */
  readonly index: number
  readonly regattaName: string
  readonly raceColumn: string
  readonly fleet: string | null
}

export interface FoundRace extends TargetRace {
  readonly regatta: StoredRegatta
  readonly race: Race
}

export interface FailedTarget extends TargetRace {
  /** A JSON pointer relative to the target. */
  readonly pointer: string
  readonly failure: Failure
}

export const isFailed = (place: FoundRace | FailedTarget): place is FailedTarget =>
  'failure' in place

/** In the order of the targets, then of the fleets. `inputErrors` are those of the list as a whole. */
export const findTargets = async (
  context: Context,
  targets: readonly Target[],
  ownRegatta: string,
) => {
  const names = targets.map(({ regattaName }) => regattaName ?? ownRegatta)
  const regattas = await regattasToChange(context, [...new Set(names)])
  const places = targets.flatMap((target, index): readonly (FoundRace | FailedTarget)[] => {
    const regattaName = names[index] ?? ownRegatta
    const place = { ...target, fleet: target.fleet ?? null, regattaName, index }
    const regatta = regattas.get(regattaName)
    if (regatta !== undefined && !(regatta instanceof Failure)) return racesOfTarget(regatta, place)
    const pointer = target.regattaName === undefined ? '' : '/regattaName'
    return [failed(place, pointer, regatta ?? notFound(regattaObject(regattaName)))]
  })
  return { races: places, inputErrors: [...repeated(places), ...tooMany(places.length)] }
}

/** Returns each regatta by its name in the request, or the failure that prevents copies to it. */
const regattasToChange = async (
  context: Context,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredRegatta | Failure>> => {
  const { store } = context
  const [regattas] = await Promise.all([
    Promise.all(names.map((name) => readRegatta(store, name))),
    ...names.map((name) => readObject(store, 'REGATTA', name)),
  ])
  const objects = names.map((name, index) => regattaObject(regattas[index]?.name ?? name))
  const decisions = await decideEach(context, objects, 'LAY_COURSE')
  return new Map(
    names.map((name, index): [string, StoredRegatta | Failure] => {
      const object = objects[index] ?? regattaObject(name)
      const decision = decisions[index]
      const regatta = regattas[index]
      if (regatta === undefined) return [name, notFound(object)]
      if (decision?.allowed === true) return [name, regatta]
      return [name, refusal(context, { ...object, action: 'LAY_COURSE' }, decision ?? noDecision)]
    }),
  )
}

const noDecision = { allowed: false, rule: 'no-grant' } as const

const regattaObject = (name: string) => namedObject('REGATTA', name)

const racesOfTarget = (
  regatta: StoredRegatta,
  place: TargetRace,
): readonly (FoundRace | FailedTarget)[] => {
  const { raceColumn, fleet } = place
  const canonicalPlace = { ...place, regattaName: regatta.name }
  if (!hasRaceColumn(regatta, raceColumn)) {
    return [failed(canonicalPlace, '/raceColumn', noRaceColumn(regatta, raceColumn))]
  }
  const one = fleet === null ? undefined : findRace(regatta, raceColumn, fleet)
  if (fleet !== null && one === undefined) {
    return [failed(canonicalPlace, '/fleet', noRace(regatta, raceColumn, fleet))]
  }
  const races = one === undefined ? racesOfColumn(regatta, raceColumn) : [one]
  return races.map((race) => {
    const names = { raceColumn: race.raceColumn.name, fleet: race.fleet }
    return { ...canonicalPlace, ...names, regatta, race }
  })
}

export const failed = (
  { index, regattaName, raceColumn, fleet }: TargetRace,
  pointer: string,
  failure: Failure,
): FailedTarget => ({ index, regattaName, raceColumn, fleet, pointer, failure })

/** A race that is named twice is an error, because the second copy would overwrite the first. */
const repeated = (places: readonly TargetRace[]): readonly InputError[] => {
  const first = new Map<string, number>()
  const inputErrors = places.flatMap(({ index, regattaName, raceColumn, fleet }) => {
    const key = JSON.stringify([regattaName, raceColumn, fleet])
    const before = first.get(key)
    first.set(key, before ?? index)
    if (before === undefined) return []
    const race = `${raceColumn} ${fleet ?? 'of all fleets'} of ${regattaName}`
    const detail = sentence`must name each race once: ${race} is also target ${before + 1}`
    return [{ pointer: `/targets/${index}`, code: 'repeated', detail }]
  })
  // One error suffices for a target with many fleets.
  return inputErrors.filter(({ pointer }, at) => inputErrors[at - 1]?.pointer !== pointer)
}

const tooMany = (count: number): readonly InputError[] => {
  if (count <= copiesMax) return []
  const detail = sentence`must name at most ${copiesMax} races, found ${count}`
  return [{ pointer: '/targets', code: 'too-many', detail }]
}
