import { changeableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { entryRemoval } from '#schemas/races/competitor.ts'
import { may } from '#access/readable.ts'
import { namedObject } from '#access/rules/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import { removalOf, type Write } from '#table/items.ts'
import { putWithoutRegatta, readCompetitor } from '#races/items/competitors.ts'
import { listDeviceMappings } from '#races/items/deviceMappings.ts'
import { readEntry } from '#races/items/entries.ts'
import { competitorObject } from '#races/steps/competitors.ts'
import { unknownCompetitor } from '#races/steps/entries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { isRegisteredBy, registeredByAnother } from '#races/steps/registrationLink.ts'
import { noSelfRegistration, requireRegistration } from '#races/steps/registrations.ts'

export const { declaration, handler } = endpoint({
  name: 'removeCompetitor',
  summary: 'Remove a competitor from a regatta',
  description:
    'The competitor and the boat stay, also in other regattas. UPDATE on the competitor is enough, ' +
    'in any regatta. So is the secret of the registration link, if the regatta is open for ' +
    'registration, together with the `deviceUuid` that registered the competitor there.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/remove'],
  guard: {
    ...changeableByLink('REGATTA', 'regattaName', noSelfRegistration),
    orOn: { type: 'COMPETITOR', id: 'competitorId' },
  },
  input: entryRemoval,
  fetches: [{ type: 'COMPETITOR', id: 'competitorId' }],
  load: ({ context: { store }, input: { regattaName, competitorId } }) =>
    Promise.all([
      readEntry(store, regattaName, competitorId),
      listDeviceMappings(store, regattaName),
    ]),
  reply: { status: 200 },
  errors: ['not-found'],
  /** Removes the entry. The competitor stays. Idempotent. */
  run: async ({ context, input: { regattaName, competitorId, secret, deviceUuid } }) => {
    const regatta = await requireRegatta(context, regattaName)
    const isOwn = await may(context, competitorObject(competitorId), 'UPDATE')
    const mayChange = isOwn || (await may(context, namedObject('REGATTA', regatta.name), 'UPDATE'))
    if (!mayChange) await requireRegistration(context, regatta, secret)
    const competitor = await readCompetitor(context.store, competitorId)
    if (competitor === undefined) throw unknownCompetitor(competitorId)
    const entry = await readEntry(context.store, regatta.name, competitorId)
    if (entry === undefined) return
    if (!mayChange && !isRegisteredBy(entry, deviceUuid)) throw registeredByAnother(context)
    await context.store.write([
      putWithoutRegatta(competitor, regatta.name),
      removalOf(entry),
      ...(await deviceRevocation(context, regatta.name, competitorId)),
    ])
  },
})

/** Revokes the mappings of this competitor only. */
const deviceRevocation = async (
  { store }: Context,
  regattaName: string,
  competitorId: string,
): Promise<readonly Write[]> =>
  (await listDeviceMappings(store, regattaName))
    .filter((mapping) => mapping.competitorId === competitorId)
    .map(removalOf)
