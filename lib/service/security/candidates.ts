/**
 * Finds the users who could have permission for an action on one object. Their permission must come
 * from a group or a role.
 */
import { decide } from '../../domain/access/decide.ts'
import { matchingQualifiers, grantedGroupIds, roleGrants } from '../../domain/access/holders.ts'
import type { AccessRequest } from '../../domain/access/permission.ts'
import { listGroupMembers } from '../../store/entities/groups.ts'
import { keys } from '../../store/keys.ts'
import { listQualifiedRoles, listRoleHolders, roleOf } from '../../store/entities/roles.ts'
import type { StoredSecurity } from '../../store/entities/securities.ts'
import type { Start } from '../../store/items.ts'
import { loadFactsForSecurity } from '../authorize.ts'
import type { Context } from '../context.ts'

/** Limit of candidates of one request, and of roles under one qualification. */
const candidatesMax = 10_000

const pageSize = 1000

/** A list that is read page by page, such as of names. */
type Pages = (start: Start | undefined) => Promise<{
  readonly found: readonly string[]
  readonly next?: Start | undefined
}>

/**
 * The names of all users who could have permission; each needs a decision. `undefined` if the grant
 * is public or has too many holders, so that all users must be decided.
 */
export const findCandidates = async (
  context: Context,
  request: Required<AccessRequest>,
  security: StoredSecurity,
) => {
  const { store } = context
  const { ownerGroupId, ownerUserName } = security
  const owners = ownerGroupId === null ? [] : [ownerGroupId]
  const facts = await loadFactsForSecurity(context, security, { wholeGroupIds: owners })
  if (decide({ ...facts, user: undefined }, request).allowed) return undefined

  const { definitions } = facts
  const permitted = owners.filter((id) =>
    definitions
      .group(id)
      ?.roles.some(({ roleId }) => roleGrants(definitions.role(roleId), request)),
  )
  const groupIds = new Set([...grantedGroupIds(security, request.action), ...permitted])
  const roles = await findRoles(context, request, security)
  if (roles === undefined) return undefined
  return collect(
    [
      ...[...groupIds].map((groupId): Pages => async (start) => {
        const { members, next } = await listGroupMembers(store, groupId, pageSize, start)
        return { found: members.map(({ name }) => name), next }
      }),
      ...roles.map(({ roleId, qualification }): Pages => async (start) => {
        const page = await listRoleHolders(store, roleId, qualification, pageSize, start)
        return { found: page.names, next: page.next }
      }),
    ],
    // A denial never applies to the owner, and then public permissions count.
    ownerUserName === null ? [] : [ownerUserName],
  )
}

/** The roles that permit the request; each is read once. */
export const grantingRoleIds = async (
  { store }: Context,
  roleIds: readonly string[],
  request: AccessRequest,
) => {
  const ids = [...new Set(roleIds)]
  await store.prefetch(ids.map(keys.role))
  const roles = await Promise.all(ids.map(async (id) => roleOf(await store.get(keys.role(id)))))
  return ids.filter((_, position) => roleGrants(roles[position], request))
}

/**
 * The roles that permit the request, under each matching qualification; `undefined` if there are
 * too many.
 */
const findRoles = async (context: Context, request: AccessRequest, security: StoredSecurity) => {
  const found = await Promise.all(
    matchingQualifiers(security).map(async (qualification) => {
      const roleIds = await collect([
        async (start) => {
          const page = await listQualifiedRoles(context.store, qualification, pageSize, start)
          return { found: page.roleIds, next: page.next }
        },
      ])
      return roleIds?.map((roleId) => ({ roleId, qualification }))
    }),
  )
  if (found.includes(undefined)) return undefined
  const qualified = found.flatMap((roles) => roles ?? [])
  const ids = qualified.map(({ roleId }) => roleId)
  const granting = new Set(await grantingRoleIds(context, ids, request))
  return qualified.filter(({ roleId }) => granting.has(roleId))
}

/** All entries of the lists without duplicates; `undefined` if there are too many. */
const collect = async (lists: readonly Pages[], known: readonly string[] = []) => {
  const collected = new Set(known)
  await Promise.all(
    lists.map(async (pages) => {
      let start: Start | undefined
      do {
        const page = await pages(start)
        for (const one of page.found) collected.add(one)
        start = page.next
      } while (start !== undefined && collected.size <= candidatesMax)
    }),
  )
  return collected.size > candidatesMax ? undefined : [...collected]
}
