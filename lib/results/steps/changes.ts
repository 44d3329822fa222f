/** The changes of the results of a series as readers see them, newest first. */
import type { Context } from '#endpoint/context.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import type { movedStanding } from '#schemas/results/finishSheet.ts'
import type { Static } from '#schemas/schema.ts'
import { movedBetween, type MovedStanding } from '../rules/changes.ts'
import { pointsNumber } from '../rules/scoring/pointsText.ts'
import type { Moment } from './auditedMoments.ts'
import { factsOf, readLatestMoments } from './history.ts'
import { type Results, scored, shownName } from './results.ts'

type Change = Moment & { readonly moved: readonly MovedStanding[] }

/** The changes from a position on, with one more than the limit, if there are so many. */
export const changesIn = (
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

export const describeChanges = async (
  context: Context,
  now: Results,
  changes: readonly Change[],
  entries: Results['entries'],
) => {
  const visible = await visibleEntries(context, now.regatta.name, entries)
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

/** The latest changes. */
export const readLatestChanges = async (context: Context, now: Results, limit: number) => {
  const { moments, entries } = await readLatestMoments(context.store, now, limit)
  return describeChanges(context, now, changesIn(now, moments, 0, limit).slice(0, limit), entries)
}

/** @param visible the entries that the caller may see; others are left out */
export const describeMoved = (
  moved: readonly MovedStanding[],
  visible: readonly Entry[],
): Static<typeof movedStanding>[] => {
  const entries = new Map(visible.map((entry) => [entry.competitor.id, entry]))
  return moved.flatMap(({ id, rankBefore, rankAfter, netBefore, netAfter }) => {
    const entry = entries.get(id)
    if (entry === undefined) return []
    const rank = { before: rankBefore ?? null, after: rankAfter ?? null }
    const netPoints = { before: pointsOrNull(netBefore), after: pointsOrNull(netAfter) }
    return [{ competitorId: id, name: shownName(entry), rank, netPoints }]
  })
}

const pointsOrNull = (points: number | undefined) =>
  points === undefined ? null : pointsNumber(points)
