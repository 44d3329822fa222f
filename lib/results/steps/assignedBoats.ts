/** In a stage of a championship, boats race in the fleets that they are assigned to. */
import type { Entry } from '#races/rules/competitor.ts'
import { entriesOfRace } from '#races/rules/fleets.ts'
import { type Race, racesOf, type Regatta } from '#races/rules/regatta.ts'
import { Failure, sentence } from '#values/failure.ts'
import { shownName } from '../rules/facts.ts'
import type { FinishSheet } from '../rules/finishSheet.ts'

/** The boats that sail a race. While others sail the medal race, its boats have no other. */
export const boatsOfRace = <One extends Entry>(
  regatta: Regatta,
  race: Race,
  entries: readonly One[],
): readonly One[] => {
  const boats = entriesOfRace(race, entries)
  if ((race.raceColumn.firstPlace ?? 1) === 1) return boats
  const medal = regatta.series.filter(({ stage }) => stage === 'medal').map(({ name }) => name)
  const medalists = new Set(
    racesOf(regatta)
      .filter(({ series }) => medal.includes(series))
      .flatMap((one) => entriesOfRace(one, entries)),
  )
  return boats.filter((entry) => !medalists.has(entry))
}

type Boats = Pick<FinishSheet, 'finishes'> & Partial<Pick<FinishSheet, 'cameToTheStart'>>

const idsIn = ({ finishes, cameToTheStart = [] }: Boats): readonly string[] => [
  ...finishes.map(({ competitorId }) => competitorId),
  ...cameToTheStart,
]

/**
 * @param races the races of one race column in which the boats can be
 * @param earlier the sheet before, whose boats stay: their lists may be those of another day now
 * @throws Failure `fleet-without-boats`, `not-in-fleet`
 */
export const requireAssigned = (
  { regatta, entries }: { readonly regatta: Regatta; readonly entries: readonly Entry[] },
  races: readonly Race[],
  sheet: Boats,
  earlier?: Boats,
): void => {
  const [race] = races
  const known = new Set(earlier && idsIn(earlier))
  const ids = idsIn(sheet).filter((id) => !known.has(id))
  if (race?.needsList !== true || (earlier !== undefined && ids.length === 0)) return
  const column = race.raceColumn.name
  const fleets = races.map(({ fleet }) => fleet).join(', ')
  const assigned = new Set(
    races
      .flatMap((one) => boatsOfRace(regatta, one, entries))
      .map(({ competitor }) => competitor.id),
  )
  if (assigned.size === 0) {
    const detail = sentence`The fleet ${fleets} has no boats in ${column} yet. Assign them first.`
    throw new Failure('fleet-without-boats', detail)
  }
  const other = ids.find((id) => !assigned.has(id))
  if (other === undefined) return
  const entry = entries.find(({ competitor }) => competitor.id === other)
  const name = entry === undefined ? other : shownName(entry)
  const sail = entry?.competitor.boat.sailId ?? '-'
  const detail = sentence`${name} (${sail}) is not in the list of the fleet ${fleets} in ${column}. Assign her first, or remove her from the sheet.`
  throw new Failure('not-in-fleet', detail)
}
