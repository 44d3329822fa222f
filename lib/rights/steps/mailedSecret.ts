/** The secret of an invitation that is mailed. It is derived, so that neither the table nor the inviter has it. */
import { createHmac } from 'node:crypto'
import { keyOfVersion, type TokenKeys } from '#values/tokenKeys.ts'

/** 128 bits, as in other invitations. */
const secretBytes = 16

/** @throws Error when the key is gone, which a rotation keeps for days */
export const secretOfMail = (keys: TokenKeys, keyVersion: number, mailId: string): string => {
  const key = keyOfVersion(keys, keyVersion)
  if (key === undefined) throw new Error('the key of the mail is gone')
  const digest = createHmac('sha256', key.secret)
    .update('mailed-invitation')
    .update(mailId)
    .digest()
  return digest.subarray(0, secretBytes).toString('base64url')
}
