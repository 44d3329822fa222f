import { readableTrackedRace } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/serve.ts'
import { positions, positionsOfRace } from '../../schemas/fixes.ts'
import { prefetchForTracks } from '../../lib/service/tracking/raceTracks.ts'
import { positionsMax, showPositions } from '../../lib/service/tracking/positions.ts'

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
