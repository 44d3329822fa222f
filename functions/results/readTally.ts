import { endpoint } from '#endpoint'
import { tallyList, tallyReference } from '#schemas/results/tally.ts'
import { loadTally, showTally } from '#results/steps/tally.ts'

export const { declaration, handler } = endpoint({
  name: 'readTally',
  summary: 'List the boats of a regatta with their states, and where they were last',
  description:
    'For the crews of safety boats. A state follows from the last press that checked the boat in or ' +
    'out, and from the last race that she started, with its race log and finish sheet. Competitors ' +
    'whom the caller may not READ or READ_PUBLIC are only counted.',
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}/tally'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['TALLY'], id: 'leaderboard' },
  input: tallyReference,
  load: ({ context, input }) => loadTally(context, input.leaderboard),
  conditional: 'no-store',
  reply: { status: 200, body: tallyList },
  errors: ['not-found'],
  run: ({ context, input }) => showTally(context, input.leaderboard),
})
