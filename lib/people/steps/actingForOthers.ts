/**
 * Acting for another user. A caller who sets a password or reads an access token gets every right of
 * that user, and a deletion takes them. So the caller must be able to pass on each of them until its
 * end, by the rules for giving it. Permission to change the user is only one right among them.
 */
import { groupObject, type ObjectReference, userObject } from '#values/objectId.ts'
import { isAdministrator } from '#access/rules/acl.ts'
import { noSecurity } from '#values/security.ts'
import { isUnqualified } from '#access/rules/grantSources.ts'
import { parsePermission } from '#access/rules/permission.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { Failure, type Sentence, sentence, sentenceOf } from '#values/failure.ts'
import { unqualified, type UserRoleAssignment } from '#access/items/assignments.ts'
import { readGroup } from '#access/items/groups.ts'
import { hasHoldings } from '#table/items/reach.ts'
import { receivedGrantsEntity } from '#access/items/receivedGrants.ts'
import { readRole } from '#access/items/roles.ts'
import { ownsMoreThan } from '#table/items/securities.ts'
import { holderOf, type StoredUser } from '#access/items/users.ts'
import type { Write } from '#table/items.ts'
import { signedIn } from '#access/context.ts'
import { loadFactsForSecurity } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { requirePassable } from '#rights/steps/groupMembers.ts'
import { mayRead } from '#access/readable.ts'
import { existingMemberships, unexpired } from '#rights/steps/memberships.ts'
import {
  callerUnchanged,
  type Detail,
  mayPassOnEverything,
  refusalToGrant,
  refusalToPassOn,
  throwIf,
} from '#access/passingOn.ts'
import { requireCanPassOn } from '#rights/steps/roleAssignments.ts'

/** The deeds that need every right of the user, each with the permission that it needs on the user. */
const deeds = { 'set the password of': 'UPDATE', change: 'UPDATE', delete: 'DELETE' } as const

type Deed = keyof typeof deeds

/** Users act for themselves. @returns conditions for the write @throws Failure `forbidden` */
export const requireActingFor = async (context: Context, user: StoredUser, deed: Deed) => {
  if (signedIn(context).user.userId === user.userId) return []
  const requireRights = (caller: Context) => requirePassableRights(caller, user, deed)
  // For an administrator it makes no difference what the user receives, so that strangers who give
  // roles cannot block the write.
  if (await mayPassOnEverything(context)) return callerUnchanged(context, requireRights)
  // The write fails if a role, a group or an owner changes meanwhile.
  await context.store.conditionalOn(() => requireRights(context))
  return [...(await callerUnchanged(context, requireRights)), ...receivedUnchanged(user)]
}

/** A temporary administrator must not change a permanent one. Other profiles give no rights. */
export const requireChangeable = async (context: Context, user: StoredUser) =>
  (await isAdministratorAtAnyTime(context, user)) ? requireActingFor(context, user, 'change') : []

const isAdministratorAtAnyTime = async (context: Context, user: StoredUser): Promise<boolean> => {
  const { nowMillis } = context
  const assignments = unexpired(user.assignments, nowMillis)
    .filter(isUnqualified)
    .map((assignment) => ({ ...assignment, validFrom: undefined }))
  const roleIds = assignments.map(({ roleId }) => roleId)
  const facts = await loadFactsForSecurity(context, noSecurity, { roleIds })
  return isAdministrator({ ...facts, user: { ...holderOf(user), assignments } })
}

/** Before the first received grant, the own item of the user changes. */
const receivedUnchanged = ({ name, own, received }: StoredUser): readonly Write[] => {
  if (!own.hasReceived) return []
  const { item } = received
  return [item === undefined ? { absent: receivedGrantsEntity.key(name) } : { unchanged: item }]
}

const requirePassableRights = async (context: Context, user: StoredUser, deed: Deed) => {
  if (await mayPassOnEverything(context)) return
  const object = userObject(user.name)
  const begin = sentence`Not permitted to ${sentenceOf(deed)} ${user.name}`
  // A password has no end, so neither may the right to set it.
  throwIf(
    await refusalToPassOn(
      context,
      object,
      deeds[deed],
      (permission) => sentence`${begin} [${permission}]`,
    ),
  )
  for (const { check, seenWith } of await rightsOf(context, user)) {
    const detail = (permission: string) =>
      sentence`${begin}, who has the permission [${permission}], which you cannot pass on`
    try {
      await check(detail)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      throw (await mayReadAll(context, [object, ...seenWith]))
        ? helpful(begin, error)
        : hidden(begin)
    }
  }
}

interface Right {
  /** @throws Failure unless the caller can pass on the right until its end */
  readonly check: (detail: Detail) => Promise<void>
  /** The objects that a caller must be able to read to learn of the right, besides the user. */
  readonly seenWith: readonly ObjectReference[]
}

const rightsOf = async (context: Context, user: StoredUser): Promise<readonly Right[]> => {
  const { store, nowMillis } = context
  const { groupIds, assignments } = await existingMemberships(context, user)
  const isEmpty = await holdsOnlyItself(context, user)
  const permissions = user.permissions.map(parsePermission)
  return [
    {
      check: async (detail) => {
        throwIf(await refusalToGrant(context, permissions, unqualified, detail))
      },
      seenWith: [],
    },
    ...unexpired(assignments, nowMillis)
      .filter((assignment) => !isEmpty || !isUsual(user, assignment))
      .map((assignment) => ({
        check: async (detail: Detail) => {
          const role = await readRole(store, assignment.roleId)
          const span = { validUntil: assignment.validUntil }
          if (role !== undefined) await requireCanPassOn(context, role, assignment, span, detail)
        },
        seenWith: [],
      })),
    ...groupIds.map((groupId) => ({
      check: async (detail: Detail) => {
        const group = await readGroup(store, groupId)
        const isUsualGroup = isEmpty && groupId === user.ownGroupId && group?.roles.length === 0
        if (group !== undefined && !isUsualGroup) await requirePassable(context, group, detail)
      },
      seenWith: [groupObject(groupId)],
    })),
  ]
}

/** Roles of each new user, which permit nothing while the user and the group own themselves. */
const isUsual = (
  { userId, ownGroupId }: StoredUser,
  { roleId, qualifyingUserId, qualifyingGroupId }: UserRoleAssignment,
): boolean =>
  roleId === predefinedRoles.user.id &&
  (qualifyingUserId === userId || qualifyingGroupId === ownGroupId)

const holdsOnlyItself = async ({ store }: Context, { name, userId, ownGroupId }: StoredUser) => {
  const holdsMore = await Promise.all([
    ownsMoreThan(store, userId, [userObject(name), groupObject(ownGroupId)]),
    hasHoldings(store, ownGroupId),
  ])
  return !holdsMore.includes(true)
}

const mayReadAll = async (context: Context, objects: readonly ObjectReference[]) =>
  (await Promise.all(objects.map((object) => mayRead(context, object)))).every(Boolean)

/** A role that the caller may not read is refused like a missing one. */
const helpful = (begin: Sentence, { code, detail, permission, rule }: Failure): Failure =>
  code === 'forbidden'
    ? new Failure(
        'forbidden',
        String(detail).endsWith('.') ? sentence`${detail} ${help}` : sentence`${detail}. ${help}`,
        { permission, rule },
      )
    : hidden(begin)

const hidden = (begin: Sentence): Failure =>
  new Failure('forbidden', sentence`${begin}, who has a right that you cannot pass on. ${help}`, {
    rule: 'not-held',
  })

const help = sentence`An administrator whose role has no end can do it, or a user who can pass on every right of that user.`
