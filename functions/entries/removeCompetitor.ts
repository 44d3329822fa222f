import { changeableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { entryRemoval } from '#schemas/entries/changes.ts'
import { may } from '#access/readable.ts'
import { namedObject } from '#values/objectId.ts'
import { readCompetitor } from '#races/items/competitors.ts'
import { listDeviceMappings } from '#races/items/deviceMappings.ts'
import { putEntry, readEntry } from '#races/items/entries.ts'
import { competitorObject } from '#races/steps/competitors.ts'
import { unknownCompetitor } from '#races/steps/entries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { listSheets } from '#results/items/sheets.ts'
import { entriesWrites } from '#results/steps/changeFacts.ts'
import { hasResults, loadVersions } from '#results/steps/results.ts'
import { proposing } from '#entries/rules/proposals.ts'
import { resultsWithout, removalOfEntries, requireNoResults } from '#entries/steps/removal.ts'
import { isRegisteredBy, registeredByAnother } from '#races/steps/registrationLink.ts'
import { noSelfRegistration, requireRegistration } from '#entries/steps/registrations.ts'

const [changeableRegatta, linkOfRegatta] = changeableByLink(
  'REGATTA',
  'regattaName',
  noSelfRegistration,
)

export const { declaration, handler } = endpoint({
  name: 'removeCompetitor',
  summary: 'Remove a competitor from a regatta',
  description:
    'The competitor and the boat stay, also in other regattas. UPDATE on the competitor is enough, ' +
    'in any regatta. So is the secret of the registration link, if the regatta is open for ' +
    'registration, together with the `deviceUuid` that registered the competitor there. A boat with ' +
    'results stays as a withdrawn entry, with `withdraw=true`. Once the regatta has results, a request ' +
    'without UPDATE on the regatta is a proposal to its organizers.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/remove'],
  guard: [
    changeableRegatta,
    { kind: 'object', type: 'COMPETITOR', actions: ['UPDATE'], id: 'competitorId' },
    linkOfRegatta,
  ],
  input: entryRemoval,
  load: async ({ context: { store }, input: { regattaName, competitorId } }) => {
    await Promise.all([
      loadVersions(store, regattaName),
      readEntry(store, regattaName, competitorId),
      listDeviceMappings(store, regattaName),
    ])
    await listSheets(store, regattaName)
  },
  reply: { status: 200 },
  errors: ['not-found', 'has-results'],
  /** Removes the entry. The competitor stays. Idempotent. */
  run: async ({ context, input }) => {
    const { regattaName, competitorId, secret, deviceUuid } = input
    const regatta = await requireRegatta(context, regattaName)
    const isOrganizer = await may(context, namedObject('REGATTA', regatta.name), 'CHANGE_ENTRIES')
    const mayChange = isOrganizer || (await may(context, competitorObject(competitorId), 'UPDATE'))
    if (!mayChange) await requireRegistration(context, regatta, secret)
    if ((await readCompetitor(context.store, competitorId)) === undefined) {
      throw unknownCompetitor(competitorId)
    }
    const entry = await readEntry(context.store, regatta.name, competitorId)
    if (entry === undefined) return
    if (!mayChange && !isRegisteredBy(entry, deviceUuid)) throw registeredByAnother(context)
    const isWithdrawal = input.withdraw === true
    if (!isWithdrawal) await requireNoResults(context, regatta, [entry])
    const counts =
      isOrganizer || entry.isWaiting === true || !(await hasResults(context.store, regatta))
    if (!counts) {
      const waiting = proposing(entry, isWithdrawal ? { withdrawn: true } : { removed: true })
      await context.store.write([putEntry(regatta.name, waiting, entry.item)])
    } else if (isWithdrawal) {
      if (entry.withdrawn === true) return
      const writes = await entriesWrites(context, regatta, [{ ...entry, withdrawn: true }])
      await context.store.write(writes)
    } else {
      await context.store.write([
        ...(await removalOfEntries(context, regatta, [entry])),
        ...(await resultsWithout(context, regatta, [entry])),
      ])
    }
  },
})
