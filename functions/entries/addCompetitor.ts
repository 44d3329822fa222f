import { changeableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { entryReference } from '#schemas/races/competitor.ts'
import { authorize } from '#access/authorize.ts'
import { may } from '#access/readable.ts'
import { namedObject } from '#access/rules/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import { putCompetitor, readCompetitor, regattasOfCompetitorMax } from '#races/items/competitors.ts'
import { putEntry, readEntry } from '#races/items/entries.ts'
import type { StoredRegatta } from '#races/items/regattas.ts'
import type { Competitor, Entry } from '#races/rules/competitor.ts'
import { withFleet } from '#races/rules/fleets.ts'
import { competitorObject } from '#races/steps/competitors.ts'
import { loadEntries, unknownCompetitor } from '#races/steps/entries.ts'
import { fleetsNamed } from '#races/steps/fleets.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import {
  authorizePublicRead,
  newEntry,
  requireRoom,
  tooManyEntries,
} from '#entries/steps/registrations.ts'

export const { declaration, handler } = endpoint({
  name: 'addCompetitor',
  summary: 'Add an existing competitor to a regatta',
  description:
    'Also needs READ or READ_PUBLIC on the competitor. A competitor who is in the regatta already ' +
    'stays there, sails again after a withdrawal, and moves to `fleet` if the caller has UPDATE on the regatta.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/add'],
  guard: changeableByLink('REGATTA', 'regattaName'),
  input: entryReference,
  emptyIsAbsent: ['fleet'],
  fetches: [{ type: 'COMPETITOR', id: 'competitorId' }],
  load: loadEntries,
  reply: { status: 200 },
  errors: ['not-found'],
  /** A competitor who is in the regatta stays there, and moves to the fleet in the request. */
  run: async ({ context, input: { regattaName, competitorId, fleet } }) => {
    const regatta = await requireRegatta(context, regattaName)
    const competitor = await readCompetitor(context.store, competitorId)
    if (competitor === undefined) throw unknownCompetitor(competitorId)
    await authorizePublicRead(context, competitorObject(competitorId))
    const { regattaNames, namesByOthers = [], item } = competitor
    const fleets = fleetsNamed(regatta, fleet)
    if (regattaNames.includes(regatta.name)) {
      return enterAgain(context, regatta, competitor, fleets)
    }
    await requireRoom(context, regatta)
    const isOwn = await may(context, competitorObject(competitorId), 'UPDATE')
    const byOwners = regattaNames.length - namesByOthers.length
    if ((isOwn ? byOwners : namesByOthers.length) >= regattasOfCompetitorMax) {
      throw tooManyEntries(
        `must name a regatta, and a competitor with less than ${regattasOfCompetitorMax} regattas ` +
          (isOwn
            ? 'that callers with UPDATE on the competitor added'
            : 'that callers without UPDATE on the competitor added: its owner can remove some'),
      )
    }
    const entered = {
      regattaNames: [...regattaNames, regatta.name],
      namesByOthers: isOwn ? namesByOthers : [...namesByOthers, regatta.name],
    }
    await context.store.write([
      putCompetitor(competitor, entered, item),
      putEntry(regatta.name, { ...newEntry(competitor), ...fleets }, 'absent'),
    ])
  },
})

/**
 * A withdrawn boat sails again. Everybody in the regatta knows the secret of its link, so it changes
 * no entry.
 */
const enterAgain = async (
  context: Context,
  regatta: StoredRegatta,
  { id }: Pick<Competitor, 'id'>,
  { fleets = [] }: Pick<Entry, 'fleets'>,
): Promise<void> => {
  const entry = await readEntry(context.store, regatta.name, id)
  if (entry === undefined || (fleets.length === 0 && entry.withdrawn !== true)) return
  await authorize(context, { ...namedObject('REGATTA', regatta.name), action: 'UPDATE' })
  const moved = fleets.reduce<Entry['fleets']>(
    (before, { series, fleet }) => withFleet(before, { series }, fleet),
    entry.fleets,
  )
  await context.store.write([
    putEntry(regatta.name, { ...entry, fleets: moved, withdrawn: undefined }, entry.item),
  ])
}
