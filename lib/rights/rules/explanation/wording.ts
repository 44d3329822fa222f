/** Explanations in sentences, for people who organize events. */
import { type EntryStep, grants } from '#access/rules/acl.ts'
import type { Definitions, Qualifier, Role } from '#access/rules/facts.ts'
import { decodeObjectId } from '#values/objectId.ts'
import {
  type AccessRequest,
  formatPermission,
  type Permission,
  valuesOf,
} from '#access/rules/permission.ts'
import type { HeldStep, Step } from '#access/rules/decisionSteps.ts'
import type { TimeWindow } from '#values/timeWindow.ts'
import type { Change } from './change.ts'
import { didYouMean, quoted } from '#values/suggestion.ts'
import { actionMeanings, isObjectType, type ObjectType, objectTypes } from '#values/objectTypes.ts'
import { actionsOf } from '../permissionCatalogue.ts'

/** The names that the reader may know; `undefined` for hidden ones. */
export interface Names {
  /** Null: the caller is not signed in. */
  readonly subject: string | null
  /** The group that was created with the subject. */
  readonly ownGroupId: string | null
  readonly user: (userId: string) => string | undefined
  readonly group: (groupId: string) => string | undefined
  readonly role: (roleId: string) => string | undefined
}

/** @example 'anna may not READ EVENT Kiel.' */
export const describeDecision = (
  names: Pick<Names, 'subject'>,
  request: AccessRequest,
  { allowed }: { readonly allowed: boolean },
): string =>
  `${names.subject ?? capital(nobody)} ${allowed ? 'may' : 'may not'} ${askedOf(request)}.`

export const nothingGrants = (names: Names): string =>
  `Nothing that ${subjectOf(names)} has grants it, and neither does anything that everybody has.`

export const describeStep = (step: Step, request: AccessRequest, names: Names): string =>
  'entry' in step ? describeEntry(step, request, names) : describeHeld(step, names)

const describeEntry = (
  { rule, entry, obstacle }: EntryStep,
  { action }: AccessRequest,
  names: Names,
) => {
  if (obstacle === 'group-gone')
    return 'The access control list has an entry for a group that was deleted.'
  const isDenial = rule === 'acl-denial'
  const whom = whomOf(entry.groupId, names)
  if (!isDenial && !grants(entry, action))
    return `The access control list does not mention ${action} for ${whom}.`
  const isEvery = entry.actions.includes(isDenial ? '!*' : '*')
  const what = isEvery ? 'every action' : action === '*' ? 'an action' : action
  const says = `The access control list ${isDenial ? 'denies' : 'grants'} ${what} to ${whom}${periodOf(entry)}`
  if (obstacle === 'not-a-member') return `${says}, but ${subjectOf(names)} is not a member.`
  if (obstacle === 'not-yet' || obstacle === 'expired') return `${says}, ${untimely[obstacle]}.`
  if (obstacle === 'never-locked-out') {
    return `${says}, but the owner and administrators always keep ${action}.`
  }
  return entry.groupId === null ? `${says}.` : `${says}, and ${subjectOf(names)} is a member.`
}

const describeHeld = (step: HeldStep, names: Names): string => {
  const subject = subjectOf(names)
  const { rule, roleId = '', groupId = '', permission, obstacle } = step
  const isEverybodys = rule.startsWith('everybody')
  if (rule === 'everybody-permission' || rule === 'own-permission') {
    const holder = isEverybodys ? 'Everybody' : subject
    return permission === undefined
      ? `${holder} holds no permission for it directly.`
      : `${holder} holds the permission ${formatPermission(permission)} directly.`
  }
  if (obstacle === 'role-gone') return 'A deleted role has no effect.'
  const role = roleOf(names, roleId)
  const held =
    permission === undefined
      ? 'it does not permit this'
      : `it holds the permission ${formatPermission(permission)}`
  if (step.assignment === undefined) {
    const whom = isEverybodys ? 'everybody' : 'its members'
    const gives = `${capital(groupOf(names, groupId))} owns the object and gives ${whom} ${role}`
    if (obstacle === 'not-a-member') return `${gives}, but ${subject} is not a member.`
    return `${gives}, ${permission === undefined ? 'but' : 'and'} ${held}.`
  }
  const scope = scopeOf(step.assignment, names)
  const has = `${isEverybodys ? 'Everybody' : subject} has ${role} for ${scope}${periodOf(step.assignment)}`
  if (obstacle === 'not-yet' || obstacle === 'expired') return `${has}, ${untimely[obstacle]}.`
  if (obstacle === 'other-owner') return `${has} alone, and that is not the case here.`
  return `${has}, ${permission === undefined || obstacle !== null ? 'but' : 'and'} ${held}.`
}

export const describeChange = (change: Change, request: AccessRequest, names: Names): string => {
  const subject = subjectOf(names)
  switch (change.kind) {
    case 'remove-denial':
      return `Remove the denial of ${deniedIn(change)} for ${whomOf(change.groupId, names)}${periodOf(change)} from the access control list.`
    case 'lengthen-entry':
      return `Let the entry for ${whomOf(change.groupId, names)} in the access control list count${periodOf(change)}.`
    case 'add-grant': {
      const isOwn = change.groupId !== null && change.groupId === names.ownGroupId
      const whom = isOwn ? subject : whomOf(change.groupId, names)
      const entry = isOwn ? `an entry for ${groupOf(names, change.groupId)}` : 'an entry'
      return `Let ${whom} ${change.action === '*' ? 'do everything to' : change.action} it, by ${entry} in the access control list.`
    }
    case 'join-group':
      return `Make ${subject} a member of ${groupOf(names, change.groupId)}.`
    case 'attach-role':
      return `Give all members of ${groupOf(names, change.groupId)} ${roleOf(names, change.roleId)} for what the group owns.`
    case 'give-role':
      return `Give ${subject} ${roleOf(names, change.roleId)} for ${scopeOf(change, names)}${periodOf(change)}.`
    case 'make-owner':
      return `Make ${subject} the owner of ${objectOf(request)}.`
  }
}

const untimely = {
  'not-yet': 'and this time has not begun',
  expired: 'and this time is over',
} as const

/** @example ' from 2026-06-19T08:00:00.000Z until 2026-06-21T18:00:00.000Z' */
const periodOf = ({ validFrom, validUntil }: TimeWindow): string =>
  [
    ...(validFrom === undefined ? [] : [` from ${new Date(validFrom).toISOString()}`]),
    ...(validUntil === undefined ? [] : [` until ${new Date(validUntil).toISOString()}`]),
  ].join('')

/** Removing `!*` removes more than the requested action. */
const deniedIn = ({ denials }: Extract<Change, { readonly kind: 'remove-denial' }>): string =>
  denials.includes('!*')
    ? 'every action'
    : denials.map((denial) => denial.replace(/^!/, '')).join(' and of ')

const askedOf = (request: AccessRequest): string =>
  `${request.action === '*' ? 'do everything to' : request.action} ${objectOf(request)}`

const objectOf = ({ type, id }: AccessRequest): string => {
  const typeName = type === '*' ? 'object' : type
  if (id === '') return `a new ${typeName} of their own`
  if (id === undefined) return `every ${typeName}`
  return `${typeName} ${(decodeObjectId(id) ?? [id]).join(' / ')}`
}

const nobody = 'a caller who is not signed in'

const subjectOf = ({ subject }: Names): string => subject ?? nobody

const whomOf = (groupId: string | null, names: Names): string =>
  groupId === null ? 'everybody' : groupOf(names, groupId)

const groupOf = (names: Names, groupId: string): string => {
  const name = names.group(groupId)
  return name === undefined ? 'a group that you may not read' : `the group “${name}”`
}

const roleOf = (names: Names, roleId: string): string => {
  const name = names.role(roleId)
  return name === undefined ? 'a role that you may not read' : `the role “${name}”`
}

const scopeOf = ({ qualifyingUserId, qualifyingGroupId }: Qualifier, names: Names) => {
  const owners = [
    ...(qualifyingUserId === null ? [] : [names.user(qualifyingUserId) ?? 'somebody else']),
    ...(qualifyingGroupId === null ? [] : [groupOf(names, qualifyingGroupId)]),
  ]
  if (owners.length === 0) return 'everything, regardless of its owner'
  return owners.length === 1
    ? `what ${owners.join('')} owns`
    : `what ${owners.join(' and ')} own together`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Describes what the sentences of changes for everybody, and of roles for all types, omit. */
export const describeEffect = (
  changes: readonly Change[],
  request: AccessRequest,
  names: Names,
  definitions: Definitions,
): string | undefined => {
  const sentences = changes.flatMap((change) => effectOf(change, request, names, definitions) ?? [])
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

const effectOf = (
  change: Change,
  request: AccessRequest,
  names: Names,
  definitions: Definitions,
): string | undefined => {
  switch (change.kind) {
    case 'add-grant':
      if (change.groupId !== null) return undefined
      return `Everybody may then ${verbOf([change.action])} ${objectOf(request)}, also without signing in.`
    case 'lengthen-entry':
      if (change.groupId !== null) return undefined
      return `Everybody may then use the entry for ${objectOf(request)}, also without signing in.`
    case 'remove-denial':
      if (change.groupId !== null) return undefined
      return `Everybody to whom another rule grants it may then ${verbOf([request.action])} ${objectOf(request)}.`
    case 'give-role':
      return effectOfRole(definitions.role(change.roleId), subjectOf(names), scopeOf(change, names))
    case 'attach-role': {
      const members = `All members of ${groupOf(names, change.groupId)}, also later ones,`
      return effectOfRole(definitions.role(change.roleId), members, 'what the group owns')
    }
    case 'join-group': {
      const roleIds = definitions.group(change.groupId)?.roles.map(({ roleId }) => roleId) ?? []
      const known = roleIds.filter((roleId) => names.role(roleId) !== undefined)
      const scope = `what ${groupOf(names, change.groupId)} owns`
      return known
        .map((roleId) => effectOfRole(definitions.role(roleId), subjectOf(names), scope))
        .find((effect) => effect !== undefined)
    }
    case 'make-owner':
      return undefined
  }
}

const effectOfRole = (role: Role | undefined, who: string, scope: string): string | undefined => {
  const broad = (role?.permissions ?? []).filter(({ types }: Permission) => types === '*')
  if (broad.length === 0) return undefined
  const actions = [...new Set(broad.flatMap((permission) => valuesOf(permission.actions)))]
  return `${who} may then ${verbOf(actions)} ${scope}, whatever the type of the object.`
}

/** @example 'READ and UPDATE' */
const verbOf = (actions: readonly string[]): string =>
  actions.includes('*')
    ? 'do everything to'
    : [actions.slice(0, -1).join(', '), ...actions.slice(-1)]
        .filter((part) => part !== '')
        .join(' and ')

/** Contents that have no permissions of their own. */
const containers: Readonly<Record<string, ObjectType>> = { RESULT: 'LEADERBOARD' }

/** Suggests a near name. An unused one is no error: any type and action can have permissions. */
export const suggestWord = ({ type, action }: AccessRequest): { readonly suggestion?: string } => {
  const container = containers[type]
  if (container !== undefined) {
    const use = `Ask for ${quoted(`${container}:${action}`)}.`
    return { suggestion: `The permissions of a ${quoted(container)} cover its contents. ${use}` }
  }
  if (type !== '*' && !isObjectType(type)) return unused('type', type, Object.keys(objectTypes))
  const actions = type === '*' ? Object.keys(actionMeanings) : actionsOf(type)
  return action === '*' || actions.some((known) => known === action)
    ? {}
    : unused('action', action, actions)
}

const unused = (kind: string, word: string, words: readonly string[]) => {
  const { suggestion = '' } = didYouMean(word, words)
  return {
    suggestion: `The service does not use the ${kind} ${quoted(word)}. ${suggestion}`.trim(),
  }
}
