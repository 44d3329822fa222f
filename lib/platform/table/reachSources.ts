import { isOwnGroupId, ownGroupIdOf } from '#values/objectId.ts'
import type { Security } from '#values/security.ts'

export type ReachSource = readonly ['everybody'] | readonly [kind: 'user' | 'group', id: string]

export const everybodySource: ReachSource = ['everybody']

/** Objects of everybody have no other source. Windows do not count, so that time changes no source. */
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

/** Own groups of others than the owner, which own the object or are in its ACL, also if it is public. */
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

export const distinctSources = (sources: readonly ReachSource[]): readonly ReachSource[] => [
  ...new Map(sources.map((source) => [source.join(' '), source])).values(),
]
