import { Type } from '@sinclair/typebox'
import { millisOrNull, objectId, objectType, userName, uuid } from './common.ts'
import { windowOf } from './moment.ts'
import { visiblePattern } from './invisible.ts'
import { visibleTitle } from './name.ts'
import { exact, flag, input, nullable, reply, text } from '../schema.ts'

const displayName = Type.Optional(
  nullable(
    text('A display name', { maxLength: 200, pattern: visiblePattern, title: visibleTitle }),
  ),
)

export const objectReference = input({ objectType, id: objectId })

export const ownershipChange = input({
  objectType,
  id: objectId,
  groupId: Type.Optional(nullable(uuid, 'The owning group; absent: unchanged; null: removed')),
  username: Type.Optional(nullable(userName, 'The owning user; absent: unchanged; null: removed')),
  displayName,
})

export const ownership = reply({
  objectType: Type.String(),
  objectId: text('The type-relative id, encoded'),
  groupId: nullable(Type.String()),
  username: nullable(Type.String()),
  displayName: nullable(Type.String()),
})

/** Limits of an access control list in a request. Expired entries count in a limit of their own. */
export const aclLimits = {
  entries: 100,
  expiredEntries: 100,
  actions: 50,
  actionCharacters: 64,
} as const

export const newAclEntry = exact({
  groupId: nullable(uuid, 'The group that the entry is for; null: everybody'),
  actions: Type.Array(
    text('An action or `*`; a leading `!` denies it', {
      maxLength: aclLimits.actionCharacters,
      pattern: '^!?(?:\\*|[A-Z][A-Z0-9_]*)$',
      title: 'an upper-case word such as READ, or `*`, either with or without a leading `!`',
    }),
    { maxItems: aclLimits.actions },
  ),
  ...windowOf('entry'),
})

export const aclChange = input({
  objectType,
  id: objectId,
  acl: Type.Array(newAclEntry, {
    maxItems: aclLimits.entries + aclLimits.expiredEntries,
    description: `Replaces the whole list. At most ${aclLimits.entries} entries have not expired`,
  }),
  displayName,
})

export const aclEntry = reply({
  groupId: nullable(Type.String(), 'The group that the entry is for; null: everybody'),
  actions: Type.Array(Type.String(), { description: 'A leading `!` denies the action' }),
  validFrom: Type.Optional(millisOrNull),
  validUntil: Type.Optional(millisOrNull),
  expired: Type.Optional(
    flag(
      'Present if the time is over; the next change of the owner or the ACL removes the entry 30 days later',
    ),
  ),
})

export const acl = reply({
  objectType: Type.String(),
  objectId: text('The type-relative id, encoded'),
  displayName: nullable(Type.String()),
  acl: Type.Array(aclEntry),
})

/** The response of the original service to a change of security. */
export const changed = reply({
  responseStatus: text('The text `true`'),
  responseMessage: Type.String(),
})
