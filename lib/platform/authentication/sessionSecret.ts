/** Random bytes, and a MAC, which tells without a read that this service made the secret. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { TokenKey, TokenKeys } from '#values/tokenKeys.ts'

/** The secret opens a session, or is that of a scoped token. */
type Kind = 'session' | 'token'

const randomLength = 43
const macBytes = 16
export const secretLength = randomLength + 22

const macOf = ({ secret }: TokenKey, kind: Kind, userName: string, random: string): Buffer =>
  createHmac('sha256', secret)
    .update(`${kind} ${random} ${userName}`)
    .digest()
    .subarray(0, macBytes)

export const newSecret = ([signing]: TokenKeys, kind: Kind, userName: string): string => {
  const random = randomBytes(32).toString('base64url')
  return random + macOf(signing, kind, userName, random).toString('base64url')
}

/** Sessions of earlier versions have no MAC. */
export const isOwnSecret = (
  keys: TokenKeys,
  kind: Kind,
  { userName, secret }: { readonly userName: string; readonly secret: string },
): boolean => {
  const mac = Buffer.from(secret.slice(randomLength), 'base64url')
  return (
    mac.length === macBytes &&
    keys.some((key) =>
      timingSafeEqual(mac, macOf(key, kind, userName, secret.slice(0, randomLength))),
    )
  )
}
