/** The fields of each kind of item, and the key that follows from them. */
import { pathForm } from '../../lib/domain/name/pathName.ts'
import { type Key, keys } from '../../lib/store/keys.ts'
import type { KeyKind } from '../../lib/store/keyKinds.ts'
import type { Item } from '../../lib/store/items.ts'
import { sshKeyObject, type SshKey } from '../../lib/store/sshKeys.ts'
import { keyOfTag, tagOf } from '../../lib/store/tags.ts'
import { isPlaced } from './contents.ts'
import { misfit, type TableRule } from './rule.ts'

type Type = 'bytes' | 'string' | 'number' | 'boolean' | 'list' | 'map' | 'text or null' | 'json'

interface Shape {
  readonly fields: Readonly<Record<string, Type>>
  /** Absent: nothing in the item tells its key. */
  readonly keyOf?: (item: Item) => Key
}

const is: Readonly<Record<Type, (value: unknown) => boolean>> = {
  bytes: (value) => value instanceof Uint8Array,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  list: Array.isArray,
  map: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'text or null': (value) => value === null || typeof value === 'string',
  json: (value) => {
    try {
      return typeof value === 'string' && JSON.parse(value) !== undefined
    } catch {
      return false
    }
  },
}

const named = { name: 'string', listPK: 'string', listSK: 'string' } as const
const tag = {
  fields: {
    ...{ raceId: 'string', id: 'string', tag: 'string', comment: 'string', hiddenInfo: 'string' },
    ...{ isPublic: 'boolean', raceTimepoint: 'number', author: 'map', createdAtMillis: 'number' },
    ...{ postedDigest: 'string', listPK: 'string', listSK: 'string' },
  },
  keyOf: (item: Item) => {
    const { raceId, author, ...content } = tagOf(item)
    return keyOfTag(raceId, author, content)
  },
} as const satisfies Shape

/** Whoever adds a key says here what its items hold. */
export const shapes: Readonly<Record<KeyKind, Shape>> = {
  user: {
    fields: {
      ...{ ...named, userId: 'string', ownGroupId: 'string', assignments: 'string' },
      ...{ passwordHash: 'text or null', defaultGroupId: 'text or null', groupIds: 'list' },
      ...{ accessTokenGeneration: 'number', sessionGeneration: 'number', permissions: 'list' },
    },
    keyOf: ({ name }) => keys.user(name as string),
  },
  receivedGrants: {
    fields: { userId: 'string', name: 'string', grants: 'string', lastNumber: 'number' },
    keyOf: ({ name }) => keys.receivedGrants(name as string),
  },
  sshKeysOfUser: { fields: { userId: 'string', sshKeys: 'list' } },
  session: { fields: { userId: 'string', userName: 'string', expiresAtSeconds: 'number' } },
  security: {
    fields: { ownerUserId: 'text or null', ownerGroupId: 'text or null', acl: 'list' },
  },
  role: {
    fields: { ...named, id: 'string', permissions: 'list' },
    keyOf: ({ id }) => keys.role(id as string),
  },
  roleHolder: { fields: { qualifyingUserId: 'text or null', qualifyingGroupId: 'text or null' } },
  roleGranted: { fields: {} },
  qualifiedRole: { fields: { roleId: 'string' } },
  group: {
    fields: { ...named, id: 'string', roles: 'list' },
    keyOf: ({ id }) => keys.group(id as string),
  },
  groupMember: { fields: { userId: 'string', userName: 'string' } },
  groupName: { fields: { groupId: 'string' } },
  preference: { fields: { document: 'json' } },
  preferenceKeys: { fields: { names: 'list' } },
  event: {
    fields: { ...named, id: 'string', venue: 'map' },
    keyOf: ({ id }) => keys.event(id as string),
  },
  regatta: {
    fields: { ...named, eventId: 'string', series: 'list', trackedRaces: 'list' },
    keyOf: ({ name }) => keys.regatta(name as string),
  },
  regattaPath: {
    fields: { name: 'string' },
    keyOf: ({ name }) => keys.regattaPath(pathForm(name as string)),
  },
  marks: { fields: { marks: 'json' } },
  course: { fields: { raceId: 'string', course: 'json' } },
  markTemplate: { fields: named },
  markProperties: { fields: named },
  markRole: { fields: { ...named, shortName: 'string' } },
  courseTemplate: { fields: { ...named, sequence: 'json', tags: 'list' } },
  sshKey: {
    fields: { creatorUserId: 'string', creatorName: 'string', sshKey: 'map' },
    keyOf: ({ sshKey }) => keys.sshKey(sshKeyObject(sshKey as SshKey).id),
  },
  hosts: { fields: { timeMillis: 'number' } },
  publicTag: tag,
  privateTag: tag,
  tagId: { fields: { at: 'map', postedDigest: 'string' } },
  publicTagId: { fields: { at: 'map' } },
  everybody: { fields: { groupIds: 'list', assignments: 'string', permissions: 'list' } },
  epoch: { fields: { epoch: 'string' } },
  administratorName: { fields: { userIds: 'list' } },
  administrators: { fields: { userIds: 'list' } },
  largeWrite: { fields: { id: 'string', state: 'string', keys: 'bytes', startedMillis: 'number' } },
  audit: {
    fields: { atMillis: 'number', changes: 'json', steps: 'list', requestId: 'text or null' },
  },
  request: {
    fields: { fingerprint: 'string', startedMillis: 'number', expiresAtSeconds: 'number' },
  },
  health: { fields: { checkedAtMillis: 'number', padding: 'string' } },
  requestCount: { fields: { expiresAtSeconds: 'number' } },
  signInFailures: { fields: { failures: 'number', expiresAtSeconds: 'number' } },
}

/** Counted by an update, and not written by a transaction. */
const unversioned: ReadonlySet<KeyKind> = new Set(['health', 'requestCount', 'signInFailures'])

export const kinds: TableRule = {
  name: 'every item is of a kind that is known',
  check: (table) => table.of(undefined).map((item) => misfit(item, 'is of no kind in keys.ts')),
}

export const wholeItems: TableRule = {
  name: 'every item is whole, and stands where it belongs',
  check: (table) =>
    (Object.keys(shapes) as KeyKind[]).flatMap((kind) =>
      table
        .of(kind)
        // What was only staged is a rule of its own.
        .filter((item) => isPlaced(item) || item.staged === undefined)
        .flatMap((item) => problemsOf(kind, item).map((problem) => misfit(item, problem))),
    ),
}

const problemsOf = (kind: KeyKind, item: Item): readonly string[] => {
  const versions = unversioned.has(kind) ? {} : { version: 'number', writeId: 'string' }
  const fields = Object.entries({ ...versions, ...shapes[kind].fields } as Shape['fields'])
  const wrong = fields.filter(([name, type]) => !is[type](item[name]))
  if (wrong.length > 0) {
    return wrong.map(([name, type]) => `has no ${name} that is of the type ${type}`)
  }
  const key = shapes[kind].keyOf?.(item)
  const isElsewhere = key !== undefined && (key.PK !== item.PK || key.SK !== item.SK)
  return isElsewhere ? ['holds what belongs under another key'] : []
}
