/** Describes effects of suggested changes beyond the request, for a question before they are made. */
import type { Definitions, Role } from '#access/rules/facts.ts'
import { type AccessRequest, type Permission, valuesOf } from '#access/rules/permission.ts'
import type { Change } from './change.ts'
import { groupOf, type Names, objectOf, scopeOf, subjectOf } from './wording.ts'

/**
 * The effect of changes for everybody, and of roles for objects of every type, such as `user` and
 * `admin`. Other changes need no question: their sentences tell everything.
 */
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
