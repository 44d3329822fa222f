/** A scoped token: the caller may do what its owner may do and its list permits, in its window of time. */
import type { Facts, TokenLimit } from './facts.ts'
import { type AccessRequest, type Permission, permits } from './permission.ts'
import { windowObstacle, type WindowObstacle } from '#values/timeWindow.ts'

export type TokenObstacle =
  /** The list of the token does not permit the request. */
  'token' | WindowObstacle

/** Null also for a user without a token. */
export const tokenObstacle = (
  { user, atMillis }: Facts,
  request: AccessRequest,
): TokenObstacle | null => {
  if (user?.token === undefined) return null
  const untimely = windowObstacle(user.token, atMillis)
  return untimely ?? (listPermits(user.token, request) ? null : 'token')
}

export const listPermits = (
  { permissions }: Pick<TokenLimit, 'permissions'>,
  request: AccessRequest,
): boolean => permissions.some((permission) => permits(permission, request))

/** The list, if it counts at the time of the facts. Absent: nothing limits the user. */
export const limitOf = ({ user, atMillis }: Facts): readonly Permission[] | undefined => {
  if (user?.token === undefined) return undefined
  return windowObstacle(user.token, atMillis) === null ? user.token.permissions : []
}
