/** The writes of entries that organizers change. */
import { randomUUID } from 'node:crypto'
import { may } from '#access/readable.ts'
import { putSecurity } from '#table/items/securities.ts'
import type { Context } from '#endpoint/context.ts'
import { putCompetitor, putNewBoat, readCompetitor } from '#races/items/competitors.ts'
import { putEntry, type StoredEntry } from '#races/items/entries.ts'
import { namesIn, type Boat, type Competitor, type Entry } from '#races/rules/competitor.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { competitorObject } from '#races/steps/competitors.ts'
import { securityOfPart } from '#races/steps/parts.ts'
import type { Write } from '#table/items.ts'
import { isSameJson } from '#values/sameJson.ts'
import { changedEntries, writesOfEntries } from './entriesOfCompetitor.ts'

/**
 * A competitor that was made for the regatta changes with the entry, and so do its entries in other
 * regattas. The competitor of somebody else stays as it is.
 */
export const entryWrites = async (
  context: Context,
  regatta: Regatta,
  before: StoredEntry,
  after: Entry,
): Promise<readonly Write[]> => {
  const onlyEntry = [putEntry(regatta.name, after, before.item)]
  const isSame = isSameJson(shownOf(before.competitor), shownOf(after.competitor))
  if (isSame || !(await isPart(context, before))) return onlyEntry
  const stored = await readCompetitor(context.store, after.competitor.id)
  if (stored === undefined) return onlyEntry
  const { item, ...entered } = stored
  const { name, shortName, nationality, email } = after.competitor
  const boat = boatAfter(stored.boat, after.competitor.boat)
  const competitor = { ...stored, name, shortName, nationality, email, boat }
  const elsewhere = stored.regattaNames.filter((other) => other !== regatta.name)
  const others = await changedEntries(context, stored, competitor, elsewhere)
  return [
    ...(boat.id === stored.boat.id ? [] : await newBoatWrites(context, regatta, boat)),
    putCompetitor(competitor, entered, item),
    putEntry(regatta.name, { ...after, competitor: { ...after.competitor, boat } }, before.item),
    ...(await writesOfEntries(context, others)),
  ]
}

const newBoatWrites = async (
  context: Context,
  regatta: Regatta,
  boat: Boat,
): Promise<readonly Write[]> => {
  const security = await securityOfPart(context, regatta, ['READ_PUBLIC'])
  return [putNewBoat(boat), putSecurity({ type: 'BOAT', id: boat.id }, security, 'any')]
}

const shownOf = (competitor: Competitor) => [namesIn(competitor), competitor.email]

/** In old tables it is not known, and the permission on the competitor decides. */
const isPart = async (context: Context, { isPart: known, competitor }: Entry): Promise<boolean> =>
  known ?? (await may(context, competitorObject(competitor.id), 'UPDATE'))

/** Other competitors may sail the same boat, so a changed boat is a new one. */
const boatAfter = (before: Boat, after: Boat): Boat =>
  isSameJson({ ...before, id: after.id }, after) ? before : { ...after, id: randomUUID() }
