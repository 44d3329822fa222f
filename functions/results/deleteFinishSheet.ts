import { endpoint } from '#endpoint'
import { raceOfResults } from '#schemas/results/finishSheet.ts'
import { loadSheetsInOrder, noSheet, readSheets, showSheet } from '#results/steps/sheets.ts'
import { saveSheets } from '#results/steps/saveSheets.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteFinishSheet',
  summary: 'Remove the finish sheet of a race, and its draft',
  description: 'The race is not scored any more. The list of changes keeps what the sheet said.',
  routes: ['DELETE /sailingserver/api/v1/leaderboards/{leaderboard}/results/{raceColumn}/{fleet}'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['SCORE'], id: 'leaderboard' },
  input: raceOfResults,
  load: loadSheetsInOrder,
  current: { show: showSheet },
  reply: { status: 204 },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const { results, race, confirmed, draft } = await readSheets(context, input)
    if (confirmed === undefined && draft === undefined) throw noSheet(race)
    await saveSheets(context, results, [{ race, sheet: undefined, draft: draft ?? 'absent' }])
  },
})
