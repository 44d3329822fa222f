/**
 * The reference model: the rules of the original behaviour (3.1, 3.2, 3.4) with the corrections of
 * the design (3.9), on raw texts and with the simplest possible loops. It imports nothing from
 * `lib/`, so that it cannot share a mistake with it.
 */
import type {
  Question,
  Fixture,
  FixtureGrantee,
  FixtureObject,
  FixtureUser,
  FixtureWindow,
} from './fixture.ts'

export interface Verdict {
  readonly allowed: boolean
  readonly rule: string
}

/**
 * The characters that Java's `trim` removes, without NUL, and the two blanks beyond ASCII with two
 * hexadecimal digits.
 */
const isBlank = (character: string): boolean =>
  (character >= '\u0001' && character <= ' ') || character === '\u0085' || character === '\u00a0'

const escapeNaively = (text: string): string => {
  if (text === '') return '\\00'
  let first = 0
  while (first < text.length && isBlank(text.charAt(first))) first += 1
  let last = text.length - 1
  while (last >= 0 && isBlank(text.charAt(last))) last -= 1
  let escaped = ''
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (at < first || at > last) {
      const hex = character.charCodeAt(0).toString(16)
      escaped += hex.length === 1 ? `\\0${hex}` : `\\${hex}`
    } else if (character === ':') escaped += '\\/'
    else if (character === ',') escaped += '\\|'
    else if (character === '\\') escaped += '\\\\'
    else if (character === '*') escaped += '\\2a'
    else escaped += character
  }
  return escaped
}

/** Escapes every part, joins them with `:`, and escapes the result. */
export const encodeNaively = (parts: readonly string[]): string => {
  let joined = ''
  for (let at = 0; at < parts.length; at += 1) {
    if (at > 0) joined += ':'
    joined += escapeNaively(parts[at] ?? '')
  }
  return escapeNaively(joined)
}

/** The actions that UPDATE includes, by type. */
const partsOfUpdate: Readonly<Record<string, readonly string[]>> = {
  REGATTA: ['LAY_COURSE', 'CHANGE_ENTRIES', 'ADD_RACES'],
  LEADERBOARD: ['START', 'SCORE', 'PING', 'TALLY', 'TAG'],
}

const isPart = (type: string, action: string): boolean => {
  for (const part of partsOfUpdate[type] ?? []) if (part === action) return true
  return false
}

/**
 * Compares part by part: a missing part of the permission covers everything, an additional one must
 * be `*`.
 */
const says = (text: string, requestParts: readonly string[]): boolean => {
  const held = text.trim().split(':')
  for (let at = 0; at < held.length; at += 1) {
    const subparts = (held[at] ?? '').split(',')
    const part = requestParts[at]
    if (subparts.includes('*')) continue
    const ofUpdate = at === 1 && isPart(requestParts[0] ?? '', part ?? '')
    if (ofUpdate && subparts.includes('UPDATE')) continue
    if (part === undefined || !subparts.includes(part)) return false
  }
  return true
}

const saysOne = (texts: readonly string[], wanted: readonly string[]): boolean => {
  for (const text of texts) if (says(text, wanted)) return true
  return false
}

const permissionsOfRole = (fixture: Fixture, roleId: string): readonly string[] => {
  for (const role of fixture.roles) if (role.id === roleId) return role.permissions
  return []
}

const groupExists = (fixture: Fixture, groupId: string): boolean => {
  for (const group of fixture.groups) if (group.id === groupId) return true
  return false
}

const userExists = (fixture: Fixture, userId: string): boolean => {
  for (const user of fixture.users) if (user.id === userId) return true
  return false
}

const objectAsked = (fixture: Fixture, question: Question): FixtureObject | null => {
  if (question.id === undefined) return null
  for (const object of fixture.objects) {
    if (object.type !== question.type || object.id.length !== question.id.length) continue
    let same = true
    for (let at = 0; at < object.id.length; at += 1) {
      if (object.id[at] !== question.id[at]) same = false
    }
    if (same) return object
  }
  return null
}

/** The fixture as it counts at a time: everything outside of its window is left out. */
const fixtureAt = (fixture: Fixture, time: number): Fixture => {
  const counts = ({ validFrom, validUntil }: FixtureWindow): boolean => {
    if (validFrom !== undefined && time < validFrom) return false
    return !(validUntil !== undefined && time >= validUntil)
  }
  const now = <T extends FixtureGrantee>(grantee: T): T => ({
    ...grantee,
    assignments: grantee.assignments.filter(counts),
  })
  const objects = fixture.objects.map((each) => ({ ...each, acl: each.acl.filter(counts) }))
  return { ...fixture, users: fixture.users.map(now), everybody: now(fixture.everybody), objects }
}

const isAdmin = (fixture: Fixture, user: FixtureUser): boolean => {
  if (saysOne(user.permissions, ['*', '*'])) return true
  for (const { roleId, byUser, byGroup } of user.assignments) {
    if (byUser !== null || byGroup !== null) continue
    if (saysOne(permissionsOfRole(fixture, roleId), ['*', '*'])) return true
  }
  return false
}

const askAcl = (
  fixture: Fixture,
  object: FixtureObject,
  user: FixtureUser | null,
  asked: string,
): { granted: boolean; denied: boolean } => {
  let granted = false
  let denied = false
  for (const { groupId, actions } of object.acl) {
    if (groupId !== null) {
      if (!groupExists(fixture, groupId)) continue
      const mine = user?.groups.includes(groupId) === true
      if (!mine && !fixture.everybody.groups.includes(groupId)) continue
    }
    for (const action of actions) {
      const ofUpdate = isPart(object.type, asked)
      if (action === '*' || action === asked) granted = true
      if (ofUpdate && action === 'UPDATE') granted = true
      if (ofUpdate && action === '!UPDATE') denied = true
      // A request for every action includes the denied one.
      if (action === '!*' || action === `!${asked}`) denied = true
      if (action.startsWith('!') && asked === '*') denied = true
    }
  }
  return { granted, denied }
}

const ownRolesSay = (
  fixture: Fixture,
  object: FixtureObject | null,
  grantee: FixtureGrantee,
  wanted: readonly string[],
): boolean => {
  for (const { roleId, byUser, byGroup } of grantee.assignments) {
    if (byUser !== null && (byUser !== object?.ownerUser || !userExists(fixture, byUser))) continue
    if (byGroup !== null && (byGroup !== object?.ownerGroup || !groupExists(fixture, byGroup))) {
      continue
    }
    if (saysOne(permissionsOfRole(fixture, roleId), wanted)) return true
  }
  return false
}

const groupRolesSay = (
  fixture: Fixture,
  object: FixtureObject | null,
  members: 'members' | 'everybody',
  wanted: readonly string[],
): boolean => {
  for (const group of fixture.groups) {
    if (group.id !== object?.ownerGroup) continue
    for (const { roleId, forAll } of group.roles) {
      if (members === 'everybody' && !forAll) continue
      if (saysOne(permissionsOfRole(fixture, roleId), wanted)) return true
    }
  }
  return false
}

/** The rules of which each must sometimes be decisive: without it the model decides differently. */
export const decisiveRules = [
  'token',
  'acl-denial',
  'acl-grant',
  'everybody-permission',
  'everybody-group-role',
  'everybody-role',
  'own-permission',
  'group-role',
  'own-role',
  'lock-out-repair',
] as const

/** A caller without a token has no list that could refuse anything. */
const tokenSays = ({ token, atMillis = 0 }: Question, wanted: readonly string[]): boolean => {
  if (token === undefined) return true
  if (token.validFrom !== undefined && atMillis < token.validFrom) return false
  if (token.validUntil !== undefined && atMillis >= token.validUntil) return false
  return saysOne(token.permissions, wanted)
}

/**
 * @param without a rule to leave out, to test whether it is decisive. `lock-out-repair` is one of
 * them.
 */
export const referenceDecision = (
  wholeFixture: Fixture,
  question: Question,
  without?: string,
): Verdict => {
  const fixture = fixtureAt(wholeFixture, question.atMillis ?? 0)
  const requestParts = [question.type, question.action]
  if (question.id !== undefined) requestParts.push(encodeNaively(question.id))
  const object = objectAsked(fixture, question)
  const user = userOf(fixture, question.who)
  if (without !== 'token' && !tokenSays(question, requestParts)) return no('token')

  if (object !== null) {
    const { granted, denied } = askAcl(fixture, object, user, question.action)
    let repaired = false
    if (question.action === 'CHANGE_ACL' || question.action === 'CHANGE_OWNERSHIP') {
      if (user !== null && user.id === object.ownerUser) repaired = true
      if (user !== null && isAdmin(fixture, user)) repaired = true
    }
    if (without === 'lock-out-repair') repaired = false
    if (denied && !repaired && without !== 'acl-denial') return no('acl-denial')
    if (granted && without !== 'acl-grant') return yes('acl-grant')
  }

  const everybody = fixture.everybody
  const rules: [string, () => boolean][] = [
    ['everybody-permission', () => saysOne(everybody.permissions, requestParts)],
    ['everybody-group-role', () => groupRolesSay(fixture, object, 'everybody', requestParts)],
    ['everybody-role', () => ownRolesSay(fixture, object, everybody, requestParts)],
  ]
  if (user !== null) {
    const self = user
    const member = object !== null && self.groups.includes(object.ownerGroup ?? '')
    rules.push(['own-permission', () => saysOne(self.permissions, requestParts)])
    rules.push([
      'group-role',
      () => member && groupRolesSay(fixture, object, 'members', requestParts),
    ])
    rules.push(['own-role', () => ownRolesSay(fixture, object, self, requestParts)])
  }
  for (const [rule, holds] of rules) if (rule !== without && holds()) return yes(rule)
  return no('no-grant')
}

/**
 * The rule of granting: an own permission, an own transitive role, or a role of the owning group
 * for a caller who manages the group.
 */
export const passesNaively = (
  wholeFixture: Fixture,
  who: string,
  wanted: readonly string[],
  { ownerUser, ownerGroup }: Pick<FixtureObject, 'ownerUser' | 'ownerGroup'>,
  time = 0,
): boolean => {
  const fixture = fixtureAt(wholeFixture, time)
  const self = userOf(fixture, who)
  if (self === null) return false
  if (saysOne(self.permissions, wanted)) return true
  const object = { type: '', id: [], ownerUser, ownerGroup, acl: [] }
  const transitive = self.assignments.filter((assignment) => assignment.transitive)
  if (ownRolesSay(fixture, object, { ...self, assignments: transitive }, wanted)) return true
  if (ownerGroup === null || !managesNaively(fixture, self, ownerGroup)) return false
  const heldBy = self.groups.includes(ownerGroup) ? 'members' : 'everybody'
  return groupRolesSay(fixture, object, heldBy, wanted)
}

const managesNaively = (fixture: Fixture, self: FixtureUser, groupId: string): boolean => {
  const question = { who: self.id, type: 'USER_GROUP', action: 'UPDATE', id: [groupId] }
  const object = objectAsked(fixture, question)
  if (object !== null && object.ownerUser === self.id) return true
  if (object !== null && askAcl(fixture, object, self, 'UPDATE').denied) return false
  // The ids of groups are UUIDs, which are never escaped.
  const requestParts = ['USER_GROUP', 'UPDATE', groupId]
  return saysOne(self.permissions, requestParts) || ownRolesSay(fixture, object, self, requestParts)
}

const userOf = (fixture: Fixture, userId: string | null): FixtureUser | null => {
  for (const user of fixture.users) if (user.id === userId) return user
  return null
}

const yes = (rule: string): Verdict => ({ allowed: true, rule })
const no = (rule: string): Verdict => ({ allowed: false, rule })
