/** Assigns the entries of a regatta to fleets. */
import type { Static } from '#schemas/schema.ts'
import type { fleetsOfRegatta } from '#schemas/races/fleets.ts'
import { type InputError, invalidInput, requireValid } from '#values/failure.ts'
import { nearestOf } from '#values/suggestion.ts'
import { namedObject } from '#access/rules/objectId.ts'
import type { Competitor, Entry, FleetOfEntry } from '../rules/competitor.ts'
import { readFleetLists, unknownFleet } from '../rules/fleetLists.ts'
import { fleetIn, type FleetScope, seriesWithFleet, withFleet } from '../rules/fleets.ts'
import type { Regatta, Series } from '../rules/regatta.ts'
import { listEntries, putEntry, readEntry, type StoredEntry } from '../items/entries.ts'
import type { StoredRegatta } from '../items/regattas.ts'
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { noRaceColumn } from './raceColumns.ts'
import { requireRegatta } from './regattas.ts'
import { visibilityOfCompetitors } from './competitors.ts'

type Wanted = Static<typeof fleetsOfRegatta>

/** All or nothing. Unchanged entries cost no write. */
export const assignFleets = async (context: Context, wanted: Wanted) => {
  const regatta = await requireRegatta(context, wanted.regattaName)
  const { series, scope } = scopeOf(regatta, wanted)
  const entries = await listEntries(context.store, regatta.name)
  const { fleetOf, faults } = readFleetLists(series.fleets, wanted.fleets, entries)
  if (faults.length > 0) requireValid(await withSuggestions(context, faults, entries, wanted))
  const replaced = new Set(wanted.fleets.map(({ fleet }) => fleet))
  const after = entries.map((entry) => {
    const before = fleetIn(scope, entry.fleets)
    const kept = before === undefined || replaced.has(before) ? undefined : before
    return { entry, before, fleet: fleetOf.get(entry.competitor.id) ?? kept }
  })
  const changed = after.filter(({ before, fleet }) => fleet !== before)
  const writes = changed.map(({ entry, fleet }) => {
    const fleets = withFleet(currentFleets(regatta, entry), scope, fleet)
    requireFewLists(fleets)
    return putEntry(regatta.name, { ...entry, fleets }, entry.item)
  })
  if (writes.length > 0) await context.store.write(writes)
  const countOf = (wantedFleet: string | undefined): number =>
    after.filter(({ fleet }) => fleet === wantedFleet).length
  return {
    ...{ regatta: regatta.name, series: series.name, raceColumn: wanted.raceColumn ?? null },
    fleets: series.fleets.map((fleet) => ({ fleet, competitors: countOf(fleet) })),
    unassigned: countOf(undefined),
  }
}

/** Without a name, the series is the one with the race column, or the one with several fleets. */
const scopeOf = (
  regatta: Regatta,
  { series: name, raceColumn }: Pick<Wanted, 'series' | 'raceColumn'>,
): { readonly series: Series; readonly scope: FleetScope } => {
  const called = regatta.series.filter((series) => series.name === (name ?? series.name))
  const columnIn = ({ raceColumns }: Series) => raceColumns.find((one) => one.name === raceColumn)
  const all = raceColumn === undefined ? called : called.filter(columnIn)
  if (raceColumn !== undefined && called.length > 0 && all.length === 0) {
    throw noRaceColumn(regatta, raceColumn)
  }
  const several = all.filter(({ fleets }) => fleets.length > 1)
  const [series, ...others] = several.length > 0 ? several : all
  if (series !== undefined && others.length === 0) {
    const column = columnIn(series)
    const scope = { series: series.name, ...(column && { raceColumnId: column.id }) }
    return { series, scope }
  }
  const names = regatta.series.map((one) => `'${one.name}'`).join(', ')
  throw invalidInput([
    series === undefined
      ? { pointer: '/series', code: 'unknown', detail: `must be one of ${names}` }
      : { pointer: '/series', code: 'required', detail: `is required here: one of ${names}` },
  ])
}

/** Each entry contains its own lists, and one query reads all entries of a regatta. */
const ownListsMax = 60

const requireFewLists = (fleets: Entry['fleets'] = []): void => {
  const lists = fleets.filter(({ raceColumnId }) => raceColumnId !== undefined)
  if (lists.length <= ownListsMax) return
  const detail =
    `must leave each boat in at most ${ownListsMax} races with lists of their own: ` +
    'an empty list removes one'
  throw invalidInput([{ pointer: '/raceColumn', code: 'too-many', detail }])
}

/** Suggests sail numbers that the caller may see. */
const withSuggestions = async (
  context: Context,
  faults: readonly InputError[],
  entries: readonly StoredEntry[],
  { fleets }: Wanted,
): Promise<readonly InputError[]> => {
  const ids = entries.map(({ competitor }) => competitor.id)
  const visibility = await visibilityOfCompetitors(context, ids)
  const numbers = entries.flatMap(({ competitor }, position) =>
    visibility[position]?.isVisible === true ? (competitor.boat.sailId ?? []) : [],
  )
  return faults.map((fault) => {
    const [, fleet, index] = /^\/fleets\/(\d+)\/sailIds\/(\d+)$/.exec(fault.pointer ?? '') ?? []
    const found = fleets[Number(fleet)]?.sailIds?.[Number(index)]
    const isUnknown = fault.code === 'unknown' && found !== undefined
    const suggestion = isUnknown ? nearestOf(found, numbers) : undefined
    return suggestion === undefined ? fault : { ...fault, suggestion }
  })
}

/**
 * The fleets of a new entry: in each series with several fleets of which one has the name.
 * @throws Failure `invalid-input`
 */
export const fleetsNamed = (regatta: Regatta, fleet: string | undefined): Pick<Entry, 'fleets'> => {
  if (fleet === undefined || fleet === '') return {}
  const all = regatta.series.flatMap(({ fleets }) => fleets)
  if (!all.includes(fleet)) {
    throw invalidInput([{ parameter: 'fleet', ...unknownFleet([...new Set(all)], fleet) }])
  }
  return { fleets: seriesWithFleet(regatta, fleet).map(({ name }) => ({ series: name, fleet })) }
}

/** Everybody in the regatta knows the secret of its link, so it moves no boat. */
export const moveToFleets = async (
  context: Context,
  regatta: StoredRegatta,
  { id }: Pick<Competitor, 'id'>,
  { fleets = [] }: Pick<Entry, 'fleets'>,
): Promise<void> => {
  const entry = await readEntry(context.store, regatta.name, id)
  if (entry === undefined || fleets.length === 0) return
  await authorize(context, { ...namedObject('REGATTA', regatta.name), action: 'UPDATE' })
  const moved = fleets.reduce<Entry['fleets']>(
    (before, { series, fleet }) => withFleet(before, { series }, fleet),
    entry.fleets,
  )
  await context.store.write([putEntry(regatta.name, { ...entry, fleets: moved }, entry.item)])
}

/** Removed race columns leave their lists in the entries. */
const currentFleets = (regatta: Regatta, { fleets = [] }: Entry): readonly FleetOfEntry[] =>
  fleets.filter((one) => one.raceColumnId === undefined || columnOf(regatta, one) !== undefined)

const columnOf = ({ series }: Regatta, { raceColumnId }: FleetOfEntry) =>
  series.flatMap(({ raceColumns }) => raceColumns).find(({ id }) => id === raceColumnId)?.name

export const describeFleets = (regatta: Regatta, entry: Entry) =>
  currentFleets(regatta, entry).map((one) => {
    const raceColumn = columnOf(regatta, one)
    const { series, fleet } = one
    return { series, fleet, ...(raceColumn === undefined ? {} : { raceColumn }) }
  })
