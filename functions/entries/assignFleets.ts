import { endpoint } from '#endpoint'
import type { Static } from '#schemas/schema.ts'
import { type InputError, invalidInput, requireValid, sentence } from '#values/failure.ts'
import { nearestOf } from '#values/suggestion.ts'
import { listEntries, type StoredEntry } from '#races/items/entries.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { readFleetLists } from '#races/rules/fleetLists.ts'
import { fleetIn, withFleet } from '#races/rules/fleets.ts'
import { listCompetitors } from '#races/steps/entries.ts'
import { currentFleets } from '#races/steps/fleets.ts'
import { entriesWrites } from '#results/steps/changeFacts.ts'
import { scopeOf } from '#entries/steps/fleetScopes.ts'
import { loadEntriesAndState } from '#entries/steps/loadEntries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { assignedFleets, fleetsOfRegatta } from '#schemas/races/fleets.ts'

export const { declaration, handler } = endpoint({
  name: 'assignFleets',
  summary: 'Assign boats to the fleets of a series, or of one race column',
  description:
    'The fleet of a boat decides in which races she sails. Boats without a fleet sail in all races ' +
    'of their series. With `raceColumn`, its races get lists of their own, which win: an empty list ' +
    'removes one. A change also counts for earlier races, unless they have lists of their own. All ' +
    'or nothing.',
  routes: ['PUT /sailingserver/api/v1/regattas/{regattaName}/fleets'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['CHANGE_ENTRIES'], id: 'regattaName' },
  input: fleetsOfRegatta,
  refusesUnknownNames: true,
  load: loadEntriesAndState,
  current: { show: listCompetitors },
  reply: { status: 200, body: assignedFleets },
  errors: ['not-found'],
  /** All or nothing. Unchanged entries cost no write. */
  run: async ({ context, input: wanted }) => {
    const regatta = await requireRegatta(context, wanted.regattaName)
    const { series, scope } = scopeOf(regatta, wanted)
    const entries = await listEntries(context.store, regatta.name)
    const { fleetOf, faults } = readFleetLists(series.fleets, wanted.fleets, entries)
    if (faults.length > 0) requireValid(withSuggestions(faults, entries, wanted))
    const replaced = new Set(wanted.fleets.map(({ fleet }) => fleet))
    const after = entries.map((entry) => {
      const before = fleetIn(scope, entry.fleets)
      const kept = before === undefined || replaced.has(before) ? undefined : before
      return { entry, before, fleet: fleetOf.get(entry.competitor.id) ?? kept }
    })
    const changed = after.filter(({ before, fleet }) => fleet !== before)
    const moved = changed.map(({ entry, fleet }) => {
      const fleets = withFleet(currentFleets(regatta, entry), scope, fleet)
      requireFewLists(fleets)
      return { ...entry, fleets }
    })
    if (moved.length > 0) await context.store.write(await entriesWrites(context, regatta, moved))
    const countOf = (wantedFleet: string | undefined): number =>
      after.filter(({ fleet }) => fleet === wantedFleet).length
    return {
      regatta: regatta.name,
      series: series.name,
      raceColumn: wanted.raceColumn ?? null,
      fleets: series.fleets.map((fleet) => ({ fleet, competitors: countOf(fleet) })),
      unassigned: countOf(undefined),
    }
  },
})

type Wanted = Static<typeof fleetsOfRegatta>

/** Each entry contains its own lists, and one query reads all entries of a regatta. */
const ownListsMax = 60

const requireFewLists = (fleets: Entry['fleets'] = []): void => {
  const lists = fleets.filter(({ raceColumnId }) => raceColumnId !== undefined)
  if (lists.length <= ownListsMax) return
  const detail = sentence`must leave each boat in at most ${ownListsMax} races with lists of their own: an empty list removes one`
  throw invalidInput([{ pointer: '/raceColumn', code: 'too-many', detail }])
}

const withSuggestions = (
  faults: readonly InputError[],
  entries: readonly StoredEntry[],
  { fleets }: Wanted,
): readonly InputError[] => {
  const numbers = entries.flatMap(({ competitor }) => competitor.boat.sailId ?? [])
  return faults.map((fault) => {
    const [, fleet, index] = /^\/fleets\/(\d+)\/sailIds\/(\d+)$/.exec(fault.pointer ?? '') ?? []
    const sailId = fleets[Number(fleet)]?.sailIds?.[Number(index)]
    const isUnknown = fault.code === 'unknown' && sailId !== undefined
    const suggestion = isUnknown ? nearestOf(sailId, numbers) : undefined
    return suggestion === undefined ? fault : { ...fault, suggestion }
  })
}
