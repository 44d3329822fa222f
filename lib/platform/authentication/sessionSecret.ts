/** Random bytes, and a MAC, which tells without a read that this service began the session. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { TokenKey, TokenKeys } from '#values/tokenKeys.ts'

const randomLength = 43
const macBytes = 16

const macOf = ({ secret }: TokenKey, userName: string, random: string): Buffer =>
  createHmac('sha256', secret)
    .update(`session ${random} ${userName}`)
    .digest()
    .subarray(0, macBytes)

export const newSessionSecret = ([signing]: TokenKeys, userName: string): string => {
  const random = randomBytes(32).toString('base64url')
  return random + macOf(signing, userName, random).toString('base64url')
}

/** Sessions of earlier versions have no MAC. */
export const isOwnSession = (
  keys: TokenKeys,
  { userName, secret }: { readonly userName: string; readonly secret: string },
): boolean => {
  const mac = Buffer.from(secret.slice(randomLength), 'base64url')
  return (
    mac.length === macBytes &&
    keys.some((key) => timingSafeEqual(mac, macOf(key, userName, secret.slice(0, randomLength))))
  )
}
