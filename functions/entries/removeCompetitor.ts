import { changeableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { entryRemoval } from '#schemas/races/competitor.ts'
import { may } from '#access/readable.ts'
import { namedObject } from '#access/rules/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import { removalOf, type Write } from '#table/items.ts'
import { putWithoutRegatta, readCompetitor } from '#races/items/competitors.ts'
import { listDeviceMappings } from '#races/items/deviceMappings.ts'
import { putEntry, readEntry, type StoredEntry } from '#races/items/entries.ts'
import { putRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import { racesOf } from '#races/rules/regatta.ts'
import { competitorObject } from '#races/steps/competitors.ts'
import { unknownCompetitor } from '#races/steps/entries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { putState, readState, resultsEntity } from '#results/items/changes.ts'
import { listSheets, type StoredSheet } from '#results/items/sheets.ts'
import { isSheetOf } from '#results/steps/results.ts'
import { Failure } from '#values/failure.ts'
import { isRegisteredBy, registeredByAnother } from '#races/steps/registrationLink.ts'
import { noSelfRegistration, requireRegistration } from '#entries/steps/registrations.ts'

export const { declaration, handler } = endpoint({
  name: 'removeCompetitor',
  summary: 'Remove a competitor from a regatta',
  description:
    'The competitor and the boat stay, also in other regattas. UPDATE on the competitor is enough, ' +
    'in any regatta. So is the secret of the registration link, if the regatta is open for ' +
    'registration, together with the `deviceUuid` that registered the competitor there. A boat with ' +
    'results stays as a withdrawn entry, with `withdraw=true`.',
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
      listSheets(store, regattaName),
      readState(store, regattaName),
    ]),
  reply: { status: 200 },
  errors: ['not-found', 'has-results'],
  /** Removes the entry. The competitor stays. Idempotent. */
  run: async ({ context, input }) => {
    const { regattaName, competitorId, secret, deviceUuid } = input
    const regatta = await requireRegatta(context, regattaName)
    const isOwn = await may(context, competitorObject(competitorId), 'UPDATE')
    const mayChange = isOwn || (await may(context, namedObject('REGATTA', regatta.name), 'UPDATE'))
    if (!mayChange) await requireRegistration(context, regatta, secret)
    const competitor = await readCompetitor(context.store, competitorId)
    if (competitor === undefined) throw unknownCompetitor(competitorId)
    const entry = await readEntry(context.store, regatta.name, competitorId)
    if (entry === undefined) return
    if (!mayChange && !isRegisteredBy(entry, deviceUuid)) throw registeredByAnother(context)
    if (input.withdraw === true) return withdraw(context, regatta.name, entry)
    await requireNoResults(context, regatta, competitorId)
    await context.store.write([
      putWithoutRegatta(competitor, regatta.name),
      removalOf(entry),
      ...(await deviceRevocation(context, regatta.name, competitorId)),
      ...(await afterResults(context, regatta)),
    ])
  },
})

/** The boat keeps her results, and the tracks of the races that she sailed. */
const withdraw = async ({ store }: Context, regattaName: string, entry: StoredEntry) => {
  if (entry.withdrawn === true) return
  await store.write([putEntry(regattaName, { ...entry, withdrawn: true }, entry.item)])
}

/** @throws Failure `has-results` for a boat in a confirmed sheet of a race that exists */
const requireNoResults = async (
  { store }: Context,
  regatta: StoredRegatta,
  competitorId: string,
): Promise<void> => {
  const sheets = await listSheets(store, regatta.name)
  const race = racesOf(regatta).find((one) =>
    sheets.filter(isSheetOf(one)).some((sheet) => isListed(sheet, competitorId)),
  )
  if (race === undefined) return
  const detail =
    `The boat has a result in ${race.raceColumn.name} ${race.fleet}. Send \`withdraw=true\` to keep ` +
    'the entry as a withdrawn one.'
  throw new Failure('has-results', detail)
}

const isListed = ({ finishes, cameToTheStart }: StoredSheet, id: string): boolean =>
  cameToTheStart.includes(id) || finishes.some(({ competitorId }) => competitorId === id)

/**
 * Results that are confirmed meanwhile may contain the boat. A confirmation depends on the state, or on
 * the regatta if it is the first, so the removal writes what a confirmation at the same time reads.
 */
const afterResults = async (
  { store }: Context,
  regatta: StoredRegatta,
): Promise<readonly Write[]> => {
  const state = await readState(store, regatta.name)
  return state === undefined
    ? [putRegatta(regatta, regatta.item), { absent: resultsEntity.key(regatta.name) }]
    : [putState(regatta.name, state, state)]
}

/** Revokes the mappings of this competitor only. */
const deviceRevocation = async (
  { store }: Context,
  regattaName: string,
  competitorId: string,
): Promise<readonly Write[]> =>
  (await listDeviceMappings(store, regattaName))
    .filter((mapping) => mapping.competitorId === competitorId)
    .map(removalOf)
