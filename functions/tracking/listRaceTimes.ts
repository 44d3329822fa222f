import { readableByLink } from '#races/steps/guards.ts'
import { loadTracks } from '#tracking/steps/raceTracks.ts'
import { endpoint } from '#endpoint'
import { timesOfRaces, trackedRacesReference } from '#schemas/races/raceTimes.ts'
import { describeRaceTimes } from '#tracking/steps/raceTimes.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { trackedRacesOf } from '#races/steps/trackedRaces.ts'

export const { declaration, handler } = endpoint({
  name: 'listRaceTimes',
  summary: 'Read the times of the tracked races of a regatta',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/races/times'],
  guard: readableByLink('REGATTA', 'regattaName'),
  input: trackedRacesReference,
  load: ({ context, input }) => loadTracks(context.store, input.regattaName),
  reply: { status: 200, body: timesOfRaces },
  errors: ['not-found'],
  run: async ({ context, input: { regattaName, racename: names, secret } }) => {
    const regatta = await requireRegatta(context, regattaName)
    // Names without a tracked race are ignored. Absent names mean all tracked races.
    const races = trackedRacesOf(regatta).filter(
      ({ tracked }) => names === undefined || names.includes(tracked.name),
    )
    return describeRaceTimes(context, regatta, races, secret)
  },
})
