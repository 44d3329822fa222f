import { userObject } from '#values/objectId.ts'
import { decide } from '#access/rules/decide.ts'
import type { holderQuestion } from '#schemas/platform/question.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure } from '#values/failure.ts'
import { canMatch, grantedGroupIds, matchingQualifiers, roleGrants } from '#access/rules/holders.ts'
import {
  type AccessRequest,
  formatRequest,
  parsePermission,
  type PermissionPart,
} from '#access/rules/permission.ts'
import { holderOf, listUserNames, readUsers, type StoredUser } from '#access/items/users.ts'
import { readSecurity, type StoredSecurity } from '#table/items/securities.ts'
import { countWithinBudget, loadFactsForSecurity } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { formatCursor, readCursor } from '#table/cursor.ts'
import { definitionsOfPageMax } from '#access/listReadable.ts'
import { filterReadable } from '#access/readable.ts'
import { type AclVisibility, aclVisibilityOf } from './questionFacts.ts'
import type { Role } from '#access/rules/facts.ts'
import { listGroupMembers } from '#access/items/groups.ts'
import {
  listRoleHolders,
  pageOfQualifiedRoles,
  qualifiedRoleEntity,
  roleEntity,
  roleOf,
} from '#access/items/roles.ts'
import type { Start } from '#table/items.ts'

const roundSize = 500
/** Limits the time of one response to a few seconds; the next page continues. */
const lookedAtMax = 3000

/** Some names after `after`, in the order of their bytes. */
type Names = (
  after: string | undefined,
) => Promise<{ readonly names: readonly string[]; readonly isLast: boolean }>

/** @throws Failure `not-one-object` for a permission for several objects */
export const listUsersWithPermission = (
  context: Context,
  { permission, ...page }: Static<typeof holderQuestion>,
) => listUsersWithAny(context, [requireOneObject(permission)], page)

/**
 * Returns the users with permission for any of the requests, by name without duplicates, limited to
 * those that the caller may know. `next` is absent on the last page. `withheld` tells whether this page
 * omits users, or may omit users, whom the caller may not know.
 *
 * Candidates come from the groups and roles that could grant the permission. If these do not limit
 * the candidates, the list of all users is checked, in pages.
 * @param decidedMax users to decide about, rounded up to a round
 */
export const listUsersWithAny = async (
  context: Context,
  requests: Requests,
  { limit = lookedAtMax, cursor }: Omit<Static<typeof holderQuestion>, 'permission'>,
  decidedMax = lookedAtMax,
) => {
  const list = `users with ${requests.map(formatRequest).join()}`
  let after = readCursor(context, list, cursor)?.after
  const [object] = requests
  const security = await readSecurity(context.store, object)
  const insight = await aclVisibilityOf(context, object, security)
  const candidates = await findCandidates(context, requests, security)
  const namesBehind: Names =
    candidates === undefined
      ? (name) => listUserNames(context.store, roundSize, name)
      : sortedNames(candidates)

  const found: string[] = []
  // For other callers, a complete response would disclose the denials of the ACL.
  let withheld = !insight.changesAcl
  const pageUntil = (end: string | undefined) => ({
    names: found,
    withheld,
    next: formatCursor(context, list, end === undefined ? undefined : { after: end }),
  })
  for (let lookedAt = 0; lookedAt < decidedMax; lookedAt += roundSize) {
    const { names, isLast } = await namesBehind(after)
    const round = await permittedUsers(context, requests, security, names)
    const known = await knownOf(context, round.users, insight)
    withheld ||= known.length < round.users.length
    for (const name of known) {
      found.push(name)
      if (found.length === limit && !(isLast && name === names.at(-1))) return pageUntil(name)
    }
    if (round.cutAfter !== undefined) return pageUntil(round.cutAfter)
    after = isLast ? undefined : names.at(-1)
    if (after === undefined) break
  }
  return pageUntil(after)
}

/** In the order of the bytes, which is the order of the list of all users. */
const sortedNames = (candidates: readonly string[]): Names => {
  const sorted = candidates
    .map((name) => ({ name, bytes: Buffer.from(name) }))
    .sort((left, right) => Buffer.compare(left.bytes, right.bytes))
  return (after) => {
    const bytes = Buffer.from(after ?? '')
    const start = sorted.findIndex((candidate) => Buffer.compare(candidate.bytes, bytes) > 0)
    const rest = start === -1 ? [] : sorted.slice(start)
    const names = rest.slice(0, roundSize).map(({ name }) => name)
    return Promise.resolve({ names, isLast: rest.length <= roundSize })
  }
}

/** Users can give themselves many roles without permissions, so a round has a limit of them. */
const rolesOfRoundMax = 2000

/** Returns the first users, at least one, with few enough distinct matching roles. */
const withFewRoles = (users: readonly StoredUser[], security: StoredSecurity) => {
  const roleIds = new Set<string>()
  const end = users.findIndex(({ assignments }, position) => {
    for (const assignment of assignments) {
      if (canMatch(assignment, security)) roleIds.add(assignment.roleId)
    }
    return position > 0 && roleIds.size > rolesOfRoundMax
  })
  return end === -1 ? users : users.slice(0, end)
}

/** Each user is decided. `cutAfter` is the last user, if a round ends before its last name. */
const permittedUsers = async (
  context: Context,
  requests: Requests,
  security: StoredSecurity,
  names: readonly string[],
) => {
  const { store } = context
  const [existing] = await Promise.all([
    readUsers(store, names),
    // The decisions about READ need them next.
    ...names.map((name) => readSecurity(store, userObject(name))),
  ])
  const users = withFewRoles(existing, security)
  const { ownerUserId: userId, ownerUserName: name, ownerGroupId, acl } = security
  const assignments = users.flatMap((user) => user.assignments)
  // Roles that permit none of the requests do not affect the decision, so they are not loaded.
  const fitting = assignments.flatMap((one) => (canMatch(one, security) ? one.roleId : []))
  const facts = await loadFactsForSecurity({ ...context, caller: undefined }, security, {
    users: userId === null || name === null ? [] : [{ userId, name }],
    groupIds: acl.flatMap(({ groupId }) => groupId ?? []),
    wholeGroupIds: ownerGroupId === null ? [] : [ownerGroupId],
    roleIds: await grantingRoleIds(context, fitting, requests),
  })
  const permitted = users.filter((user) => {
    const own = { ...facts, user: holderOf(user) }
    return requests.some((request) => decide(own, request).allowed)
  })
  const objects = permitted.map((user) => userObject(user.name))
  const { count } = await countWithinBudget(context, objects, 'READ', definitionsOfPageMax)
  const decided = permitted.slice(0, count)
  const isComplete = count === permitted.length && users.length === existing.length
  const last = count < permitted.length ? decided.at(-1) : users.at(-1)
  return { users: decided, cutAfter: isComplete ? undefined : last?.name }
}

/** Users whom the caller may READ, and the members of the groups of the object. */
const knownOf = async (
  context: Context,
  users: readonly StoredUser[],
  { groupIds }: AclVisibility,
) => {
  const readable = new Set(await filterReadable(context, users, ({ name }) => userObject(name)))
  return users
    .filter((user) => readable.has(user) || user.groupIds.some((id) => groupIds?.has(id) === true))
    .map(({ name }) => name)
}

/** @throws Failure `not-one-object` for a permission for several objects */
const requireOneObject = (text: string): OneRequest => {
  const { types, actions, ids } = parsePermission(text)
  const [type, action, id] = [types, actions, ids].map(onlyOne)
  if (type === undefined || action === undefined || id === undefined) {
    const detail = 'Permission needs to specify exactly one object identifier'
    throw new Failure('not-one-object', detail, {
      errors: [
        { parameter: 'permission', code: 'one', detail: 'must be `TYPE:ACTION:ID`, one of each' },
      ],
    })
  }
  return { type, action, id }
}

const onlyOne = (part: PermissionPart) => (part !== '*' && part.length === 1 ? part[0] : undefined)

type OneRequest = Required<AccessRequest>

/** Requests for the same object. A user with permission for any of them counts. */
type Requests = readonly [OneRequest, ...(readonly OneRequest[])]

/** Limit of the candidates of one list, and of the roles under one qualification. */
const candidatesMax = 10_000

const pageSize = 1000

/** A list that is read page by page, such as of names. */
type Pages = (start: Start | undefined) => Promise<{
  readonly found: readonly string[]
  readonly next?: Start | undefined
}>

/** `undefined`: all users must be decided. */
const findCandidates = async (context: Context, requests: Requests, security: StoredSecurity) => {
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
  const granted = requests.flatMap((request) => grantedGroupIds(security, request))
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

const grantingRoleIds = async (
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

/** The granting roles under each matching qualification; `undefined` if there are too many. */
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
