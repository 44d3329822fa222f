/** Parts that the declarations of many endpoints have in common. */
import type { ObjectType } from '../domain/access/objectTypes.ts'
import type { Guard } from './endpoint.ts'

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
