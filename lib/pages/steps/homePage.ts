/** The next race and the latest result of the events that are nearest in time. */
import type { Context } from '#endpoint/context.ts'
import { mayEach } from '#access/readable.ts'
import { readEntry } from '#races/items/entries.ts'
import { readRegatta } from '#races/items/regattas.ts'
import { statusAt } from '#races/rules/raceLog.ts'
import { raceLogOf, startMillisOf } from '#races/rules/raceTimes.ts'
import { racesOf, shownNameOf, type Regatta } from '#races/rules/regatta.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { readState, type ResultsState } from '#results/items/changes.ts'
import { listSheets } from '#results/items/sheets.ts'
import type { SheetHead } from '#results/items/standings.ts'
import { shownName } from '#results/rules/facts.ts'
import { isSheetOf, winnersIn } from '#results/steps/results.ts'
import type { events } from '#schemas/races/event.ts'
import type { Static } from '#schemas/schema.ts'
import { RecentMap } from '#values/recentMap.ts'
import type { SharedValue } from '#values/sharedValues.ts'
import { namedObject } from '#values/objectId.ts'
import { dayMillis } from '#page/time.ts'
import { firstRaceOf, isUnderWay } from '#results/rules/raceStages.ts'

export type ListedEvent = Static<typeof events>[number]

/** Each takes three reads. */
const summariesMax = 6

/** The last day is included. */
const distanceOf = ({ startDate, endDate }: ListedEvent, nowMillis: number): number =>
  Math.max(
    0,
    (startDate ?? endDate ?? Infinity) - nowMillis,
    nowMillis - (endDate ?? startDate ?? -Infinity) - dayMillis,
  )

/** By the name of the regatta. Events without a date, or without permission to read, have no summary. */
export const summarize = async (context: Context, listed: readonly ListedEvent[]) => {
  const nearest = listed
    .map((event) => ({ event, distance: distanceOf(event, context.nowMillis) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .flatMap(({ event }) => event.regatta ?? [])
    .slice(0, summariesMax)
  const types = ['REGATTA', 'LEADERBOARD']
  const objects = nearest.map((name) => types.map((type) => namedObject(type, name)))
  const [allowed] = await Promise.all([
    mayEach(context, objects.flat(), 'READ'),
    ...nearest.map((name) => readFacts(context, name)),
  ])
  const readable = nearest.filter(
    (_, at) => allowed[2 * at] === true && allowed[2 * at + 1] === true,
  )
  const summaries = await Promise.all(readable.map((name) => summaryOf(context, name)))
  return new Map(readable.map((name, at) => [name, summaries[at]]))
}

export type Summary = NonNullable<Awaited<ReturnType<typeof summaryOf>>>

const readFacts = ({ store }: Context, name: string) =>
  Promise.all([readRegatta(store, name), readState(store, name)])

const summaryOf = async (context: Context, name: string) => {
  const { store, nowMillis } = context
  const [regatta, results] = await readFacts(context, name)
  if (regatta === undefined) return undefined
  const sheets = results === undefined ? [] : await readOutcomes(store, regatta, results)
  const races = racesOf(regatta).map((race) => {
    const sheet = sheets.find(isSheetOf(race))
    const status = statusAt(raceLogOf(regatta, race), nowMillis)
    return { race, status, sheet: sheet?.state, winners: sheet?.winners ?? [] }
  })
  const next = firstRaceOf(races)
  const scored = races.findLast(({ sheet }) => sheet !== undefined)
  return {
    timeZone: regatta.timeZone ?? 'UTC',
    next: next && {
      raceColumn: next.race.raceColumn.name,
      fleet: next.race.fleet,
      shownName: shownNameOf(regatta, next.race),
      status: next.status,
      startMillis: startMillisOf(regatta, next.race),
      isUnderWay: isUnderWay(next),
    },
    latest: scored && {
      shownName: shownNameOf(regatta, scored.race),
      winners: await namesOf(context, regatta, scored.winners),
    },
  }
}

interface RaceOutcome extends SheetHead {
  readonly winners: readonly string[]
}

/** By the version of the results. */
const recentOutcomes: SharedValue<RecentMap<readonly RaceOutcome[]>> = {
  create: () => new RecentMap(200),
}

/** A process reads the sheets once for each version: every change of a sheet changes the state. */
const readOutcomes = async (store: Context['store'], regatta: Regatta, state: ResultsState) => {
  const { id, name, rankingMetric } = regatta
  const recent = store.hints.of(recentOutcomes)
  const version = JSON.stringify([id, name, rankingMetric, state.changedMillis, state.silentMillis])
  const known = recent.get(version)
  if (known !== undefined) return known
  const sheets = await listSheets(store, name)
  const outcomes = sheets.map((sheet) => {
    const { raceColumnId, fleet } = sheet
    return { raceColumnId, fleet, state: sheet.state, winners: winnersIn(regatta, sheet) }
  })
  recent.set(version, outcomes)
  return outcomes
}

const namesOf = async (context: Context, { name }: Regatta, ids: readonly string[]) => {
  const found = await Promise.all(ids.map((id) => readEntry(context.store, name, id)))
  const entries = found.flatMap((entry) => entry ?? [])
  return (await visibleEntries(context, name, entries)).map(shownName)
}
