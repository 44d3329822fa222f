/** Reading by the secret of a registration link, for everybody who has the link. */
import type { ObjectReference } from '../../domain/access/objectId.ts'
import { isSecretOfLink } from '../../domain/race/registrationLink.ts'
import { readEvent } from '../../store/entities/events.ts'
import { nameOf } from '../../store/resources.ts'
import { readRegatta } from '../../store/entities/regattas.ts'
import type { Context } from '../context.ts'

/**
 * Whether it is the secret of the regatta that the object belongs to. An access control list does not
 * matter here: a user whom it denies could read the same without signing in.
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
