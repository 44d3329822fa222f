import { endpoint } from '#endpoint'
import { raceStates, raceStatesFilter } from '#schemas/races/raceTimes.ts'
import { listRaceStates } from '#races/steps/raceStates.ts'

export const { declaration, handler } = endpoint({
  name: 'listRaceStates',
  summary: 'List the states of the races of an event',
  description:
    'In the order of the race columns, then of the fleets. A race has no `raceState` until its race ' +
    'log has an event.',
  routes: ['GET /sailingserver/api/v1/events/{eventId}/racestates'],
  guard: { kind: 'object', type: 'EVENT', actions: ['READ'], id: 'eventId' },
  input: raceStatesFilter,
  conditional: true,
  reply: { status: 200, body: raceStates },
  errors: ['not-found'],
  run: ({ context, input }) => listRaceStates(context, input),
})
