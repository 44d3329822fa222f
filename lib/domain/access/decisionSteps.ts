/**
 * All that a decision may look at, in the order of the rule, with what is in the way of each. The
 * first step without an obstacle is what decides: `decide` finds the same one without going the
 * whole way.
 */
import { type EntryObstacle, type EntryStep, entrySteps } from './acl.ts'
import type { Facts, RoleAssignment } from './facts.ts'
import { type HeldRule, type Holding, holdings } from './grantSources.ts'
import { type Permission, permits, type Request } from './permission.ts'

/** Why something that could have counted does not. */
export type Obstacle =
  | EntryObstacle
  | 'role-gone'
  /** The role counts for what others own. */
  | 'other-owner'
  /** None of its permissions is about the request. */
  | 'not-permitted'

export type Step = EntryStep | HeldStep

export interface HeldStep {
  readonly rule: HeldRule
  readonly roleId: string | undefined
  /** The owning group, when the role comes from it. */
  readonly groupId: string | undefined
  /** When the role is in the hands of somebody. */
  readonly assignment: RoleAssignment | undefined
  /** The first that permits the request. */
  readonly permission: Permission | undefined
  readonly obstacle: Obstacle | null
}

/** Each entry of the ACL, then each thing that is held. */
export const steps = (facts: Facts, request: Request): readonly Step[] => [
  ...entrySteps(facts, request),
  ...holdings(facts).map((holding) => heldStep(holding, facts, request)),
]

const heldStep = (holding: Holding, { definitions }: Facts, request: Request): HeldStep => {
  const { rule, roleId, groupId, assignment, permissions } = holding
  const permission = permissions.find((held) => permits(held, request))
  const isGone = permission === undefined && roleId !== undefined && !definitions.role(roleId)
  const missing = isGone ? 'role-gone' : permission === undefined ? 'not-permitted' : null
  const obstacle = holding.obstacle ?? missing
  return { rule, roleId, groupId, assignment, permission, obstacle }
}
