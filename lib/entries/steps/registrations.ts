/** Adds competitors to regattas, also by the secret of a registration link. */
import { randomUUID } from 'node:crypto'
import { decide } from '#access/rules/decide.ts'
import { namedObject, type ObjectReference } from '#values/objectId.ts'
import { colorOf } from '#values/color.ts'
import { Failure, type Sentence, sentence } from '#values/failure.ts'
import { derivedUuid } from '#values/uuid.ts'
import type { Boat } from '#races/rules/competitor.ts'
import type { Static } from '#schemas/schema.ts'
import { type newCompetitor } from '#schemas/entries/changes.ts'
import { competitor } from '#schemas/races/competitor.ts'
import { putCompetitor, putNewBoat, readCompetitor } from '#races/items/competitors.ts'
import {
  listDeviceMappings,
  newDeviceMappingItems,
  requireRoomForDevice,
} from '#races/items/deviceMappings.ts'
import { listAllEntries, putEntry } from '#races/items/entries.ts'
import { putSecurity } from '#table/items/securities.ts'
import type { Write } from '#table/items.ts'
import type { StoredRegatta } from '#races/items/regattas.ts'
import { digestOf } from '#table/key.ts'
import { authorizeCreation, loadFactsForSecurity, refusal } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import { readObject } from '#table/objects.ts'
import { alreadyExists } from '#access/createObject.ts'
import { may } from '#access/readable.ts'
import { describeCompetitor } from '#races/steps/competitorDescriptions.ts'
import { competitorObject } from '#races/steps/competitors.ts'
import { enter, linkWrites, rulesOfLink } from './enter.ts'
import { deviceWithId } from '#races/steps/deviceIds.ts'
import { changeableByLink } from '#races/steps/guards.ts'
import { loadVersions } from '#results/steps/results.ts'
import { resultsWrites } from '#results/steps/changeFacts.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { securityOfPart } from '#races/steps/parts.ts'
import { opensByLink } from '#races/steps/registrationLink.ts'

export const noSelfRegistration = (regattaName: string): Sentence =>
  sentence`Self-registration to regatta '${regattaName}' is not allowed.`

type NewCompetitor = Omit<Static<typeof newCompetitor>, 'boatclass' | 'sailid'>

/** The part of the declaration that both ways to create a competitor have in common. */
export const ofNewCompetitor = {
  guard: changeableByLink('REGATTA', 'regattaName', noSelfRegistration),
  load: async ({
    context: { store },
    input: { regattaName, id, boatId },
  }: Reading<{ regattaName: string; id?: string; boatId?: string }>) => {
    await Promise.all([
      loadVersions(store, regattaName),
      readObject(store, 'COMPETITOR', id),
      readObject(store, 'BOAT', boatId),
    ])
    await listAllEntries(store, regattaName)
  },
  reply: { status: 200, body: competitor },
  errors: ['not-found', 'forbidden', 'already-exists'],
  failsAsText: true,
} as const

/** The begin of the descriptions. */
export const needsOfNewCompetitor =
  'Needs UPDATE on the regatta and CREATE for the new objects. Instead, the secret of the ' +
  'registration link is enough if the regatta is open for registration. The owners of the ' +
  'regatta own the new objects. Everybody can read their public part if everybody can ' +
  'read the regatta. By the link, ' +
  rulesOfLink +
  ' '

/** The fields of a new competitor in which an empty text means that the field is absent. */
export const emptyFieldsOfCompetitor = [
  'competitorName',
  'competitorShortName',
  'competitorEmail',
  'nationalityIOC',
  'timeontimefactor',
  'timeondistanceallowancepernauticalmileasmillis',
  'searchtag',
  'displayColor',
  'deviceUuid',
  'fleet',
]

/** Creates the objects of these types, and the entry, in one transaction. */
export const register = async (
  context: Context,
  wanted: NewCompetitor,
  types: readonly ('COMPETITOR' | 'BOAT')[],
  boatFor: (name: string) => Promise<Boat>,
) => {
  const regatta = await requireRegatta(context, wanted.regattaName)
  const isInvited = await requireRegistration(context, regatta, wanted.secret)
  if (!isInvited) for (const type of types) await authorizeCreation(context, type)
  const name = nameFor(context, wanted)
  const id = wanted.id ?? (await newIdFor(context, regatta.name, wanted.deviceUuid))
  if (wanted.id !== undefined && (await readCompetitor(context.store, id)) !== undefined) {
    throw alreadyExists('COMPETITOR', id)
  }
  const { deviceUuid } = wanted
  const device = await deviceRegistration(context, regatta.name, { id, deviceUuid, isInvited })
  const shortName = wanted.competitorShortName ?? name
  const boat = await boatFor(shortName)
  const created = { ...valuesOf(context, wanted), id, name, shortName, boat }
  const registeredBy = isInvited && {
    registeredBy: deviceUuid === undefined ? undefined : digestOf(deviceUuid),
    registeredByUser: context.caller?.user.userId,
  }
  const entered = await enter(context, regatta, created, wanted.fleet)
  const entry = { ...entered, isPart: true, ...registeredBy }
  const security = await securityOfPart(context, regatta, ['READ_PUBLIC'])
  const facts = await loadFactsForSecurity(context, security)
  const { allowed: withEmail } = decide(facts, { ...competitorObject(id), action: 'READ' })
  await context.store.write([
    putCompetitor(created, { regattaNames: [regatta.name] }, 'absent'),
    ...(types.includes('BOAT') ? [putNewBoat(boat)] : []),
    ...types.map((type) =>
      putSecurity({ type, id: type === 'BOAT' ? boat.id : id }, security, 'any'),
    ),
    putEntry(regatta.name, entry, 'absent'),
    ...device,
    ...linkWrites(regatta, entry),
    ...(await resultsWrites(context, regatta, { entries: [entry] })),
  ])
  return {
    ...describeCompetitor(created, { withEmail }),
    ...(entry.isWaiting === true && { waiting: true }),
  }
}

/** Simultaneous requests of one device get the same id, so that only one of them succeeds. */
const newIdFor = async (
  { store }: Context,
  regattaName: string,
  deviceUuid: string | undefined,
): Promise<string> => {
  if (deviceUuid === undefined) return randomUUID()
  const id = derivedUuid('competitor of a device', regattaName, deviceUuid)
  // The device may have been given back by an earlier competitor.
  return (await readCompetitor(store, id)) === undefined ? id : randomUUID()
}

/**
 * Maps the device of a new competitor from now on.
 * @throws Failure `forbidden` if the device is or was mapped to a competitor of the regatta. The
 *   text is the one that existing clients look for
 */
const deviceRegistration = async (
  context: Context,
  regattaName: string,
  wanted: {
    readonly id: string
    readonly deviceUuid: string | undefined
    readonly isInvited: boolean
  },
): Promise<readonly Write[]> => {
  const { id: competitorId, deviceUuid, isInvited } = wanted
  if (deviceUuid === undefined) return []
  // Read after the competitor with the id of the device: an earlier read may miss its mapping.
  const mappings = await listDeviceMappings(context.store, regattaName)
  const device = deviceWithId(context, mappings, deviceUuid) ?? deviceUuid
  if (mappings.some((mapping) => mapping.deviceUuid === device)) {
    throw new Failure(
      'forbidden',
      sentence`Device is already registered to regatta '${regattaName}'.`,
    )
  }
  requireRoomForDevice(mappings, isInvited)
  const since = { fromMillis: context.nowMillis, sinceMillis: context.nowMillis, toMillis: null }
  const mapping = { regattaName, deviceUuid, competitorId, ...since }
  return newDeviceMappingItems({ ...mapping, ...(isInvited && { isByLink: true }) })
}

/** Requires UPDATE, or the secret of an open regatta. @returns whether the secret counts */
export const requireRegistration = async (
  context: Context,
  { name, registration }: StoredRegatta,
  secret: string | undefined,
): Promise<boolean> => {
  const object = namedObject('REGATTA', name)
  const hasSecret = await opensByLink(context, object, secret)
  const isInvited = registration !== 'CLOSED' && hasSecret
  if (isInvited || (await may(context, object, 'CHANGE_ENTRIES'))) return isInvited
  // A caller with the secret gains nothing by signing in.
  const code = hasSecret || context.caller !== undefined ? 'forbidden' : 'unauthenticated'
  throw new Failure(code, noSelfRegistration(name))
}

export const authorizePublicRead = async (context: Context, object: ObjectReference) => {
  for (const action of ['READ', 'READ_PUBLIC']) if (await may(context, object, action)) return
  throw refusal(context, { ...object, action: 'READ_PUBLIC' }, { rule: 'no-grant' })
}

const nameFor = ({ caller }: Context, { competitorName }: NewCompetitor): string => {
  const name = textOf(competitorName ?? caller?.user.fullName) ?? caller?.user.name
  if (name !== undefined) return name
  const detail =
    "No competitor name specified and no user authenticated; can't derive competitor name."
  throw new Failure('invalid-input', detail, {
    errors: [{ parameter: 'competitorName', code: 'required', detail: 'is required' }],
  })
}

const valuesOf = ({ caller }: Context, wanted: NewCompetitor) => {
  const millis = wanted.timeondistanceallowancepernauticalmileasmillis
  return {
    displayColor: colorOf(wanted.displayColor ?? '') ?? null,
    email: textOf(wanted.competitorEmail ?? caller?.user.email),
    searchTag: wanted.searchtag ?? null,
    nationality: wanted.nationalityIOC?.toUpperCase() ?? null,
    flagImageUri: textOf(wanted.flagImageURI),
    teamImageUri: textOf(wanted.teamImageURI),
    timeOnTimeFactor: wanted.timeontimefactor ?? null,
    timeOnDistanceAllowance: millis === undefined ? null : millis / 1000,
  }
}

const textOf = (text: string | null | undefined) =>
  text === undefined || text === '' ? null : text
