/**
 * Which roles, groups and users a decision needs to know: those that can count for it. Strangers
 * give roles and memberships away for what their own groups own. Such gifts stay unread as long as
 * nothing is asked about what those groups own.
 */
import { denies, isSettled } from './acl.ts'
import type { Security } from './facts.ts'
import { isUnqualified, type Subject } from './grantSources.ts'
import type { Request } from './permission.ts'
import { Standing } from './permissionIndex.ts'

/** The objects that a decision is about, and other things that the caller wants to know. */
export interface Asked {
  readonly securities: readonly Security[]
  /** All that is going to be decided: one request about each. Absent: anything may be. */
  readonly requests?: readonly Request[] | undefined
  /** Whether everything that the subject has is to be known, also what does not count. */
  readonly withTrail?: boolean | undefined
  /** Groups and roles to know by name. */
  readonly groupIds?: readonly string[] | undefined
  readonly roleIds?: readonly string[] | undefined
  /** Groups to know with all of their roles. */
  readonly wholeGroupIds?: readonly string[] | undefined
}

export interface Needed {
  readonly groupIds: ReadonlySet<string>
  readonly roleIds: ReadonlySet<string>
  /** Whether these exist. */
  readonly userIds: ReadonlySet<string>
}

/**
 * As far as the definitions tell: the roles of a group are known when the group is. Administrators alone
 * decide what everybody has, so all of it is read.
 */
export const needed = ({ user, everybody, definitions }: Subject, asked: Asked): Needed => {
  const { securities } = asked
  const ownerUserIds = new Set(securities.map(({ ownerUserId }) => ownerUserId))
  const ownerGroupIds = idsOf(securities.map(({ ownerGroupId }) => ownerGroupId))
  const own = new Set(user?.groupIds)
  const isOfSubject = (id: string) => own.has(id) || everybody.groupIds.includes(id)
  const fitting = (user?.assignments ?? []).filter(
    (assignment) =>
      asked.withTrail === true ||
      isUnqualified(assignment) ||
      ((assignment.qualifyingUserId === null || ownerUserIds.has(assignment.qualifyingUserId)) &&
        (assignment.qualifyingGroupId === null || ownerGroupIds.has(assignment.qualifyingGroupId))),
  )
  const inLists = idsOf(securities.flatMap(({ acl }) => acl.map(({ groupId }) => groupId)))
  const whole = new Set([
    ...(asked.wholeGroupIds ?? []),
    ...(asked.withTrail === true ? ownerGroupIds : []),
  ])
  const groupIds = new Set([
    ...ownerGroupIds,
    ...[...inLists].filter(isOfSubject),
    ...(asked.withTrail === true
      ? idsOf(fitting.map(({ qualifyingGroupId }) => qualifyingGroupId))
      : []),
    ...(asked.groupIds ?? []),
    ...whole,
  ])
  const rolesOf = (groupId: string): readonly string[] => {
    const isEach = whole.has(groupId) || own.has(groupId)
    return (definitions.group(groupId)?.roles ?? []).flatMap(({ roleId, forAll }) =>
      isEach || forAll ? roleId : [],
    )
  }
  return {
    groupIds,
    roleIds: new Set([
      ...(asked.roleIds ?? []),
      ...[...fitting, ...everybody.assignments].map(({ roleId }) => roleId),
      ...[...ownerGroupIds, ...whole].flatMap(rolesOf),
    ]),
    userIds: idsOf(
      [...fitting, ...everybody.assignments].map(({ qualifyingUserId }) => qualifyingUserId),
    ),
  }
}

/**
 * The same questions without those that have an answer already, as far as the definitions tell. The ACL
 * alone gives an answer, or a role of the subject that counts for objects of every owner.
 */
export const unanswered = (subject: Subject, asked: Asked): Asked => {
  const { securities, requests } = asked
  if (requests === undefined) return asked
  const standing = new Standing(subject)
  const isAnswered = ({ acl }: Security, request: Request): boolean =>
    isSettled(acl, request.action) ||
    (!acl.some((entry) => denies(entry, request.action)) && standing.firstPlace(request) < Infinity)
  const open = securities.filter((security, position) => {
    const request = requests[position]
    return request === undefined || !isAnswered(security, request)
  })
  return { ...asked, securities: open, requests: undefined }
}

const idsOf = (ids: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(ids.filter((id) => id !== null))
