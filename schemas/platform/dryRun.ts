import { Type } from '@sinclair/typebox'
import { aclEntry } from './ownership.ts'
import { flag, integer, reply, text } from '../schema.ts'
import { thingWords } from './audit.ts'

/** The window of a role, or of an entry of an ACL. */
const window = {
  validFrom: Type.Optional(integer('The start of the window, in milliseconds since 1970')),
  validUntil: Type.Optional(integer('The end of the window')),
}

const { groupId, actions } = aclEntry.properties

const item = {
  what: text('An object, or a part of the object with the type and the id', {
    enum: [...thingWords],
  }),
  type: Type.Optional(text('A type of objects')),
  id: Type.Optional(text('As in a permission')),
  name: Type.Optional(
    text('The name of the item; for a membership or a role, the name of the user'),
  ),
  groupId: Type.Optional(text('The group that qualifies a role')),
  ...window,
  entries: Type.Optional(
    Type.Array(
      reply({
        change: text('Whether the ACL would have the entry afterwards, or no longer', {
          enum: ['added', 'removed'],
        }),
        groupId,
        actions,
        ...window,
      }),
      { description: 'The entries that change in an ACL, with their windows' },
    ),
  ),
}

/** The response to a request with `dryRun=true`. */
export const dryRun = reply({
  dryRun: Type.Literal(true),
  status: integer('The status without `dryRun`'),
  body: Type.Unknown({
    description:
      'The body of the response without `dryRun`, with `access_token` null; null: the body would be empty. ' +
      'Ids and secrets of new objects are examples.',
  }),
  created: Type.Array(reply(item)),
  changed: Type.Array(
    reply({
      ...item,
      fields: Type.Array(Type.String(), { description: 'The fields whose values would change' }),
    }),
  ),
  deleted: Type.Array(reply(item)),
  complete: flag(
    'Whether the lists are complete. False: they omit unreadable changes, or exceed their limit',
  ),
})
