/** Removes entries. The competitors and the boats stay. */
import { putWithoutRegatta, readCompetitor } from '#races/items/competitors.ts'
import { listDeviceMappings } from '#races/items/deviceMappings.ts'
import type { StoredEntry } from '#races/items/entries.ts'
import { putRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import type { Competitor } from '#races/rules/competitor.ts'
import { type Race, racesOf } from '#races/rules/regatta.ts'
import type { Context } from '#endpoint/context.ts'
import { readState } from '#results/items/changes.ts'
import { listSheets } from '#results/items/sheets.ts'
import { resultsWrites } from '#results/steps/changeFacts.ts'
import { isSheetOf } from '#results/steps/results.ts'
import { removalOf, type Write } from '#table/items.ts'
import { Failure, sentence } from '#values/failure.ts'

/** @throws Failure `has-results` for a boat in a confirmed sheet of a race that exists */
export const requireNoResults = async (
  context: Context,
  regatta: StoredRegatta,
  entries: readonly StoredEntry[],
): Promise<void> => {
  if (entries.length === 0) return
  const raceOf = await readRacesOfBoats(context, regatta)
  for (const { competitor } of entries) {
    const race = raceOf(competitor)
    if (race === undefined) continue
    const detail = sentence`${competitor.boat.sailId ?? competitor.name} has a result in ${race.raceColumn.name} ${race.fleet}. Send \`withdraw=true\` to keep the entry as a withdrawn one.`
    throw new Failure('has-results', detail)
  }
}

/** @returns the first race with a confirmed sheet that names the boat */
export const readRacesOfBoats = async ({ store }: Context, regatta: StoredRegatta) => {
  const sheets = await listSheets(store, regatta.name)
  return (competitor: Competitor): Race | undefined => {
    const own = sheets.filter(
      ({ finishes, cameToTheStart }) =>
        cameToTheStart.includes(competitor.id) ||
        finishes.some(({ competitorId }) => competitorId === competitor.id),
    )
    return racesOf(regatta).find((one) => own.some(isSheetOf(one)))
  }
}

/** Also revokes the mappings of their devices in this regatta. */
export const removalOfEntries = async (
  context: Context,
  regatta: StoredRegatta,
  entries: readonly StoredEntry[],
): Promise<readonly Write[]> => {
  const { store } = context
  if (entries.length === 0) return []
  const ids = new Set(entries.map(({ competitor }) => competitor.id))
  const competitors = await Promise.all([...ids].map((id) => readCompetitor(store, id)))
  const mappings = await listDeviceMappings(store, regatta.name)
  return [
    ...competitors.flatMap((one) =>
      one === undefined ? [] : [putWithoutRegatta(one, regatta.name)],
    ),
    ...entries.map(removalOf),
    ...mappings.filter(({ competitorId }) => ids.has(competitorId)).map(removalOf),
  ]
}

/** The first confirmation depends on the regatta, others on the state of the results. */
export const resultsWithout = async (
  context: Context,
  regatta: StoredRegatta,
  removed: readonly StoredEntry[],
): Promise<readonly Write[]> => {
  const isFirst = (await readState(context.store, regatta.name)) === undefined
  return [
    ...(isFirst && removed.length > 0 ? [putRegatta(regatta, regatta.item)] : []),
    ...(await resultsWrites(context, regatta, { entries: [], removed })),
  ]
}
