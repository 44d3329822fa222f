/** The names of groups, roles and users that the reader of an explanation may know. */
import type { Step } from '../../domain/access/decisionSteps.ts'
import type { Change } from '../../domain/access/explanation/change.ts'
import type { Names } from '../../domain/access/explanation/wording.ts'
import { groupObject, roleObject } from '../../domain/access/objectId.ts'
import type { Context } from '../context.ts'
import { filterReadable } from '../readable.ts'
import type { QuestionFacts } from './questionFacts.ts'

/**
 * Callers see the names of groups and roles that they may read. They also know the groups of which
 * they are members, and the roles of users whom they may read. The owning group of an object is
 * visible only with permission to read the object, even if the group is public.
 */
export const namesFor = async (
  context: Context,
  { subject, security, facts, view }: QuestionFacts,
  trail: readonly Step[],
  suggested: readonly (readonly Change[])[],
): Promise<Names> => {
  const { definitions } = facts
  const held = subject?.assignments ?? []
  const changes = suggested.flat()
  const groupIds = idsOf([
    ...trail.flatMap((step) =>
      'entry' in step
        ? step.entry.groupId
        : [step.groupId, step.assignment?.qualifyingGroupId ?? undefined],
    ),
    ...changes.map((change) => ('groupId' in change ? change.groupId : undefined)),
    ...changes.map((change) => ('qualifyingGroupId' in change ? change.qualifyingGroupId : null)),
  ])
  const roleIds = idsOf([
    ...trail.map((step) => ('entry' in step ? undefined : step.roleId)),
    ...changes.map((change) => ('roleId' in change ? change.roleId : undefined)),
  ])
  const objects = [...groupIds.map(groupObject), ...roleIds.map(roleObject)]
  const readable = (await filterReadable(context, objects, (object) => object)).map(({ id }) => id)
  const knowsOwner = view === 'everything' || view === 'groups'
  // Users may know the qualifiers of their own roles, even if these own the object.
  const qualifying = new Set(held.map(({ qualifyingGroupId }) => qualifyingGroupId))
  const knownGroups = new Set([
    ...readable.filter((id) => knowsOwner || id !== security.ownerGroupId || qualifying.has(id)),
    ...(context.caller?.user.groupIds ?? []),
  ])
  const knownRoles = new Set([...readable, ...held.map(({ roleId }) => roleId)])
  const userNames = new Map(
    held.map(({ qualifyingUserId, qualifyingUserName }) => [qualifyingUserId, qualifyingUserName]),
  )
  if (knowsOwner) userNames.set(security.ownerUserId, security.ownerUserName)
  if (subject !== undefined) userNames.set(subject.userId, subject.name)
  return {
    subject: subject?.name ?? null,
    ownGroupId: subject?.ownGroupId ?? null,
    user: (id) => (definitions.userExists(id) ? (userNames.get(id) ?? undefined) : undefined),
    group: (id) => (knownGroups.has(id) ? definitions.group(id)?.name : undefined),
    role: (id) => (knownRoles.has(id) ? definitions.role(id)?.name : undefined),
  }
}

const idsOf = (ids: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(ids.filter((id) => typeof id === 'string')),
]
