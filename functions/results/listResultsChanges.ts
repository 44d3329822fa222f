import { endpoint } from '#endpoint'
import type { Context } from '#endpoint/context.ts'
import { readCursor, sealCursor } from '#endpoint/cursor.ts'
import { inPages } from '#endpoint/pages.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { movedBetween, type MovedStanding } from '#results/rules/changes.ts'
import type { Moment } from '#results/steps/auditedMoments.ts'
import { factsOf, loadHistory, readMoments } from '#results/steps/history.ts'
import { describeMoved } from '#results/steps/moved.ts'
import {
  loadResults,
  readResults,
  type Results,
  scored,
  shownName,
} from '#results/steps/results.ts'
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
      entries: await describeChanges(context, listed.slice(0, limit), entries),
      next:
        isLast || last === undefined ? undefined : sealCursor(context, list, { after: last.id }),
    }
  }, changesAtOnceMax),
})

type Change = Moment & { readonly moved: readonly MovedStanding[] }

/** The changes from a position on, with one more than the limit, if there are so many. */
const changesIn = (
  now: Results,
  moments: readonly Moment[],
  begin: number,
  limit: number,
): readonly Change[] => {
  const found: Change[] = []
  let facts = factsOf(now)
  for (const [position, moment] of moments.entries()) {
    const before = moment.undo(facts)
    if (position >= begin) {
      const moved = moment.change?.moved ?? movedFrom(before, facts)
      if (moment.change !== undefined || moved.length > 0) found.push({ ...moment, moved })
      if (found.length > limit) break
    }
    facts = before
  }
  return found
}

type Facts = ReturnType<typeof factsOf>

const movedFrom = (before: Facts, after: Facts): readonly MovedStanding[] =>
  before.sheets.length === 0 ? [] : movedBetween(scored(before).standings, scored(after).standings)

/** Stands for the names of competitors whom the caller may not see. */
const hiddenName = '\u0000'

const describeChanges = async (
  context: Context,
  changes: readonly Change[],
  entries: Results['entries'],
) => {
  const visible = await visibleEntries(context, entries)
  const names = new Map(visible.map((entry) => [entry.competitor.id, shownName(entry)]))
  return changes.map(({ atMillis, by, change, sentences, moved }) => ({
    ...{ at: atMillis, by, raceColumn: change?.raceColumn ?? null, fleet: change?.fleet ?? null },
    state: change?.sheet?.state ?? null,
    sentences: sentences((id) => names.get(id) ?? hiddenName).filter(
      (sentence) => !sentence.includes(hiddenName),
    ),
    moved: describeMoved(moved, visible),
  }))
}
