import { changeableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { entryReference, waitingEntry } from '#schemas/entries/changes.ts'
import { authorize } from '#access/authorize.ts'
import { may } from '#access/readable.ts'
import { namedObject } from '#values/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import {
  competitorOf,
  putCompetitor,
  readCompetitor,
  regattasOfCompetitorMax,
} from '#races/items/competitors.ts'
import { listAllEntries, putEntry, readEntry } from '#races/items/entries.ts'
import type { StoredRegatta } from '#races/items/regattas.ts'
import type { Competitor, Entry } from '#races/rules/competitor.ts'
import { competitorObject } from '#races/steps/competitors.ts'
import { unknownCompetitor } from '#races/steps/entries.ts'
import { enter, linkWrites, rulesOfLink, tooManyEntries } from '#entries/steps/enter.ts'
import { boatWithSail, takenSail } from '#entries/rules/sails.ts'
import { Failure } from '#values/failure.ts'
import { inFleet } from '#entries/steps/entryValues.ts'
import { entriesWrites, resultsWrites } from '#results/steps/changeFacts.ts'
import { loadEntriesAndState } from '#entries/steps/loadEntries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { authorizePublicRead } from '#entries/steps/registrations.ts'

export const { declaration, handler } = endpoint({
  name: 'addCompetitor',
  summary: 'Add an existing competitor to a regatta',
  description:
    'Also needs READ or READ_PUBLIC on the competitor. A competitor who is in the regatta already ' +
    'stays there, sails again after a withdrawal, and moves to `fleet` if the caller has UPDATE on the ' +
    'regatta. By the link, ' +
    rulesOfLink,
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/add'],
  guard: changeableByLink('REGATTA', 'regattaName'),
  input: entryReference,
  emptyIsAbsent: ['fleet'],
  fetches: [{ type: 'COMPETITOR', id: 'competitorId' }],
  load: loadEntriesAndState,
  reply: { status: 200, body: waitingEntry, mayBeEmpty: true },
  errors: ['not-found', 'already-exists'],
  /** A competitor who is in the regatta stays there, and moves to the fleet in the request. */
  run: async ({ context, input: { regattaName, competitorId, fleet } }) => {
    const regatta = await requireRegatta(context, regattaName)
    const competitor = await readCompetitor(context.store, competitorId)
    if (competitor === undefined) throw unknownCompetitor(competitorId)
    await authorizePublicRead(context, competitorObject(competitorId))
    const { regattaNames, namesByOthers = [], item } = competitor
    if (regattaNames.includes(regatta.name)) {
      return enterAgain(context, regatta, competitor, fleet)
    }
    const entry = await enter(context, regatta, competitorOf(competitor), fleet)
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
      putEntry(regatta.name, { ...entry, isPart: false }, 'absent'),
      ...linkWrites(regatta, entry),
      ...(await resultsWrites(context, regatta, { entries: [entry] })),
    ])
    return entry.isWaiting === true ? { waiting: true } : undefined
  },
})

/** Everybody in the regatta knows the secret of its link, so it changes no entry. */
const enterAgain = async (
  context: Context,
  regatta: StoredRegatta,
  { id }: Pick<Competitor, 'id'>,
  fleet: string | undefined,
): Promise<{ waiting: true } | undefined> => {
  const entry = await readEntry(context.store, regatta.name, id)
  if (entry === undefined) return undefined
  const object = namedObject('REGATTA', regatta.name)
  if (entry.isWaiting === true && !(await may(context, object, 'CHANGE_ENTRIES')))
    return { waiting: true }
  const fleets = inFleet(regatta, entry.fleets, fleet)
  const after = { ...entry, fleets, withdrawn: undefined, isWaiting: undefined }
  const isSame = entry.withdrawn !== true && entry.isWaiting !== true && fleets === entry.fleets
  if (isSame) return undefined
  await authorize(context, { ...object, action: 'CHANGE_ENTRIES' })
  if (entry.isWaiting === true) await requireFreeSail(context, regatta, entry)
  await context.store.write(await entriesWrites(context, regatta, [after]))
  return undefined
}

/** @throws Failure `already-exists` if an entry that counts has the sail number */
const requireFreeSail = async (
  { store }: Context,
  { name }: StoredRegatta,
  entry: Entry,
): Promise<void> => {
  const other = boatWithSail(await listAllEntries(store, name))(entry)
  if (other === undefined) return
  const detail = takenSail(entry, other)
  const errors = [{ parameter: 'competitorId', code: 'duplicate', detail }]
  throw new Failure('already-exists', detail, { errors })
}
