import { readableByLink } from '../../lib/http/declarations.ts'
import { prefetchForTracks } from '../../lib/service/tracking/raceTracks.ts'
import { endpoint } from '../../lib/http/serve.ts'
import { timesOfRaces, trackedRacesReference } from '../../schemas/raceTimes.ts'
import { listRaceTimes } from '../../lib/service/standings/raceTimes.ts'

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
