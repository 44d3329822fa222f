/**
 * INVARIANT: if `decide` allows a request, the reach of the subject contains the object, by a source or by
 * its id. The reach can also contain objects that `decide` denies.
 */
import type { Facts } from './facts.ts'
import { noSecurity } from '#values/security.ts'
import { distinctSources, everybodySource, type ReachSource } from '#table/reachSources.ts'
import { effectiveGrantSources, isUnqualified } from './grantSources.ts'
import { type AccessRequest, covers, coversAction } from './permission.ts'

export type Reach =
  | 'everything'
  | {
      readonly sources: readonly ReachSource[]
      /** The encoded ids that permissions name. */
      readonly ids: readonly string[]
    }

/** @param openGroupIds the groups with roles for everybody */
export const reachOf = (
  facts: Facts,
  { type, action }: Pick<AccessRequest, 'type' | 'action'>,
  openGroupIds: readonly string[],
): Reach => {
  const permissions = effectiveGrantSources({ ...facts, security: noSecurity })
    .flatMap((source) => source.permissions)
    .filter(
      (permission) =>
        covers(permission.types, type) && coversAction(permission.actions, { type, action }),
    )
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
