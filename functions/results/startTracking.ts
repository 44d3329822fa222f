import { endpoint } from '#endpoint'
import { trackingStart, trackingStarted } from '#schemas/races/leaderboard.ts'
import { authorizeCreation } from '#access/authorize.ts'
import { putSecurity } from '#table/items/securities.ts'
import type { Context } from '#endpoint/context.ts'
import type { Static } from '#schemas/schema.ts'
import { readObject } from '#table/objects.ts'
import { Failure, invalidInput, sentence } from '#values/failure.ts'
import { putRegatta } from '#races/items/regattas.ts'
import { trackingIntervalOf } from '#races/rules/raceTimes.ts'
import { type Race, racesOf, type Regatta, withTrackedRace } from '#races/rules/regatta.ts'
import { authorizeTracking, securityOfPart } from '#races/steps/parts.ts'
import { noRaceColumn, trackedRaceObject } from '#races/steps/raceColumns.ts'
import { record, denote } from '#races/steps/raceLogs.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { currentLeaderboard } from '#results/steps/leaderboardStandings.ts'

export const { declaration, handler } = endpoint({
  name: 'startTracking',
  summary: 'Start tracking a race',
  description:
    'The first request creates a `TRACKED_RACE`, which the owners of the regatta own, and needs ' +
    'CREATE on it. Everybody may read it if the access control list of the regatta lets everybody ' +
    'read the regatta. Later requests need UPDATE on the regatta or on it, and track the same race again. Tracking begins now, ' +
    'unless its start was set, or follows from the start of the race ' +
    '(`controlTrackingFromStartAndFinishTimes`). The operation is idempotent.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/starttracking'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['START'], id: 'leaderboard' },
  input: trackingStart,
  load: ({ context, input }) => readObject(context.store, 'REGATTA', input.leaderboard),
  current: currentLeaderboard,
  reply: { status: 200, body: trackingStarted },
  errors: ['not-found', 'already-exists'],
  run: async ({ context, input: wanted }) => {
    const regatta = await requireRegatta(context, wanted.leaderboard, 'LEADERBOARD')
    const race = requireRace(regatta, wanted)
    const { raceColumn, fleet, tracked } = race
    const { trackedRaceName = wanted.tracked_race_name } = wanted
    const { name, denoted } = denote(context, regatta, race, trackedRaceName)
    const trackedRace = { raceColumnId: raceColumn.id, fleet, name, isTracking: true }
    const begun = withTrackedRace(withBegin(context, denoted, race), trackedRace)
    const started = putRegatta(begun, regatta.item)
    if (tracked === undefined) {
      await context.store.write([started, await newTrackedRace(context, regatta, name)])
    } else {
      await authorizeTracking(context, regatta, [trackedRaceObject(regatta, name)])
      if (!tracked.isTracking) await context.store.write([started])
    }
    return { addeddenotation: denoted !== regatta, regatta: regatta.name }
  },
})

/** Also a stopped race is tracked again, so that an end in the past no longer counts. */
const withBegin = (context: Context, regatta: Regatta, race: Race): Regatta => {
  if (regatta.controlTrackingFromStartAndFinishTimes) return regatta
  const { nowMillis } = context
  const { fromMillis, toMillis } = trackingIntervalOf(regatta, race)
  const begun =
    fromMillis === null ? record(context, regatta, race, ['startOfTracking', nowMillis]) : regatta
  return toMillis !== null && toMillis <= nowMillis
    ? record(context, begun, race, ['endOfTracking', null])
    : begun
}

const requireRace = (
  regatta: Regatta,
  { race_column: raceColumn, fleet }: Static<typeof trackingStart>,
): Race => {
  const races = racesOf(regatta).filter((race) => race.raceColumn.name === raceColumn)
  const [first, ...others] = races
  if (first === undefined) throw noRaceColumn(regatta, raceColumn)
  if (fleet === undefined) {
    if (others.length === 0) return first
    const names = races.map((race) => `'${race.fleet}'`).join(', ')
    const detail = sentence`is required here: one of ${names}`
    throw invalidInput([{ parameter: 'fleet', code: 'required', detail }])
  }
  const race = races.find((each) => each.fleet === fleet)
  if (race !== undefined) return race
  const detail = sentence`Could not find a fleet with name '${fleet}' in race column '${raceColumn}'.`
  throw new Failure('not-found', detail)
}

const newTrackedRace = async (context: Context, regatta: Regatta, raceName: string) => {
  const object = trackedRaceObject(regatta, raceName)
  const security = await securityOfPart(context, regatta, ['READ'])
  await authorizeCreation(context, object.type, object.id, security.ownerGroupId)
  return putSecurity(object, security, 'any')
}
