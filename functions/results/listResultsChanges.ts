import { endpoint } from '#endpoint'
import { readCursor, sealCursor } from '#endpoint/cursor.ts'
import { inPages } from '#endpoint/pages.ts'
import { changesIn, describeChanges } from '#results/steps/changes.ts'
import { loadHistory, readMoments } from '#results/steps/history.ts'
import { loadResults, readResults } from '#results/steps/results.ts'
import { resultsChanges } from '#schemas/results/finishSheet.ts'
import { changesQuery } from '#schemas/results/standings.ts'

/** The number of changes in a list without a limit. */
const changesAtOnceMax = 100

export const { declaration, handler } = endpoint({
  name: 'listResultsChanges',
  summary: 'List the changes of the results of a series',
  description:
    'Newest first: each change of a confirmed finish sheet, and each change of the entries, the ' +
    'discards and the factors that moved standings. Drafts are no changes. Without `limit` the ' +
    `response has up to ${changesAtOnceMax}.`,
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}/results/changes'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['READ'], id: 'leaderboard' },
  input: changesQuery,
  load: ({ context: { store }, input: { leaderboard } }) =>
    Promise.all([loadResults(store, leaderboard), loadHistory(store, leaderboard)]),
  conditional: true,
  reply: { status: 200, body: resultsChanges },
  errors: ['not-found'],
  run: inPages(async (context, { limit, cursor }, { leaderboard }: { leaderboard: string }) => {
    const now = await readResults(context, leaderboard)
    const list = `changes of results of ${now.regatta.name}`
    const { after } = readCursor(context, list, cursor) ?? {}
    const { moments, entries } = await readMoments(context.store, now)
    const begin = moments.findIndex(({ id }) => id === after) + 1
    const listed = changesIn(now, moments, begin, limit)
    const isLast = listed.length <= limit
    const last = listed[limit - 1]
    return {
      entries: await describeChanges(context, now, listed.slice(0, limit), entries),
      next:
        isLast || last === undefined ? undefined : sealCursor(context, list, { after: last.id }),
    }
  }, changesAtOnceMax),
})
