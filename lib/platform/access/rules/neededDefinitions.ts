/** Others can grant roles for objects of their own groups. These are read only for requests about such objects. */
import { denies, decidesForEverybody } from './acl.ts'
import type { Security } from '#values/security.ts'
import { isUnqualified, type Subject } from './grantSources.ts'
import type { AccessRequest } from './permission.ts'
import { PermissionIndex } from './permissionIndex.ts'

/** The objects of a decision, and additional definitions that the caller needs. */
export interface Question {
  readonly securities: readonly Security[]
  /** All requests to decide, one for each object. Absent: any request. */
  readonly requests?: readonly AccessRequest[] | undefined
  /** Whether all grants of the subject are needed, including those that do not apply. */
  readonly withTrail?: boolean | undefined
  /** Groups and roles whose names are needed. */
  readonly groupIds?: readonly string[] | undefined
  readonly roleIds?: readonly string[] | undefined
  /** Groups that are needed with all of their roles. */
  readonly wholeGroupIds?: readonly string[] | undefined
}

/** Roles of a group are known only after it was read. All grants of everybody are read: administrators make them. */
export const neededDefinitions = ({ user, everybody, definitions }: Subject, asked: Question) => {
  const { securities, withTrail = false, wholeGroupIds = [] } = asked
  const ownerUserIds = new Set(securities.map(({ ownerUserId }) => ownerUserId))
  const ownerGroupIds = idsOf(securities.map(({ ownerGroupId }) => ownerGroupId))
  const own = new Set(user?.groupIds)
  const isOfSubject = (id: string) => own.has(id) || everybody.groupIds.includes(id)
  const fitting = (user?.assignments ?? []).filter(
    (assignment) =>
      withTrail ||
      isUnqualified(assignment) ||
      ((assignment.qualifyingUserId === null || ownerUserIds.has(assignment.qualifyingUserId)) &&
        (assignment.qualifyingGroupId === null || ownerGroupIds.has(assignment.qualifyingGroupId))),
  )
  const inLists = idsOf(securities.flatMap(({ acl }) => acl.map(({ groupId }) => groupId)))
  const whole = new Set([...wholeGroupIds, ...(withTrail ? ownerGroupIds : [])])
  const groupIds = new Set([
    ...ownerGroupIds,
    ...[...inLists].filter(isOfSubject),
    ...idsOf(withTrail ? fitting.map(({ qualifyingGroupId }) => qualifyingGroupId) : []),
    ...(asked.groupIds ?? []),
    ...whole,
  ])
  const rolesOf = (groupId: string): readonly string[] => {
    const isEach = whole.has(groupId) || own.has(groupId)
    return (definitions.group(groupId)?.roles ?? []).flatMap(({ roleId, forAll }) =>
      isEach || forAll ? roleId : [],
    )
  }
  const assignments = [...fitting, ...everybody.assignments]
  return {
    groupIds,
    roleIds: new Set([
      ...(asked.roleIds ?? []),
      ...assignments.map(({ roleId }) => roleId),
      ...[...ownerGroupIds, ...whole].flatMap(rolesOf),
    ]),
    userIds: idsOf(assignments.map(({ qualifyingUserId }) => qualifyingUserId)),
  }
}

/** Removes requests that the ACL alone decides, or a role of the subject for objects of every owner. */
export const undecided = (subject: Subject, asked: Question): Question => {
  const { securities, requests } = asked
  if (requests === undefined) return asked
  const permissionIndex = new PermissionIndex(subject)
  const isAnswered = ({ acl }: Security, request: AccessRequest): boolean =>
    decidesForEverybody(acl, request) ||
    (!acl.some((entry) => denies(entry, request)) && permissionIndex.firstSlot(request) < Infinity)
  const open = securities.filter((security, position) => {
    const request = requests[position]
    return request === undefined || !isAnswered(security, request)
  })
  return { ...asked, securities: open, requests: undefined }
}

const idsOf = (ids: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(ids.filter((id) => id !== null))
