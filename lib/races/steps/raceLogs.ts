/** Adds to the race log of a race, and shows what it says. */
import type { loggedRace } from '#schemas/races/raceLog.ts'
import type { Static } from '#schemas/schema.ts'
import type { RaceFact, RaceFacts, RaceLog, RaceLogAuthor } from '../rules/raceLog.ts'
import { raceLogOf, withRaceLogEvent } from '../rules/raceTimes.ts'
import type { Race, Regatta } from '../rules/regatta.ts'
import { userEntity } from '#access/items/users.ts'
import { Failure, invalidInput, sentence } from '#values/failure.ts'
import { putRegatta, type StoredRegatta } from '../items/regattas.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest } from '#endpoint/endpoint.ts'
import { requireRegatta } from './regattas.ts'
import { requireRaceOfLeaderboard } from './trackedRaces.ts'

export const requireLoggedRace = async (
  context: Context,
  { leaderboard, race_column: raceColumn, fleet }: Static<typeof loggedRace>,
) => {
  const regatta = await requireRegatta(context, leaderboard, 'LEADERBOARD')
  const race = requireRaceOfLeaderboard(regatta, { raceColumn, fleet })
  return { regatta, race, log: raceLogOf(regatta, race) }
}

/**
 * Records a fact now. By default, the author is the caller with the highest priority, in the
 * current pass. The clock of another process may be ahead, so the event is never older than the
 * one that counts.
 */
export const record = <Changed extends Regatta, Fact extends RaceFact>(
  { caller, nowMillis }: Context,
  regatta: Changed,
  race: Race,
  [fact, value]: readonly [Fact, RaceFacts[Fact]],
  origin: { readonly author?: RaceLogAuthor; readonly passId?: number } = {},
): Changed => {
  const log = raceLogOf(regatta, race)
  return withRaceLogEvent(regatta, race, fact, {
    author: origin.author ?? { name: caller?.user.name ?? '', priority: 0 },
    passId: origin.passId ?? log?.passId ?? 0,
    createdMillis: Math.max(nowMillis, log?.[fact]?.createdMillis ?? nowMillis),
    logicalMillis: nowMillis,
    value,
  })
}

/** A phone may have missed some passes, and a later recall needs room for its own. */
const passesAhead = 100

/** @throws Failure `invalid-input` for a pass that would block all later ones */
export const requirePass = (log: Pick<RaceLog, 'passId'> | undefined, passId: number): void => {
  const most = (log?.passId ?? 0) + passesAhead
  if (passId <= most) return
  const detail = sentence`must be at most ${most}: the current pass is ${log?.passId ?? 0}`
  throw invalidInput([{ pointer: '/passId', code: 'maximum', detail }])
}

/** @returns the name, or that of the caller, if it counts as the name of another user */
export const authorNameOf = async ({ store, caller }: Context, name: string): Promise<string> => {
  const own = caller?.user.name ?? ''
  const user = name === own ? undefined : await userEntity.get(store, name)
  return user === undefined || user.name === own ? name : own
}

/** Events that do not count change nothing, and cost no write. */
export const writeLog = async ({ store }: Context, before: StoredRegatta, after: Regatta) => {
  if (after !== before) await store.write([putRegatta(after, before.item)])
}

export const showStartTime = async (call: EndpointRequest<Static<typeof loggedRace>>) => {
  const { log } = await requireLoggedRace(call.context, call.input)
  return {
    startTimeAsMillis: log?.startTime?.value ?? null,
    passId: log?.passId ?? 0,
    racingProcedureType: log?.procedure?.value.type ?? null,
  }
}

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
const trackedNameOf = (regatta: Regatta, race: Race): string =>
  knownName(regatta, race) ?? `${regatta.name} ${race.raceColumn.name} ${race.fleet}`

const requireFreeName = ({ name, trackedRaces, raceLogs }: Regatta, wanted: string): void => {
  const names = [
    ...trackedRaces.map((race) => race.name),
    ...raceLogs.flatMap(({ denotation }) => denotation?.value ?? []),
  ]
  if (!names.includes(wanted)) return
  const detail = sentence`There is a tracked race ${wanted} in the regatta ${name} already.`
  throw new Failure('already-exists', sentence`${detail} Choose a \`tracked_race_name\`.`)
}
