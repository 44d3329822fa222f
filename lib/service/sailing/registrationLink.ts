/** Read access by the secret of a registration link. */
import type { ObjectReference } from '../../domain/access/objectId.ts'
import type { Regatta } from '../../domain/race/regatta.ts'
import { readEvent } from '../../store/entities/events.ts'
import { readRegatta } from '../../store/entities/regattas.ts'
import { nameOf } from '../../store/resources.ts'
import type { Context } from '../context.ts'
import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether the secret belongs to the regatta of the object. The ACL is ignored: a user with a denial
 * could read the same object without signing in.
 * @param object an event, a regatta or a leaderboard
 */
export const opensByLink = async (
  { store }: Pick<Context, 'store'>,
  { type, id }: ObjectReference,
  secret: unknown,
): Promise<boolean> => {
  if (typeof secret !== 'string' || secret === '') return false
  const name = type === 'EVENT' ? (await readEvent(store, id))?.regattaName : nameOf(id)
  if (name === undefined || name === null) return false
  const regatta = await readRegatta(store, name)
  return regatta?.name === name && isSecretOfLink(regatta, secret)
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
