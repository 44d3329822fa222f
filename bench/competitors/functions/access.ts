/** The checks of one request, by hand: authentication, and a search for the permission. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { getItems, type Item, type Key } from './table.ts'

const tokenKey = process.env.TOKEN_KEY ?? ''

interface Claim {
  readonly userId: string
  readonly userName: string
  readonly generation: number
}

/** The format of access tokens: version, generation, id, name, MAC, checksum. */
const claimOf = (authorization: string | undefined): Claim | undefined => {
  if (authorization?.startsWith('Bearer cb_') !== true) return undefined
  const bytes = Buffer.from(authorization.slice('Bearer cb_'.length), 'base64url')
  if (bytes.length <= 21 + 32 + 4) return undefined
  const body = bytes.subarray(0, -36)
  const mac = createHmac('sha256', tokenKey).update('access-token').update(body).digest()
  if (!timingSafeEqual(mac, bytes.subarray(-36, -4))) return undefined
  return {
    generation: body.readUInt32BE(1),
    userId: body.toString('hex', 5, 21),
    userName: body.toString('utf8', 21),
  }
}

const permits = (permission: string, wanted: readonly string[]): boolean => {
  const parts = permission.split(':')
  return parts.every((part, at) => part === '*' || part.split(',').includes(wanted[at] ?? ''))
}

export interface Access {
  /** Returns undefined when the request is allowed. */
  readonly refusal?: 401 | 403
  readonly item: Item | undefined
}

/** Reads the user and the object in one call. */
export const readAllowed = async (
  authorization: string | undefined,
  key: Key,
  ...wanted: readonly [type: string, action: string, id: string]
): Promise<Access> => {
  const claim = claimOf(authorization)
  if (claim === undefined) return { refusal: 401, item: undefined }
  const userKey = { PK: `USER#${claim.userName}#`, SK: 'USER' }
  const items = await getItems(userKey, key)
  const user = items.get(userKey.PK)
  const isValid =
    String(user?.userId).replaceAll('-', '') === claim.userId &&
    user?.accessTokenGeneration === claim.generation
  if (!isValid) return { refusal: 401, item: undefined }
  const permissions = user.permissions as readonly string[]
  if (!permissions.some((permission) => permits(permission, wanted))) {
    return { refusal: 403, item: undefined }
  }
  return { item: items.get(key.PK) }
}
