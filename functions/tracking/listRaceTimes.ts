import { readableByLink } from '#races/steps/guards.ts'
import { prefetchForTracks } from '#tracking/steps/raceTracks.ts'
import { endpoint } from '#endpoint'
import { timesOfRaces, trackedRacesReference } from '#schemas/races/raceTimes.ts'
import { listRaceTimes } from '#tracking/steps/raceTimes.ts'

export const { declaration, handler } = endpoint({
  name: 'listRaceTimes',
  summary: 'Read the times of the tracked races of a regatta',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/races/times'],
  guard: readableByLink('REGATTA', 'regattaName'),
  input: trackedRacesReference,
  fetchesMore: ({ regattaName }) => prefetchForTracks(regattaName),
  reply: { status: 200, body: timesOfRaces },
  errors: ['not-found'],
  run: ({ context, input }) => listRaceTimes(context, input),
})
