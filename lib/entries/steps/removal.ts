/** Removes entries. The competitors and the boats stay. */
import { putWithoutRegatta, readCompetitor } from '#races/items/competitors.ts'
import { listDeviceMappings } from '#races/items/deviceMappings.ts'
import type { StoredEntry } from '#races/items/entries.ts'
import { putRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import { racesOf } from '#races/rules/regatta.ts'
import type { Context } from '#endpoint/context.ts'
import { putState, readState, resultsEntity } from '#results/items/changes.ts'
import { listSheets, type StoredSheet } from '#results/items/sheets.ts'
import { isSheetOf } from '#results/steps/results.ts'
import { removalOf, type Write } from '#table/items.ts'
import { Failure } from '#values/failure.ts'

/** @throws Failure `has-results` for a boat in a confirmed sheet of a race that exists */
export const requireNoResults = async (
  { store }: Context,
  regatta: StoredRegatta,
  entries: readonly StoredEntry[],
): Promise<void> => {
  const sheets = await listSheets(store, regatta.name)
  for (const { competitor } of entries) {
    const race = racesOf(regatta).find((one) =>
      sheets.filter(isSheetOf(one)).some((sheet) => isListed(sheet, competitor.id)),
    )
    if (race === undefined) continue
    const detail =
      `${competitor.boat.sailId ?? competitor.name} has a result in ${race.raceColumn.name} ` +
      `${race.fleet}. Send \`withdraw=true\` to keep the entry as a withdrawn one.`
    throw new Failure('has-results', detail)
  }
}

const isListed = ({ finishes, cameToTheStart }: StoredSheet, id: string): boolean =>
  cameToTheStart.includes(id) || finishes.some(({ competitorId }) => competitorId === id)

/** Also revokes the mappings of their devices in this regatta. */
export const removalOfEntries = async (
  context: Context,
  regatta: StoredRegatta,
  entries: readonly StoredEntry[],
): Promise<readonly Write[]> => {
  const { store } = context
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

/**
 * Results that are confirmed meanwhile may contain the boat. A confirmation depends on the state, or on
 * the regatta if it is the first, so the removal writes what a confirmation at the same time reads.
 */
export const afterResults = async (
  { store }: Context,
  regatta: StoredRegatta,
): Promise<readonly Write[]> => {
  const state = await readState(store, regatta.name)
  return state === undefined
    ? [putRegatta(regatta, regatta.item), { absent: resultsEntity.key(regatta.name) }]
    : [putState(regatta.name, state, state)]
}
