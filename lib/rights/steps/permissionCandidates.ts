/** Finds the users whom a grant could give a permission. Each of them still needs a decision. */
import { decide } from '#access/rules/decide.ts'
import type { Role } from '#access/rules/facts.ts'
import { grantedGroupIds, matchingQualifiers, roleGrants } from '#access/rules/holders.ts'
import type { AccessRequest } from '#access/rules/permission.ts'
import type { StoredSecurity } from '#table/items/securities.ts'
import { loadFactsForSecurity } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { listGroupMembers } from '#access/items/groups.ts'
import {
  listRoleHolders,
  pageOfQualifiedRoles,
  qualifiedRoleEntity,
  roleOf,
  roleEntity,
} from '#access/items/roles.ts'
import type { Start } from '#table/items.ts'

export type OneRequest = Required<AccessRequest>

/** Requests for the same object. A user with permission for any of them counts. */
export type Requests = readonly [OneRequest, ...(readonly OneRequest[])]

/** Limit of the candidates of one list, and of the roles under one qualification. */
const candidatesMax = 10_000

const pageSize = 1000

/** A list that is read page by page, such as of names. */
type Pages = (start: Start | undefined) => Promise<{
  readonly found: readonly string[]
  readonly next?: Start | undefined
}>

/** `undefined`: all users must be decided. */
export const findCandidates = async (
  context: Context,
  requests: Requests,
  security: StoredSecurity,
) => {
  const { store } = context
  const { ownerGroupId, ownerUserName } = security
  const owners = ownerGroupId === null ? [] : [ownerGroupId]
  const facts = await loadFactsForSecurity(context, security, { wholeGroupIds: owners })
  const anyone = { ...facts, user: undefined }
  if (requests.some((request) => decide(anyone, request).allowed)) return undefined

  const { definitions } = facts
  const permitted = owners.filter((id) =>
    definitions
      .group(id)
      ?.roles.some(({ roleId }) => roleGrantsAny(definitions.role(roleId), requests)),
  )
  const granted = requests.flatMap(({ action }) => grantedGroupIds(security, action))
  const groupIds = new Set([...granted, ...permitted])
  const roles = await findRoles(context, requests, security)
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

export const grantingRoleIds = async (
  { store }: Context,
  roleIds: readonly string[],
  requests: Requests,
) => {
  const ids = [...new Set(roleIds)]
  const roles = await Promise.all(
    ids.map(async (id) => roleOf(await store.get(roleEntity.key(id)))),
  )
  return ids.filter((_, position) => roleGrantsAny(roles[position], requests))
}

const roleGrantsAny = (role: Role | undefined, requests: Requests): boolean =>
  requests.some((request) => roleGrants(role, request))

/**
 * The roles that permit any of the requests, under each matching qualification; `undefined` if there
 * are too many.
 */
const findRoles = async (context: Context, requests: Requests, security: StoredSecurity) => {
  const found = await Promise.all(
    matchingQualifiers(security).map(async (qualification) => {
      const roleIds = await collect([
        async (start) => {
          const page = pageOfQualifiedRoles(qualification, pageSize, start)
          const { items, next } = await qualifiedRoleEntity.query(context.store, page)
          return { found: items.map(({ roleId }) => roleId), next }
        },
      ])
      return roleIds?.map((roleId) => ({ roleId, qualification }))
    }),
  )
  if (found.includes(undefined)) return undefined
  const qualified = found.flatMap((roles) => roles ?? [])
  const ids = qualified.map(({ roleId }) => roleId)
  const granting = new Set(await grantingRoleIds(context, ids, requests))
  return qualified.filter(({ roleId }) => granting.has(roleId))
}

/** All entries of the lists, once; `undefined` if there are too many. */
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
