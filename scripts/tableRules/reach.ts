/** The index by which lists find objects. */
import type { ObjectReference } from '#values/objectId.ts'
import { keyOf } from '#table/actions.ts'
import { holdingEntity, reachableEntity, entriesOf } from '#table/items/reach.ts'
import { isOpenGroup, openGroupEntity } from '#access/items/groups.ts'
import { securedObjectOf } from '#table/items/securities.ts'
import type { Item } from '#table/items.ts'
import { nameOfKey, partsOf } from '#table/key.ts'
import { entityOf } from '#table/registry.ts'
import { keyOfObject, literalKeys } from '#table/objects.ts'
import { objectIdOf } from '#table/resources.ts'
import type { TableContents } from './contents.ts'
import { violation, type TableRule } from './rule.ts'

/** Other rules find an object without its security, and a security without its object. */
export const reachable: TableRule = {
  name: 'every object is in the lists of its owners and its ACL, and in no others',
  check: (table) => {
    const entries = table.of('security').flatMap((security) => {
      const object = securedObjectOf(security)
      const key = keyOfObject(object)
      const item = key === undefined ? undefined : table.at(key)
      return entriesOf(object, item, security).map((write) => ({ security, key: keyOf(write) }))
    })
    const expected = new Set(entries.map(({ key }) => nameOfKey(key)))
    return [
      ...entries
        .filter(({ key }) => table.at(key) === undefined)
        .map(({ security }) => violation(security, 'is missing in a list')),
      ...[...table.of('reachable'), ...table.of('holding')]
        .filter((item) => !expected.has(nameOfKey(item)))
        .filter((item) => new Set(itemsOf(table, objectIn(item)).map(isPresent)).size < 2)
        .map((item) => violation(item, 'lists an object that it should not')),
    ]
  },
}

const objectIn = (item: Item): ObjectReference => {
  if (entityOf(item).name === 'holding') return holdingEntity.decode(item)
  const [, type = ''] = partsOf(item.PK)
  return { type, id: reachableEntity.decode(item).id }
}

/** The object, if objects of its type are stored here, and its security. */
const itemsOf = (table: TableContents, object: ObjectReference) =>
  literalKeys(object).map((key) => table.at(key))

const isPresent = (item: Item | undefined): boolean => item !== undefined

export const openGroups: TableRule = {
  name: 'every group with a role for everybody is known',
  check: (table) =>
    table
      .of('group')
      .filter(isOpenGroup)
      .filter((item) => table.at(openGroupEntity.key(objectIdOf(item))) === undefined)
      .map((item) => violation(item, 'has a role for everybody, and is not an open group')),
}
