import type { ObjectReference } from '#values/objectId.ts'
import { Failure } from '#values/failure.ts'
import type { Entry } from '../rules/competitor.ts'
import type { Regatta } from '../rules/regatta.ts'
import { readEvent } from '../items/events.ts'
import { listAllEntries, readEntry } from '../items/entries.ts'
import { readRegatta } from '../items/regattas.ts'
import type { Reader } from '#table/items.ts'
import { digestOf } from '#table/key.ts'
import { nameOf } from '#table/resources.ts'
import type { Context } from '#endpoint/context.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether the secret belongs to the regatta of the object, or to one of an event. The ACL is ignored: a user with a denial
 * could send the same request without signing in.
 * @param object an event, a regatta, a leaderboard, a competitor or a boat
 * @param leaderboardName the regatta of a competitor or a boat, which can be in several
 */
export const opensByLink = async (
  { store }: Pick<Context, 'store'>,
  object: ObjectReference,
  secret: unknown,
  leaderboardName?: unknown,
): Promise<boolean> => {
  if (typeof secret !== 'string' || secret === '') return false
  const { type, id } = object
  if (type === 'COMPETITOR' || type === 'BOAT') {
    if (typeof leaderboardName !== 'string') return false
    const regatta = await readRegatta(store, leaderboardName)
    const isOpen = regatta !== undefined && isSecretOfLink(regatta, secret)
    return isOpen && isEntered(store, object, regatta.name)
  }
  const ofEvent = async () => (await readEvent(store, id))?.regattas.map(({ name }) => name) ?? []
  const names = type === 'EVENT' ? await ofEvent() : [nameOf(id)]
  const regattas = await Promise.all(names.map((name) => readRegatta(store, name)))
  return regattas.some(
    (regatta, position) =>
      regatta !== undefined && regatta.name === names[position] && isSecretOfLink(regatta, secret),
  )
}

const isEntered = async (store: Reader, { type, id }: ObjectReference, regattaName: string) => {
  if (type === 'COMPETITOR') return (await readEntry(store, regattaName, nameOf(id))) !== undefined
  const entries = await listAllEntries(store, regattaName)
  return entries.some(({ competitor }) => competitor.boat.id === nameOf(id))
}

/** Reads what `opensByLink` reads about a competitor or a boat. */
export const loadLink = async ({
  context: { store },
  input: { leaderboardName, secret, competitorId },
}: Reading<{ leaderboardName?: string; secret?: string; competitorId?: string }>) => {
  if (leaderboardName === undefined || secret === undefined) return
  await Promise.all([
    readRegatta(store, leaderboardName),
    competitorId === undefined
      ? listAllEntries(store, leaderboardName)
      : readEntry(store, leaderboardName, competitorId),
  ])
}

/**
 * Whether the device created the competitor by the link of the regatta. By the link, callers change
 * nothing else: everybody in the regatta knows its secret, but only the phone knows its own id.
 */
export const isRegisteredBy = (
  { registeredBy }: Pick<Entry, 'registeredBy'>,
  deviceUuid: string | undefined,
): boolean => deviceUuid !== undefined && registeredBy === digestOf(deviceUuid)

export const isRegisteredByUser = (
  { registeredByUser }: Pick<Entry, 'registeredByUser'>,
  caller: Context['caller'],
): boolean => caller !== undefined && registeredByUser === caller.user.userId

export const registeredByAnother = ({ caller }: Pick<Context, 'caller'>): Failure => {
  const detail =
    'The secret of the registration link is enough only for the device that registered the ' +
    'competitor there. Send its id as deviceUuid, or sign in with UPDATE.'
  return new Failure(caller === undefined ? 'unauthenticated' : 'forbidden', detail)
}

/** Takes constant time. A regatta without a secret has no link, and matches no secret. */
const isSecretOfLink = (
  { registrationLinkSecret }: Pick<Regatta, 'registrationLinkSecret'>,
  secret: string,
): boolean =>
  registrationLinkSecret !== null &&
  registrationLinkSecret !== '' &&
  timingSafeEqual(digest(registrationLinkSecret), digest(secret))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
