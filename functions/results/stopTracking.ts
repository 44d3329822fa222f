import { endpoint } from '#endpoint'
import { stoppedRaces, trackingStop } from '#schemas/races/leaderboard.ts'
import type { Context } from '#endpoint/context.ts'
import { putRegatta } from '#races/items/regattas.ts'
import { trackingIntervalOf } from '#races/rules/raceTimes.ts'
import { type Race, type Regatta, withTrackedRace } from '#races/rules/regatta.ts'
import { authorizeTracking } from '#races/steps/parts.ts'
import { trackedRaceObject } from '#races/steps/raceColumns.ts'
import { record } from '#races/steps/raceLogs.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { trackedRacesOf } from '#races/steps/trackedRaces.ts'
import { currentLeaderboard } from '#results/steps/leaderboardStandings.ts'

export const { declaration, handler } = endpoint({
  name: 'stopTracking',
  summary: 'Stop tracking races',
  description:
    'Returns the races whose tracking stopped, in the order of the race columns and then of the ' +
    'fleets. This also needs UPDATE on the regatta, or on the `TRACKED_RACE` of each of them. Without one of these ' +
    'permissions, the tracking of all of them continues. Tracking ends now, unless its end was set, ' +
    'or follows from the finish of the race (`controlTrackingFromStartAndFinishTimes`).',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/stoptracking'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['START'], id: 'leaderboard' },
  input: trackingStop,
  current: currentLeaderboard,
  reply: { status: 200, body: stoppedRaces },
  errors: ['not-found'],
  /** One transaction. An unknown race column or fleet matches no race. */
  run: async ({ context, input: only }) => {
    const regatta = await requireRegatta(context, only.leaderboard, 'LEADERBOARD')
    const stopped = trackedRacesOf(regatta).filter(
      ({ raceColumn, fleet, tracked }) =>
        (only.race_column ?? raceColumn.name) === raceColumn.name &&
        (only.fleet ?? fleet) === fleet &&
        tracked.isTracking,
    )
    if (stopped.length === 0) return []
    const objects = stopped.map(({ tracked }) => trackedRaceObject(regatta, tracked.name))
    await authorizeTracking(context, regatta, objects)
    const changed = stopped.reduce<Regatta>((before, race) => {
      const ended = withEnd(context, before, race)
      return withTrackedRace(ended, { ...race.tracked, isTracking: false })
    }, regatta)
    await context.store.write([putRegatta(changed, regatta.item)])
    return stopped.map(({ tracked }) => ({ regatta: regatta.name, race: tracked.name }))
  },
})

/** Tracking ends now, unless its times follow from start and finish, or were set. */
const withEnd = (context: Context, regatta: Regatta, race: Race): Regatta =>
  regatta.controlTrackingFromStartAndFinishTimes ||
  trackingIntervalOf(regatta, race).toMillis !== null
    ? regatta
    : record(context, regatta, race, ['endOfTracking', context.nowMillis])
