/** All steps of a decision, with the obstacles of each. The first one without an obstacle decides. */
import { type EntryObstacle, type EntryStep, entrySteps } from './acl.ts'
import type { Facts, TokenLimit } from './facts.ts'
import { type GrantSource, grantSources } from './grantSources.ts'
import { type Permission, permits, type AccessRequest } from './permission.ts'
import type { WindowObstacle } from '#values/timeWindow.ts'
import { type TokenObstacle, tokenObstacle } from './tokenLimit.ts'

type Obstacle =
  | EntryObstacle
  | 'role-gone'
  /** The role applies to objects of other owners. */
  | 'other-owner'
  | 'not-permitted'

export type Step = TokenStep | EntryStep | HeldStep

/** Only for a request that the token prevents. Then no other step decides. */
export interface TokenStep {
  readonly rule: 'token'
  readonly token: TokenLimit
  readonly obstacle: TokenObstacle
}

export interface HeldStep extends Omit<GrantSource, 'permissions' | 'obstacle'> {
  /** The first that permits the request. */
  readonly permission: Permission | undefined
  readonly obstacle: Obstacle | null
}

export const steps = (facts: Facts, request: AccessRequest): readonly Step[] => {
  const ofOwner = [
    ...entrySteps(facts, request),
    ...grantSources(facts).map((holding) => heldStep(holding, facts, request)),
  ]
  const token = facts.user?.token
  const obstacle = tokenObstacle(facts, request)
  if (token === undefined || obstacle === null) return ofOwner
  return [{ rule: 'token', token, obstacle }, ...ofOwner.map(prevented)]
}

const prevented = <Some extends EntryStep | HeldStep>(step: Some): Some => ({
  ...step,
  obstacle: step.obstacle ?? 'token',
})

const heldStep = (
  { permissions, obstacle, ...source }: GrantSource,
  { definitions }: Facts,
  request: AccessRequest,
): HeldStep => {
  const { roleId } = source
  const permission = permissions.find((held) => permits(held, request))
  const isGone = permission === undefined && roleId !== undefined && !definitions.role(roleId)
  const missing = isGone ? 'role-gone' : permission === undefined ? 'not-permitted' : null
  return {
    ...source,
    permission,
    obstacle: isOfWindow(obstacle) ? (missing ?? obstacle) : (obstacle ?? missing),
  }
}

/** A longer window would not help a role that does not permit the request. */
const isOfWindow = (obstacle: GrantSource['obstacle']): obstacle is WindowObstacle =>
  obstacle === 'not-yet' || obstacle === 'expired'
