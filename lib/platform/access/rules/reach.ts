/**
 * The sources by which lists find objects. An object has a source for each of its owners and for
 * each group that its ACL grants an action, or one for everybody if the ACL grants them one. A
 * subject reaches the objects of some sources.
 *
 * INVARIANT: if `decide` allows a request, then the reach of the subject contains the object, by a
 * source or by its id. The reach can also contain objects that `decide` denies.
 */
import type { Facts, Security } from './facts.ts'
import { noSecurity } from './facts.ts'
import { isOwnGroupId, ownGroupIdOf } from './objectId.ts'
import { effectiveGrantSources, isUnqualified } from './grantSources.ts'
import { type AccessRequest, covers } from './permission.ts'

export type ReachSource = readonly ['everybody'] | readonly [kind: 'user' | 'group', id: string]

export type Reach =
  | 'everything'
  | {
      readonly sources: readonly ReachSource[]
      /** The encoded ids that permissions name. */
      readonly ids: readonly string[]
    }

const everybodySource: ReachSource = ['everybody']

/**
 * Everybody reaches the objects of everybody, so these have no other source. The windows of entries
 * do not count, so that no source begins or ends with the time.
 */
export const reachSourcesOf = (security: Security): readonly ReachSource[] => {
  const { ownerUserId, ownerGroupId } = security
  const grants = grantsIn(security)
  if (grants.some(({ groupId }) => groupId === null)) return [everybodySource]
  return distinctSources([
    ...(ownerUserId === null ? [] : [['user', ownerUserId] as const]),
    ...(ownerGroupId === null ? [] : [['group', ownerGroupId] as const]),
    ...grants.map(({ groupId }) => ['group', groupId ?? ''] as const),
  ])
}

/**
 * The own groups of users who do not own the object: a group that owns it, or to which the ACL grants an
 * action, also where the object is public.
 */
export const ownGroupsHolding = (security: Security): readonly string[] => {
  const { ownerUserId, ownerGroupId } = security
  const groupIds = [ownerGroupId, ...grantsIn(security).map(({ groupId }) => groupId)].flatMap(
    (id) => id ?? [],
  )
  const ofOwner = ownerUserId === null ? null : ownGroupIdOf(ownerUserId)
  return [...new Set(groupIds.filter((id) => isOwnGroupId(id) && id !== ofOwner))]
}

const grantsIn = ({ acl }: Security) =>
  acl.filter(({ actions }) => actions.some((action) => !action.startsWith('!')))

/**
 * Returns the reach of the subject for requests of one type and action.
 * @param openGroupIds the groups with roles for everybody
 */
export const reachOf = (
  facts: Facts,
  { type, action }: Pick<AccessRequest, 'type' | 'action'>,
  openGroupIds: readonly string[],
): Reach => {
  const permissions = effectiveGrantSources({ ...facts, security: noSecurity })
    .flatMap((source) => source.permissions)
    .filter((permission) => covers(permission.types, type) && covers(permission.actions, action))
  const ids = permissions.map((permission) => permission.ids)
  if (ids.includes('*')) return 'everything'
  const grantees = [facts.everybody, ...(facts.user === undefined ? [] : [facts.user])]
  return {
    sources: distinctSources([
      everybodySource,
      ...[...openGroupIds, ...grantees.flatMap(({ groupIds }) => groupIds)].map(
        (groupId) => ['group', groupId] as const,
      ),
      ...grantees
        .flatMap(({ assignments }) => assignments)
        .filter((assignment) => !isUnqualified(assignment))
        .map(({ qualifyingUserId, qualifyingGroupId }) =>
          qualifyingUserId === null
            ? (['group', qualifyingGroupId ?? ''] as const)
            : (['user', qualifyingUserId] as const),
        ),
    ]),
    ids: [...new Set(ids.flatMap((some) => (some === '*' ? [] : some)))],
  }
}

const distinctSources = (sources: readonly ReachSource[]): readonly ReachSource[] => [
  ...new Map(sources.map((source) => [source.join(' '), source])).values(),
]
