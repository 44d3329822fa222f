import { endpoint } from '#endpoint'
import { formatCursor, readCursor } from '#table/cursor.ts'
import { inPages } from '#endpoint/pages.ts'
import { listEntries } from '#races/items/entries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { prefetchChanges, readChanges } from '#results/steps/changes.ts'
import { resultsChanges } from '#schemas/results/finishSheet.ts'
import { changesQuery } from '#schemas/results/standings.ts'

/** The number of changes in a list without a limit. */
const changesAtOnceMax = 100

export const { declaration, handler } = endpoint({
  name: 'listResultsChanges',
  summary: 'List the changes of the results of a series',
  description:
    'Newest first: each change of a confirmed finish sheet, and each change of the entries, the ' +
    'discards, the penalties, the factors and the race columns that moved results or shown names ' +
    'after the first confirmation. Drafts are no changes. Without `limit` the response has up to ' +
    `${changesAtOnceMax}, and less if they are large.`,
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}/results/changes'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['READ'], id: 'leaderboard' },
  input: changesQuery,
  load: ({ context: { store }, input: { leaderboard, limit = changesAtOnceMax } }) =>
    Promise.all([listEntries(store, leaderboard), prefetchChanges(store, leaderboard, limit)]),
  conditional: true,
  reply: { status: 200, body: resultsChanges },
  errors: ['not-found'],
  run: inPages(async (context, { limit, cursor }, { leaderboard }: { leaderboard: string }) => {
    const regatta = await requireRegatta(context, leaderboard, 'LEADERBOARD')
    const list = `changes of results of ${regatta.name}`
    const start = readCursor(context, list, cursor)
    const { changes, next } = await readChanges(context, regatta, { limit, start })
    return { entries: changes, next: formatCursor(context, list, next) }
  }, changesAtOnceMax),
})
