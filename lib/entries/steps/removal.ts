/** Removes entries. The competitors and the boats stay. */
import { putWithoutRegatta, readCompetitor } from '#races/items/competitors.ts'
import { listDeviceMappings } from '#races/items/deviceMappings.ts'
import type { StoredEntry } from '#races/items/entries.ts'
import { putRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { racesOf } from '#races/rules/regatta.ts'
import type { Context } from '#endpoint/context.ts'
import { readState } from '#results/items/changes.ts'
import { listSheets, type StoredSheet } from '#results/items/sheets.ts'
import { resultsWrites, withEntries } from '#results/steps/changeFacts.ts'
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
 * The writes of the results. Results that are confirmed meanwhile may contain a removed boat. The first
 * confirmation depends on the regatta, so the removal writes it. Others depend on the state of the
 * results.
 */
export const resultsWithout = async (
  context: Context,
  regatta: StoredRegatta,
  removed: readonly StoredEntry[],
  changed: readonly Entry[] = [],
): Promise<readonly Write[]> => {
  const isFirst = (await readState(context.store, regatta.name)) === undefined
  return [
    ...(isFirst && removed.length > 0 ? [putRegatta(regatta, regatta.item)] : []),
    ...(await resultsWrites(context, regatta, { entries: withEntries(changed, removed) })),
  ]
}
