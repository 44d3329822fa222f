import { readableTrackedRace } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { positions, positionsOfRace } from '#schemas/tracking/fixes.ts'
import { prefetchForTracks } from '#tracking/steps/raceTracks.ts'
import { positionsMax, showPositions } from '#tracking/steps/positions.ts'

export const { declaration, handler } = endpoint({
  name: 'readPositions',
  summary: 'Read the positions of the competitors of a race',
  description:
    'Positions count from the start of tracking to its end. Without a known start of tracking there ' +
    `are none. A response has at most ${positionsMax} positions; \`step\` leaves out others.`,
  routes: [
    'GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/competitors/positions',
  ],
  guard: readableTrackedRace,
  input: positionsOfRace,
  fetches: [{ type: 'REGATTA', id: 'regattaName' }],
  fetchesMore: ({ regattaName }) => prefetchForTracks(regattaName),
  reply: { status: 200, body: positions },
  errors: ['not-found'],
  run: ({ context, input }) => showPositions(context, input),
})
