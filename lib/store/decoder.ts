/** Items with attributes of the types that they have to have. */
import type { Attributes, ContentOf } from './attributes.ts'
import type { Item } from './items.ts'

export type Decoded<Types extends Attributes> = Item & ContentOf<Types>

/**
 * The item itself is returned: nothing is copied.
 * @param name of the kind of item, in errors
 */
export const decoder = <Types extends Attributes>(name: string, attributes: Types) => {
  const types = Object.entries(attributes)
  const isDecoded = (item: Item): item is Decoded<Types> =>
    types.every(([attribute, { is }]) => is(item[attribute]))
  return (item: Item): Decoded<Types> => {
    if (isDecoded(item)) return item
    const wrong = types.filter(([attribute, { is }]) => !is(item[attribute]))
    throw new Error(`${name}: ${wrong.map(([attribute]) => attribute).join(', ')} of a wrong type`)
  }
}
