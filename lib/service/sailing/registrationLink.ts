/** Read access by the secret of a registration link. */
import type { ObjectReference } from '../../domain/access/objectId.ts'
import { isSecretOfLink } from '../../domain/race/registrationLink.ts'
import { readEvent } from '../../store/entities/events.ts'
import { nameOf } from '../../store/resources.ts'
import { readRegatta } from '../../store/entities/regattas.ts'
import type { Context } from '../context.ts'

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
