import { Type } from '@sinclair/typebox'
import { reply } from './schema.ts'
import { thingWords } from './thingWords.ts'

const thing = {
  what: Type.String({
    enum: [...thingWords],
    description: 'An object, or what belongs to the object of the type and the id',
  }),
  type: Type.Optional(Type.String({ description: 'A type of objects' })),
  id: Type.Optional(Type.String({ description: 'As in a permission' })),
  name: Type.Optional(
    Type.String({ description: 'Of the thing: of a membership or a role, the name of the user' }),
  ),
  groupId: Type.Optional(Type.String({ description: 'The group that qualifies a role' })),
}

/** What a request with `dryRun=true` would do. */
export const dryRun = reply({
  dryRun: Type.Literal(true),
  status: Type.Integer({ description: 'That the request would have without `dryRun`' }),
  body: Type.Unknown({
    description:
      'The body that the answer would have, without secrets; null: it would be empty. Ids in it ' +
      'that are made anew are examples.',
  }),
  created: Type.Array(reply(thing)),
  changed: Type.Array(
    reply({
      ...thing,
      fields: Type.Array(Type.String(), { description: 'What about it would be another one' }),
    }),
  ),
  deleted: Type.Array(reply(thing)),
  complete: Type.Boolean({
    description: 'Whether the three lists hold everything: neither unreadable nor too long',
  }),
})
