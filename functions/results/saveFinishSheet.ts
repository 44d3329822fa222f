import { endpoint } from '#endpoint'
import { finishSheet, sentSheet } from '#schemas/results/finishSheet.ts'
import { movedBetween } from '#results/rules/changes.ts'
import { describeMoved } from '#results/steps/changes.ts'
import { isSheetOf } from '#results/steps/results.ts'
import { saveDraft, saveSheets } from '#results/steps/saveSheets.ts'
import { readSentSheet } from '#results/steps/sentSheets.ts'
import { describeSheet, loadSheetsInOrder, readSheets, showSheet } from '#results/steps/sheets.ts'

export const { declaration, handler } = endpoint({
  name: 'saveFinishSheet',
  summary: 'Save the finish sheet of a race, as a draft or to be scored',
  description:
    'An entry without a line scores DNC. Sending a response back unchanged changes nothing. The start ' +
    'of the race and the ratings are those of the confirmation. A dry run shows the points, and what ' +
    'moves in the series.',
  routes: ['PUT /sailingserver/api/v1/leaderboards/{leaderboard}/results/{raceColumn}/{fleet}'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['SCORE'], id: 'leaderboard' },
  input: sentSheet,
  refusesUnknownNames: true,
  takesLargeBody: true,
  load: loadSheetsInOrder,
  current: { show: showSheet },
  reply: { status: 200, body: finishSheet },
  errors: [
    'not-found',
    'not-scorable-by-time',
    'in-another-fleet',
    'not-in-fleet',
    'fleet-without-boats',
  ],
  run: async ({ context, input, formErrors }) => {
    const { results, race, confirmed, draft } = await readSheets(context, input)
    const sheet = readSentSheet({ results, race }, input, formErrors)
    if (sheet.state === 'draft') {
      const saved = await saveDraft(context, results, sheet, { race, confirmed, draft })
      return describeSheet(context, results, race, saved)
    }
    const { reason } = input
    const change = { race, sheet, draft: draft ?? ('absent' as const) }
    const after = await saveSheets(context, results, [
      { ...change, reason: reason?.trim() ? reason.trim() : undefined },
    ])
    const saved = after.sheets.find(isSheetOf(race))
    if (saved === undefined) throw new Error('a sheet was not saved')
    const moved = movedBetween(results.standings, after.standings)
    return {
      ...(await describeSheet(context, after, race, saved)),
      moved: describeMoved(moved, after.entries),
      ...(confirmed?.state === 'official' && { replacesOfficial: true }),
    }
  },
})
