/** The table contains a hash of the secret, so that a copy of the table sets no password. */
import { type ContentOf, number, optional, text } from '#table/attributes.ts'
import { entity, recorded } from '#table/entity.ts'
import type { Reader, Stored, Write } from '#table/items.ts'
import { userObject } from '#values/objectId.ts'
import { isSecretOf, userIdOfSecret } from './linkSecrets.ts'

const attributes = {
  userId: text,
  name: text,
  secretHash: text,
  /** The link ends with the sessions of the user, which a new password also ends. */
  sessionGeneration: number,
  /** Absent: the operator made the link, or the user by e-mail. */
  makerId: optional(text),
  makerName: optional(text),
  /** The link was sent to this address, and ends when the user has another one. */
  addressHash: optional(text),
  createdMillis: number,
  expiresMillis: number,
  expiresAtSeconds: number,
}

/** Password reset: the newest link with which a user sets a new password. */
export const passwordResetEntity = entity('passwordReset', 'PASSWORD_RESET#<user>#', 'LINK', {
  attributes,
  keyParts: ({ userId }) => [userId],
  userIn: ({ name }) => userObject(name),
  resources: ({ name, secretHash: identity, makerName: madeBy, expiresMillis: expiresAt }) => {
    const object = userObject(name)
    const content = { madeBy, expiresAt }
    const seenBy = { objects: [object] }
    return [{ what: 'passwordReset', ...object, name, identity, content, seenBy }]
  },
  audited: recorded('madeBy', 'expiresAt'),
})

/** Reset notice: tells a user who made the link by which the password was set, until the user closes it. */
export const resetNoticeEntity = entity('resetNotice', 'PASSWORD_RESET#<user>#', 'NOTICE', {
  attributes: { makerName: optional(text), createdMillis: number, usedMillis: number },
})

export type ResetNotice = ReturnType<typeof resetNoticeEntity.decode>

export type PasswordReset = ContentOf<typeof attributes>

export type StoredPasswordReset = Stored<PasswordReset>

export const readPasswordReset = async (
  store: Pick<Reader, 'get'>,
  secret: string,
): Promise<StoredPasswordReset | undefined> => {
  const item = await store.get(passwordResetEntity.key(userIdOfSecret(secret)))
  const reset = item && { ...passwordResetEntity.decode(item), item }
  return isSecretOf(reset, secret) ? reset : undefined
}

/** Replaces the link of before. */
export const putPasswordReset = (reset: Omit<PasswordReset, 'expiresAtSeconds'>): Write => {
  const expiresAtSeconds = Math.ceil(reset.expiresMillis / 1000)
  return passwordResetEntity.put([reset.userId], { ...reset, expiresAtSeconds }, 'any')
}

export const putResetNotice = (
  { userId, makerName, createdMillis }: PasswordReset,
  usedMillis: number,
): Write =>
  resetNoticeEntity.put(
    [userId],
    { ...(makerName === undefined ? {} : { makerName }), createdMillis, usedMillis },
    'any',
  )

export const removalOfResets = (userId: string): readonly Write[] => [
  passwordResetEntity.remove(userId),
  resetNoticeEntity.remove(userId),
]
