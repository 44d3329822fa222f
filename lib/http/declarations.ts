/** Parts that the declarations of many endpoints have in common. */
import type { TSchema } from '@sinclair/typebox'
import type { ObjectType } from '../domain/access/objectTypes.ts'
import type { Context } from '../service/context.ts'
import type { Current, Guard } from './endpoint.ts'

/**
 * Requires permission to read the object, or the secret of a registration link.
 * @param id the name of the input that contains the id
 */
export const readableByLink = (type: ObjectType, id: string): Guard => ({
  kind: 'object',
  type,
  actions: ['READ'],
  id,
  orSecret: 'secret',
})

/** The object that a request changes, for callers with permission to read it. */
export const currentObject = <const Id extends string>(
  type: ObjectType,
  id: Id,
  body: TSchema,
  show: (context: Context, id: string) => unknown,
): Current<Readonly<Record<Id, string>>> => ({
  guard: { kind: 'object', type, actions: ['READ'], id },
  reply: { status: 200, body },
  show: ({ context, input }) => show(context, input[id]),
})
