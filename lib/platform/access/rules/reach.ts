/**
 * INVARIANT: if `decide` allows a request, the reach of the subject contains the object, by a source or by
 * its id. The reach can also contain objects that `decide` denies.
 */
import type { Facts } from './facts.ts'
import { noSecurity } from '#values/security.ts'
import { distinctSources, everybodySource, type ReachSource } from '#table/reachSources.ts'
import { effectiveGrantSources, isUnqualified } from './grantSources.ts'
import {
  type AccessRequest,
  covers,
  coversAction,
  type Permission,
  type PermissionPart,
} from './permission.ts'
import { limitOf } from './tokenLimit.ts'

export type Reach =
  | 'everything'
  | {
      readonly sources: readonly ReachSource[]
      /** The encoded ids that permissions name. */
      readonly ids: readonly string[]
    }

const everything: readonly Permission[] = [{ types: '*', actions: '*', ids: '*' }]

const distinctIds = (parts: readonly PermissionPart[]): readonly string[] => [
  ...new Set(parts.flatMap((part) => (part === '*' ? [] : part))),
]

/** @param openGroupIds the groups with roles for everybody */
export const reachOf = (
  facts: Facts,
  { type, action }: Pick<AccessRequest, 'type' | 'action'>,
  openGroupIds: readonly string[],
): Reach => {
  const idsIn = (permissions: readonly Permission[]) =>
    permissions
      .filter(
        (permission) =>
          covers(permission.types, type) && coversAction(permission.actions, { type, action }),
      )
      .map((permission) => permission.ids)
  const limit = idsIn(limitOf(facts) ?? everything)
  if (!limit.includes('*')) return { sources: [], ids: distinctIds(limit) }
  const ids = idsIn(
    effectiveGrantSources({ ...facts, security: noSecurity }).flatMap(
      (source) => source.permissions,
    ),
  )
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
    ids: distinctIds(ids),
  }
}
