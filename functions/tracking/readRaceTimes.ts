import { readableByLink } from '#races/steps/guards.ts'
import { prefetchForTracks } from '#tracking/steps/raceTracks.ts'
import { endpoint } from '#endpoint'
import { raceTimes, trackedRaceReference } from '#schemas/races/raceTimes.ts'
import { showRaceTimes } from '#tracking/steps/raceTimes.ts'

export const { declaration, handler } = endpoint({
  name: 'readRaceTimes',
  summary: 'Read the times of a tracked race',
  description:
    'The start is the one that was set, else the start of tracking. Unknown times are null. ' +
    'Passings of marks are estimates, for callers with READ on the tracked race or the secret.',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/times'],
  guard: readableByLink('REGATTA', 'regattaName'),
  input: trackedRaceReference,
  fetchesMore: ({ regattaName }) => prefetchForTracks(regattaName),
  reply: { status: 200, body: raceTimes },
  errors: ['not-found'],
  run: ({ context, input }) => showRaceTimes(context, input),
})
