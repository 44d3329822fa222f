import { readableTrackedRace } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { markPositions, markPositionsOfRace } from '#schemas/tracking/fixes.ts'
import { prefetchForMarkTracks } from '#courses/steps/markTracks.ts'
import { showMarkPositions } from '#tracking/steps/markPositions.ts'
import { positionsMax } from '#tracking/steps/positions.ts'

export const { declaration, handler } = endpoint({
  name: 'readMarkPositions',
  summary: 'Read the positions of the marks of a race',
  description:
    'The marks of the course. Without a begin, a track begins with the last position before ' +
    'tracking: a mark laid in the morning keeps its place all day. It needs READ on the race and ' +
    `on the regatta. A response has at most ${positionsMax} positions; \`step\` leaves out others.`,
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/marks/positions'],
  guard: readableTrackedRace,
  input: markPositionsOfRace,
  fetches: [{ type: 'REGATTA', id: 'regattaName' }],
  fetchesMore: ({ regattaName }) => prefetchForMarkTracks(regattaName),
  reply: { status: 200, body: markPositions },
  errors: ['not-found'],
  run: ({ context, input }) => showMarkPositions(context, input),
})
