/** The content of the page with the entries of a regatta. */
import { namedObject } from '#access/rules/objectId.ts'
import { may } from '#access/readable.ts'
import { listEntries } from '#races/items/entries.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { phoneState, readPhones } from '#races/steps/phones.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import type { Context } from '#endpoint/context.ts'

/** Requires permission to read the regatta. Phones need permission to update it. */
export const showEntriesPage = async (context: Context, regattaName: string) => {
  const regatta = await requireRegatta(context, regattaName)
  const entries = await listEntries(context.store, regatta.name)
  const [visible, mayUpdate] = await Promise.all([
    visibleEntries(context, entries),
    may(context, namedObject('REGATTA', regatta.name), 'UPDATE'),
  ])
  const phones = mayUpdate ? await readPhones(context, regatta.name) : undefined
  const phoneOf = (id: string) => {
    if (phones === undefined) return undefined
    const phone = phones.get(id)
    return { state: phoneState(phone, context.nowMillis), lastMillis: phone?.lastMillis }
  }
  const hasFleets = regatta.series.some(({ fleets }) => fleets.length > 1)
  return {
    regatta: regatta.name,
    timeZone: regatta.timeZone ?? 'UTC',
    userName: context.caller?.user.name,
    mayUpdate,
    hasFleets,
    hidden: entries.length - visible.length,
    entries: visible
      .map(({ competitor, ...entry }) => ({
        name: entry.displayName ?? competitor.name,
        sailId: competitor.boat.sailId,
        boat: competitor.boat.name,
        crew: 'crew' in entry && typeof entry.crew === 'string' ? entry.crew : null,
        club: 'club' in entry && typeof entry.club === 'string' ? entry.club : null,
        fleets: [...new Set(entry.fleets?.map(({ fleet }) => fleet) ?? [])],
        factor: entry.timeOnTimeFactor ?? competitor.timeOnTimeFactor,
        allowance: entry.timeOnDistanceAllowance ?? competitor.timeOnDistanceAllowance,
        isWithdrawn: 'withdrawn' in entry && entry.withdrawn === true,
        phone: phoneOf(competitor.id),
      }))
      .sort((one, other) =>
        (one.sailId ?? '').localeCompare(other.sailId ?? '', 'en', { numeric: true }),
      ),
  }
}

export type EntriesPage = Awaited<ReturnType<typeof showEntriesPage>>
