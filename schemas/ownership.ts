import { Type } from '@sinclair/typebox'
import { objectId, objectType, userName, uuid } from './common.ts'
import { visiblePattern, visibleTitle } from './name.ts'
import { exact, input, nullable, reply, text } from './schema.ts'

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

/** Limits of an access control list in a request. */
export const aclLimits = { entries: 100, actions: 50, actionCharacters: 64 } as const

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
})

export const aclChange = input({
  objectType,
  id: objectId,
  acl: Type.Array(newAclEntry, {
    maxItems: aclLimits.entries,
    description: 'Replaces the whole list',
  }),
  displayName,
})

export const aclEntry = reply({
  groupId: nullable(Type.String(), 'The group that the entry is for; null: everybody'),
  actions: Type.Array(Type.String(), { description: 'A leading `!` denies the action' }),
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
