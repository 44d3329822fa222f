/** Explanations in sentences, for people who organize events. */
import { type EntryStep, grants } from '#access/rules/acl.ts'
import type { Definitions, Qualifier, Role } from '#access/rules/facts.ts'
import { decodeObjectId } from '#values/objectId.ts'
import {
  type AccessRequest,
  formatPermission,
  formatRequest,
  type Permission,
  valuesOf,
} from '#access/rules/permission.ts'
import type { HeldStep, Step, TokenStep } from '#access/rules/decisionSteps.ts'
import type { TimeWindow } from '#values/timeWindow.ts'
import { type Language, localeOf } from '#values/language.ts'
import { fill } from '#values/words.ts'
import type { RightsWords } from '../../words/en.ts'
import type { Change } from './change.ts'
import { didYouMean, quoted } from '#values/suggestion.ts'
import { actionMeanings, isObjectType, type ObjectType, objectTypes } from '#values/objectTypes.ts'
import { actionsOf } from '../permissionCatalogue.ts'

/** The names that the reader may know; `undefined` for hidden ones. */
export interface Names {
  readonly language: Language
  readonly words: RightsWords['wording']
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
  names: Pick<Names, 'subject' | 'words'>,
  request: AccessRequest,
  { allowed }: { readonly allowed: boolean },
): string => {
  const { words, subject } = names
  const { action } = request
  const object = objectOf(request, names)
  return fill(allowed ? words.may : words.mayNot, {
    subject: subject ?? capital(words.nobody),
    asked: fill(action === '*' ? words.askedAll : words.asked, { action, object }),
  })
}

export const nothingGrants = (names: Names): string =>
  fill(names.words.nothing, { subject: subjectOf(names) })

export const describeStep = (step: Step, request: AccessRequest, names: Names): string => {
  if ('token' in step) return describeToken(step, request, names)
  return 'entry' in step ? describeEntry(step, request, names) : describeHeld(step, names)
}

const describeToken = (
  { token, obstacle }: TokenStep,
  request: AccessRequest,
  names: Names,
): string => {
  const { words } = names
  const says = fill(words.token, { token: token.name, period: periodOf(token, names) })
  if (obstacle !== 'token') return fill(words[untimely[obstacle]], { says })
  return fill(words.tokenLacks, { token: token.name, permission: formatRequest(request) })
}

const untimely = { 'not-yet': 'notYet', expired: 'expired' } as const

const describeEntry = (
  { rule, entry, obstacle }: EntryStep,
  request: AccessRequest,
  names: Names,
) => {
  const { words } = names
  const { action } = request
  if (obstacle === 'group-gone') return words.groupGone
  const isDenial = rule === 'acl-denial'
  const whom = whomOf(entry.groupId, names)
  if (!isDenial && !grants(entry, request)) return fill(words.notMentioned, { action, whom })
  const isEvery = entry.actions.includes(isDenial ? '!*' : '*')
  const says = fill(isDenial ? words.denies : words.grants, {
    what: isEvery ? words.everyAction : action === '*' ? words.anAction : action,
    whom,
    period: periodOf(entry, names),
  })
  const values = { says, action, subject: subjectOf(names) }
  if (obstacle === 'not-a-member') return fill(words.notMember, values)
  if (obstacle === 'not-yet' || obstacle === 'expired') {
    return fill(words[untimely[obstacle]], values)
  }
  if (obstacle === 'never-locked-out') return fill(words.neverLockedOut, values)
  return fill(entry.groupId === null ? words.end : words.isMember, values)
}

const describeHeld = (step: HeldStep, names: Names): string => {
  const { words } = names
  const subject = subjectOf(names)
  const { rule, roleId = '', groupId = '', obstacle } = step
  const permission = step.permission === undefined ? '' : formatPermission(step.permission)
  const isEverybodys = rule.startsWith('everybody')
  const holder = isEverybodys ? capital(words.everybody) : subject
  if (rule === 'everybody-permission' || rule === 'own-permission') {
    return fill(permission === '' ? words.noneDirectly : words.directly, { holder, permission })
  }
  if (obstacle === 'role-gone') return words.roleGone
  const role = roleOf(names, roleId)
  if (step.assignment === undefined) {
    const whom = isEverybodys ? words.everybody : words.itsMembers
    const says = fill(words.gives, { group: capital(groupOf(names, groupId)), whom, role })
    if (obstacle === 'not-a-member') return fill(words.notMember, { says, subject })
    return fill(permission === '' ? words.notPermitted : words.andHolds, { says, permission })
  }
  const scope = scopeOf(step.assignment, names)
  const period = periodOf(step.assignment, names)
  const says = fill(words.has, { holder, role, scope, period })
  if (obstacle === 'not-yet' || obstacle === 'expired') {
    return fill(words[untimely[obstacle]], { says })
  }
  if (obstacle === 'other-owner') return fill(words.otherOwner, { says })
  const holds = obstacle === null ? words.andHolds : words.butHolds
  return fill(permission === '' ? words.notPermitted : holds, { says, permission })
}

export const describeChange = (change: Change, request: AccessRequest, names: Names): string => {
  const { words } = names
  const subject = subjectOf(names)
  switch (change.kind) {
    case 'remove-denial':
      return fill(words.removeDenial, {
        denied: deniedIn(change, names),
        whom: whomOf(change.groupId, names),
        period: periodOf(change, names),
      })
    case 'lengthen-entry':
      return fill(words.lengthen, {
        whom: whomOf(change.groupId, names),
        period: periodOf(change, names),
      })
    case 'add-grant': {
      const { groupId, action } = change
      const isOwn = groupId !== null && groupId === names.ownGroupId
      return fill(action === '*' ? words.addEverything : words.addGrant, {
        whom: isOwn ? subject : whomOf(groupId, names),
        action,
        entry: isOwn ? fill(words.entryFor, { group: groupOf(names, groupId) }) : words.entry,
      })
    }
    case 'join-group':
      return fill(words.join, { subject, group: groupOf(names, change.groupId) })
    case 'attach-role':
      return fill(words.attach, {
        group: groupOf(names, change.groupId),
        role: roleOf(names, change.roleId),
      })
    case 'give-role':
      return fill(words.giveRole, {
        subject,
        role: roleOf(names, change.roleId),
        scope: scopeOf(change, names),
        period: periodOf(change, names),
      })
    case 'make-owner':
      return fill(words.makeOwner, { subject, object: objectOf(request, names) })
  }
}

/** @example ' from 2026-06-19T08:00:00.000Z until 2026-06-21T18:00:00.000Z' */
const periodOf = ({ validFrom, validUntil }: TimeWindow, { words }: Names): string => {
  const at = (text: string, millis: number | undefined) =>
    millis === undefined ? '' : fill(text, { time: new Date(millis).toISOString() })
  return at(words.fromTime, validFrom) + at(words.untilTime, validUntil)
}

/** Removing `!*` removes more than the requested action. */
const deniedIn = (
  { denials }: Extract<Change, { readonly kind: 'remove-denial' }>,
  { words }: Names,
): string =>
  denials.includes('!*')
    ? words.everyAction
    : denials.map((denial) => denial.replace(/^!/, '')).join(words.andOf)

const objectOf = ({ type, id }: AccessRequest, { words }: Pick<Names, 'words'>): string => {
  const typeName = type === '*' ? words.object : type
  if (id === '') return fill(words.newObject, { type: typeName })
  if (id === undefined) return fill(words.everyObject, { type: typeName })
  return `${typeName} ${(decodeObjectId(id) ?? [id]).join(' / ')}`
}

const subjectOf = ({ subject, words }: Names): string => subject ?? words.nobody

const whomOf = (groupId: string | null, names: Names): string =>
  groupId === null ? names.words.everybody : groupOf(names, groupId)

const groupOf = ({ group, words }: Names, groupId: string): string => {
  const name = group(groupId)
  return name === undefined ? words.someGroup : fill(words.group, { name })
}

const roleOf = ({ role, words }: Names, roleId: string): string => {
  const name = role(roleId)
  return name === undefined ? words.someRole : fill(words.role, { name })
}

const scopeOf = ({ qualifyingUserId, qualifyingGroupId }: Qualifier, names: Names): string => {
  const { words } = names
  const user = qualifyingUserId === null ? '' : (names.user(qualifyingUserId) ?? words.somebody)
  const group = qualifyingGroupId === null ? '' : groupOf(names, qualifyingGroupId)
  if (user === '' && group === '') return words.regardless
  return user === '' || group === ''
    ? fill(words.owns, { owner: user + group })
    : fill(words.ownTogether, { owner: user, group })
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
  const { words } = names
  const object = objectOf(request, names)
  switch (change.kind) {
    case 'add-grant':
      if (change.groupId !== null) return undefined
      return fill(words.effectEverybody, { actions: verbOf([change.action], names), object })
    case 'lengthen-entry':
      return change.groupId === null ? fill(words.effectEntry, { object }) : undefined
    case 'remove-denial':
      if (change.groupId !== null) return undefined
      return fill(words.effectOthers, { actions: verbOf([request.action], names), object })
    case 'give-role': {
      const role = definitions.role(change.roleId)
      return effectOfRole(role, subjectOf(names), scopeOf(change, names), names)
    }
    case 'attach-role': {
      const members = fill(words.members, { group: groupOf(names, change.groupId) })
      return effectOfRole(definitions.role(change.roleId), members, words.groupOwns, names)
    }
    case 'join-group': {
      const roleIds = definitions.group(change.groupId)?.roles.map(({ roleId }) => roleId) ?? []
      const known = roleIds.filter((roleId) => names.role(roleId) !== undefined)
      const scope = fill(words.owns, { owner: groupOf(names, change.groupId) })
      return known
        .map((id) => effectOfRole(definitions.role(id), subjectOf(names), scope, names))
        .find((effect) => effect !== undefined)
    }
    case 'make-owner':
      return undefined
  }
}

const effectOfRole = (
  role: Role | undefined,
  who: string,
  scope: string,
  names: Names,
): string | undefined => {
  const broad = (role?.permissions ?? []).filter(({ types }: Permission) => types === '*')
  if (broad.length === 0) return undefined
  const actions = [...new Set(broad.flatMap((permission) => valuesOf(permission.actions)))]
  return fill(names.words.effectRole, { who, actions: verbOf(actions, names), scope })
}

/** @example 'READ and UPDATE' */
const verbOf = (actions: readonly string[], { words, language }: Names): string =>
  actions.includes('*') ? words.everything : new Intl.ListFormat(localeOf(language)).format(actions)

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
    suggestion:
      `The service does not use the ${kind} ${quoted(word)}. ${String(suggestion)}`.trim(),
  }
}
