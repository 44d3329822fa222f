/** Links with which users set a new password. Every reason why a link is not valid has the same response. */
import { authorize } from '#access/authorize.ts'
import { contextOf } from '#access/context.ts'
import { prefetchOfUser, readUser, type StoredUser } from '#access/items/users.ts'
import { refuseUnknownSecret } from '#authentication/unknownSecret.ts'
import type { Context } from '#endpoint/context.ts'
import type { EndpointRequest, Reading } from '#endpoint/endpoint.ts'
import type { Write } from '#table/items.ts'
import { Failure } from '#values/failure.ts'
import { userObject } from '#values/objectId.ts'
import type { UserReference } from '#values/userName.ts'
import { hashOfAddress } from '../items/confirmations.ts'
import { hashOfSecret, newLinkSecret } from '../items/linkSecrets.ts'
import { type PasswordReset, putPasswordReset, readPasswordReset } from '../items/passwordResets.ts'
import { requireActingFor } from './actingForOthers.ts'

interface Secret {
  readonly secret: string
}

export const loadReset = ({ context: { store }, input: { secret } }: Reading<Secret>) =>
  readPasswordReset(store, secret)

const gone = () =>
  new Failure('reset-gone', 'This link is not valid any more. Ask for a new one where you got it.')

/** @param maker absent: nobody whose permissions the link depends on */
export const newPasswordReset = (
  { userId, name, sessionGeneration }: StoredUser,
  maker: UserReference | undefined,
  { createdMillis, expiresMillis }: Pick<PasswordReset, 'createdMillis' | 'expiresMillis'>,
  addressHash?: string,
) => {
  const secret = newLinkSecret(userId)
  const id = hashOfSecret(secret)
  const madeBy = maker && { makerId: maker.userId, makerName: maker.name }
  const sentTo = addressHash === undefined ? {} : { addressHash }
  const about = { userId, name, sessionGeneration, ...madeBy, ...sentTo }
  const write = putPasswordReset({ ...about, secretHash: id, createdMillis, expiresMillis })
  return { id, secret, write }
}

/** The link, its user, and conditions for the write. @throws Failure `reset-gone` */
export const requireReset = async (
  context: Context,
  { secret, network }: Secret & Pick<EndpointRequest<unknown>, 'network'>,
) => {
  const { store, nowMillis } = context
  const reset =
    (await readPasswordReset(store, secret)) ?? (await refuseUnknownSecret(context, network, gone))
  const { name, makerName = name } = reset
  await store.prefetch([name, makerName].flatMap(prefetchOfUser))
  const user = await readUser(store, name)
  const isOpen =
    reset.expiresMillis > nowMillis &&
    user?.userId === reset.userId &&
    user.sessionGeneration === reset.sessionGeneration &&
    isAtAddress(user, reset)
  if (!isOpen) throw gone()
  return { reset, user, conditions: await conditionsOfMaker(context, reset, user) }
}

const isAtAddress = (
  { email, emailConfirmed }: StoredUser,
  { addressHash }: PasswordReset,
): boolean =>
  addressHash === undefined ||
  (emailConfirmed === true && email !== null && hashOfAddress(email) === addressHash)

/** The maker must still be permitted to set the password. */
const conditionsOfMaker = async (
  context: Context,
  { makerId, makerName }: PasswordReset,
  user: StoredUser,
): Promise<readonly Write[]> => {
  if (makerName === undefined) return []
  const maker = await readUser(context.store, makerName)
  if (maker?.userId !== makerId) throw gone()
  const asMaker = contextOf(context, maker)
  try {
    await authorize(asMaker, { ...userObject(user.name), action: 'UPDATE' })
    return await requireActingFor(asMaker, user, 'set the password of')
  } catch (error) {
    if (error instanceof Failure && error.code === 'forbidden') throw gone()
    throw error
  }
}
