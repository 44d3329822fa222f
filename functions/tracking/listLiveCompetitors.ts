import { endpoint } from '#endpoint'
import { readableTrackedRace } from '#races/steps/guards.ts'
import { liveCompetitors, liveCompetitorsFilter } from '#schemas/tracking/liveCompetitors.ts'
import { prefetchForTracks } from '#tracking/steps/raceTracks.ts'
import { showLiveCompetitors } from '#tracking/steps/liveCompetitors.ts'

export const { declaration, handler } = endpoint({
  name: 'listLiveCompetitors',
  summary: 'List the competitors of a race, the leading ones first',
  description: 'Ranks, legs, distances and gaps are estimates from the positions of the boats.',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/competitors/live'],
  guard: readableTrackedRace,
  input: liveCompetitorsFilter,
  fetches: [{ type: 'REGATTA', id: 'regattaName' }],
  fetchesMore: ({ regattaName }) => prefetchForTracks(regattaName),
  reply: { status: 200, body: liveCompetitors },
  errors: ['not-found'],
  run: ({ context, input }) => showLiveCompetitors(context, input),
})
