import { endpoint } from '#endpoint'
import { finishSheet, raceOfResults } from '#schemas/results/finishSheet.ts'
import { loadSheets, showSheet } from '#results/steps/sheets.ts'

export const { declaration, handler } = endpoint({
  name: 'readFinishSheet',
  summary: 'Read the finish sheet of a race, with a reason for each score',
  description:
    'A draft needs UPDATE on the leaderboard. Callers with UPDATE get the draft of a race that has ' +
    'one, other callers the confirmed sheet. Competitors whom the caller may not READ or ' +
    'READ_PUBLIC are left out.',
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}/results/{raceColumn}/{fleet}'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['READ'], id: 'leaderboard' },
  input: raceOfResults,
  load: loadSheets,
  conditional: 'no-store',
  reply: { status: 200, body: finishSheet },
  errors: ['not-found', 'forbidden'],
  run: showSheet,
})
