/** The secrets of links of which a user has one: for a new password, and for an address. The table has their hashes. */
import { randomBytes } from 'node:crypto'
import { digestOf } from '#table/key.ts'

const randomLength = 43

/** 256 bits. The id of the user follows, because each user has one item. */
export const newLinkSecret = (userId: string): string =>
  `${randomBytes(32).toString('base64url')}${userId}`

export const userIdOfSecret = (secret: string): string => secret.slice(randomLength)

export const hashOfSecret = digestOf

/** Another secret than that of the newest link opens nothing. */
export const isSecretOf = (
  link: { readonly secretHash: string } | undefined,
  secret: string,
): boolean => link?.secretHash === hashOfSecret(secret)
