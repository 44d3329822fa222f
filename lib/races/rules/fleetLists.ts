/** Reads the lists of boats that a race officer gives to the fleets of a series. */
import type { fleetsOfRegatta } from '#schemas/races/fleets.ts'
import type { Static } from '#schemas/schema.ts'
import { type InputError, sentence } from '#values/failure.ts'
import { nearestOf } from '#values/suggestion.ts'
import { groupedBy } from '#values/groupedBy.ts'
import type { Competitor, Entry } from './competitor.ts'
import { entryFinder } from './sailNumber.ts'

/** @returns `fleetOf`: the fleet by the id of each listed competitor */
export const readFleetLists = (
  fleets: readonly string[],
  lists: Static<typeof fleetsOfRegatta>['fleets'],
  entries: readonly Entry[],
) => {
  const finders = findersOf(entries)
  const fleetOf = new Map<string, string>()
  const faults = lists.flatMap(({ fleet, sailIds = [], competitorIds = [] }, position) => {
    const wanted = [
      ...sailIds.map((text, index) => ({ text, part: `sailIds/${index}`, find: finders.bySail })),
      ...competitorIds.map((text, index) => ({
        text,
        part: `competitorIds/${index}`,
        find: finders.byId,
      })),
    ]
    const listed = wanted.flatMap(({ text, part, find }): readonly InputError[] => {
      const { id, fault } = oneOf(find(text), fleetOf)
      if (fault !== undefined) return [{ pointer: `/fleets/${position}/${part}`, ...fault }]
      fleetOf.set(id, fleet)
      return []
    })
    const pointer = `/fleets/${position}/fleet`
    return [
      ...(fleets.includes(fleet) ? [] : [{ pointer, ...unknownFleet(fleets, fleet) }]),
      ...listed,
    ]
  })
  return { fleetOf, faults }
}

/** @returns the ids of the boats in the order of a list of sail numbers or ids of competitors */
export const readSeeds = (seeds: readonly string[], entries: readonly Entry[]) => {
  const { bySail, byId } = findersOf(entries)
  const ids = new Set<string>()
  const faults = seeds.flatMap((text, index): readonly InputError[] => {
    const { id, fault } = oneOf([...bySail(text), ...byId(text)], ids)
    if (fault !== undefined) return [{ pointer: `/seeds/${index}`, ...fault }]
    ids.add(id)
    return []
  })
  return { ids: [...ids], faults }
}

const oneOf = (
  [competitor, ...others]: readonly Competitor[],
  listed: Pick<ReadonlySet<string>, 'has'>,
) => {
  if (competitor === undefined) return { id: '', fault: unknownBoat }
  const { id } = competitor
  if (others.length > 0) return { id, fault: ambiguousBoat }
  return { id, fault: listed.has(id) ? repeatedBoat : undefined }
}

const unknownBoat = { code: 'unknown', detail: 'must be of an entry of the regatta' } as const
const repeatedBoat = { code: 'repeated', detail: 'must be in one list, and once' } as const
const ambiguousBoat = {
  code: 'ambiguous',
  detail:
    'must be the number of one entry: put the nationality in front, or send the id of the ' +
    'competitor in `competitorIds`',
} as const

export const unknownFleet = (fleets: readonly string[], sent: string) => {
  const suggestion = nearestOf(sent, fleets)
  const detail = sentence`must be one of ${fleets.map((fleet) => `'${fleet}'`).join(', ')}`
  return { code: 'unknown', detail, ...(suggestion === undefined ? {} : { suggestion }) }
}

export const findersOf = (entries: readonly Entry[]) => {
  const find = entryFinder(entries)
  const competitors = entries.map(({ competitor }) => competitor)
  const byId = groupedBy(competitors, ({ id }) => id)
  return {
    bySail: (sailId: string): readonly Competitor[] =>
      find({ sailId, nationality: null }).map(({ competitor }) => competitor),
    byId: (id: string): readonly Competitor[] => byId.get(id) ?? [],
  }
}
