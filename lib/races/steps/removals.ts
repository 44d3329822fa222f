/** Removes competitors from regattas, also by the secret of a registration link. */
import { namedObject } from '#access/rules/objectId.ts'
import type { Static } from '#schemas/schema.ts'
import type { entryRemoval } from '#schemas/races/competitor.ts'
import { putCompetitor, readCompetitor } from '../items/competitors.ts'
import { listDeviceMappings, pageOfDeviceMappings } from '../items/deviceMappings.ts'
import { readEntry } from '../items/entries.ts'
import { type Prefetch, removalOf, type Write } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { may } from '#access/readable.ts'
import { competitorObject } from './competitors.ts'
import { unknownCompetitor } from './entries.ts'
import { requireRegistration } from './registrations.ts'
import { requireRegatta } from './regattas.ts'
import { isRegisteredBy, registeredByAnother } from './registrationLink.ts'

/** Removes the entry. The competitor stays. Idempotent. */
export const removeCompetitor = async (
  context: Context,
  { regattaName, competitorId, secret, deviceUuid }: Static<typeof entryRemoval>,
): Promise<void> => {
  const regatta = await requireRegatta(context, regattaName)
  const isOwn = await may(context, competitorObject(competitorId), 'UPDATE')
  const mayChange = isOwn || (await may(context, namedObject('REGATTA', regatta.name), 'UPDATE'))
  if (!mayChange) await requireRegistration(context, regatta, secret)
  const competitor = await readCompetitor(context.store, competitorId)
  if (competitor === undefined) throw unknownCompetitor(competitorId)
  const entry = await readEntry(context.store, regatta.name, competitorId)
  if (entry === undefined) return
  if (!mayChange && !isRegisteredBy(entry, deviceUuid)) throw registeredByAnother(context)
  const isOther = (name: string): boolean => name !== regatta.name
  const entered = {
    regattaNames: competitor.regattaNames.filter(isOther),
    namesByOthers: competitor.namesByOthers?.filter(isOther),
  }
  await context.store.write([
    putCompetitor(competitor, entered, competitor.item),
    removalOf(entry),
    ...(await deviceRevocation(context, regatta.name, competitorId)),
  ])
}

export const devicesOf = (regattaName: string): readonly Prefetch[] => [
  pageOfDeviceMappings(regattaName),
]

/** Revokes the mappings of this competitor only. */
const deviceRevocation = async (
  { store }: Context,
  regattaName: string,
  competitorId: string,
): Promise<readonly Write[]> =>
  (await listDeviceMappings(store, regattaName))
    .filter((mapping) => mapping.competitorId === competitorId)
    .map(removalOf)
