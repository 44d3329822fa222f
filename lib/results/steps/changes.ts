/** The changes of the results of a series as readers see them, newest first. */
import type { Context } from '#endpoint/context.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { listEntries } from '#races/items/entries.ts'
import type { StoredRegatta } from '#races/items/regattas.ts'
import { shownNameOf } from '#races/rules/regatta.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import type { resultsChange } from '#schemas/results/finishSheet.ts'
import type { Static } from '#schemas/schema.ts'
import type { Reader, Start } from '#table/items.ts'
import { payloadBytes } from '#values/payloadBytes.ts'
import { listChanges, pageOfChanges, type ResultsChange, startBehind } from '../items/changes.ts'
import { type MovedStanding, sentencesOf } from '../rules/changes.ts'
import { entryWith, factSentences, shownName } from '../rules/facts.ts'
import { type Sentence, writeEnglish } from '../words/sentences.ts'
import { pointsNumber } from '../rules/scoring/pointsText.ts'
import { scoredBy } from './results.ts'

/** Large changes make shorter pages. */
const changesAtOnce = 20

/** A page is read with so many more, because lists show no silent changes. */
const spareChanges = 5

/** A page of this size takes about as long as other lists. */
const pageBytesMax = 1024 * 1024

interface Range {
  readonly limit: number
  readonly start?: Start | undefined
}

export const prefetchChanges = (store: Reader, regattaName: string, limit: number) =>
  store.prefetch([pageOfChanges(regattaName, rangeOf(limit))])

const rangeOf = (limit: number, start?: Start): Range => ({
  limit: Math.min(limit, changesAtOnce) + spareChanges,
  start,
})

/**
 * A page of the changes: at most as many as the limit, and less if they are large.
 * @param write for another language than that of the API
 */
export const readChanges = async (
  context: Context,
  regatta: StoredRegatta,
  { limit, start }: Range,
  write: (sentence: Sentence) => string = writeEnglish,
) => {
  const entries = await listEntries(context.store, regatta.name)
  const described: Static<typeof resultsChange>[] = []
  let [bytes, from] = [0, start]
  do {
    const range = rangeOf(limit - described.length, from)
    const page = await listChanges(context.store, regatta.name, range)
    const describe = await describerOf(context, regatta, entries, page.changes)
    for (const [position, change] of page.changes.entries()) {
      if (change.isSilent === true) continue
      const shown = describe(change, write)
      bytes += payloadBytes(shown)
      if (described.length === limit || (bytes > pageBytesMax && described.length > 0)) {
        const last = page.changes[position - 1]
        return { changes: described, next: last ? startBehind(regatta.name, last) : from }
      }
      described.push(shown)
    }
    from = page.next
  } while (from !== undefined && described.length < limit)
  return { changes: described, next: from }
}

/** Stands for the names of competitors whom the caller may not see. */
const hiddenName = '\u0000'

const describerOf = async (
  context: Context,
  regatta: StoredRegatta,
  entries: readonly Entry[],
  changes: readonly ResultsChange[],
) => {
  const all = [...entries, ...formerEntries(entries, changes)]
  const visible = await visibleEntries(context, regatta.name, all)
  const names = new Map(visible.map((entry) => [entry.competitor.id, shownName(entry)]))
  const nameOf = (id: string): string => names.get(id) ?? hiddenName
  return (
    change: ResultsChange,
    write: (sentence: Sentence) => string,
  ): Static<typeof resultsChange> => ({
    at: change.atMillis,
    by: change.by,
    ...(change.reason !== undefined && { reason: change.reason }),
    raceColumn: change.race?.raceColumn ?? null,
    fleet: change.race?.fleet ?? null,
    state: change.sheet?.after?.state ?? null,
    sentences: sentencesIn(change, regatta, nameOf)
      .map(write)
      .filter((sentence) => !sentence.includes(hiddenName)),
    moved: describeMoved(change.moved, visible),
  })
}

/** Boats that have left the regatta since. */
const formerEntries = (entries: readonly Entry[], changes: readonly ResultsChange[]) => {
  const present = new Set(entries.map(({ competitor }) => competitor.id))
  const former = changes
    .flatMap((change) => change.entries ?? [])
    .flatMap(({ before, after }) => before ?? after ?? [])
    .filter(({ competitor }) => !present.has(competitor.id))
  const byId = new Map(former.map((facts) => [facts.competitor.id, entryWith(facts)]))
  return [...byId.values()]
}

const sentencesIn = (
  change: ResultsChange,
  regatta: StoredRegatta,
  nameOfCompetitor: (id: string) => string,
): readonly Sentence[] => {
  const { race, sheet, madeProvisional = [], settings } = change
  const columns = [...regatta.series, ...(settings?.before.series ?? [])].flatMap(
    ({ raceColumns }) => raceColumns,
  )
  const names = new Map(columns.map(({ id, name }) => [id, name]))
  if (race !== undefined) names.set(race.raceColumnId, shownRace(regatta, race))
  const nameOf = (id: string): string => names.get(id) ?? nameOfCompetitor(id)
  const metric = scoredBy[regatta.rankingMetric]
  return [
    ...(sheet === undefined ? [] : sentencesOf(sheet.before, sheet.after, nameOf, metric)),
    ...factSentences(change, nameOfCompetitor),
    ...madeProvisional.map((one) => ['confirmed', { race: shownRace(regatta, one) }] as const),
  ]
}

/** The change keeps its name of the race column, which may have been removed since. */
const shownRace = (
  regatta: StoredRegatta,
  { raceColumnId: id, raceColumn: name, fleet }: NonNullable<ResultsChange['race']>,
): string => shownNameOf(regatta, { raceColumn: { id, name }, fleet })

/** @param visible the entries that the caller may see; others are left out */
export const describeMoved = (moved: readonly MovedStanding[], visible: readonly Entry[]) => {
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
