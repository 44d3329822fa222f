import { endpoint } from '#endpoint'
import { newRaceLogEvent, raceLogEvents } from '#schemas/races/raceLog.ts'
import { exchangeRaceLog } from '#races/steps/raceLogs.ts'

export const { declaration, handler } = endpoint({
  name: 'exchangeRaceLog',
  summary: 'Add an event to the race log of a race, and read it',
  description:
    'An event needs `LEADERBOARD:UPDATE:{leaderboard}`. Without a body, the request only reads. An ' +
    'event whose id is known changes nothing. An event without an author has the author `default` ' +
    'with the priority 4.',
  routes: ['POST /sailingserver/rc/racelog'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['READ'], id: 'leaderboard' },
  input: newRaceLogEvent,
  reply: { status: 200, body: raceLogEvents },
  errors: ['not-found'],
  run: ({ context, input }) => exchangeRaceLog(context, input),
})
