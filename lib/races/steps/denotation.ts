/** The name of a race for tracking. */
import { Failure } from '#values/failure.ts'
import { raceLogOf } from '../rules/raceTimes.ts'
import type { Race, Regatta } from '../rules/regatta.ts'
import type { StoredRegatta } from '../items/regattas.ts'
import type { Context } from '#endpoint/context.ts'
import { record } from './raceLogs.ts'

/** Returns the name of the race for tracking, and the same regatta if the race has it already. */
export const denote = (
  context: Context,
  regatta: StoredRegatta,
  race: Race,
  wanted: string | undefined,
): { readonly name: string; readonly denoted: Regatta } => {
  const known = knownName(regatta, race)
  if (known !== undefined) return { name: known, denoted: regatta }
  const name = wanted ?? trackedNameOf(regatta, race)
  requireFreeName(regatta, name)
  return { name, denoted: record(context, regatta, race, ['denotation', name]) }
}

const knownName = (regatta: Regatta, race: Race): string | undefined =>
  race.tracked?.name ?? raceLogOf(regatta, race)?.denotation?.value

/** The name of the tracked race, which it has or gets by itself. */
export const trackedNameOf = (regatta: Regatta, race: Race): string =>
  knownName(regatta, race) ?? `${regatta.name} ${race.raceColumn.name} ${race.fleet}`

const requireFreeName = ({ name, trackedRaces, raceLogs }: Regatta, wanted: string): void => {
  const names = [
    ...trackedRaces.map((race) => race.name),
    ...raceLogs.flatMap(({ denotation }) => denotation?.value ?? []),
  ]
  if (!names.includes(wanted)) return
  const detail = `There is a tracked race ${wanted} in the regatta ${name} already.`
  throw new Failure('already-exists', `${detail} Choose a \`tracked_race_name\`.`)
}
