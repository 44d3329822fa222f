/** Completes the index of reachable objects of a table from before it, or after an older commit. */
import limit from 'p-limit'
import type { ObjectReference } from '../lib/domain/access/objectId.ts'
import { keyOf } from '../lib/store/actions.ts'
import {
  isOpenGroup,
  openGroupEntity,
  openGroupIdIn,
  putOpenGroup,
  reachableEntity,
} from '../lib/store/entities/reach.ts'
import { securedObjectOf, securityKey } from '../lib/store/entities/securities.ts'
import { TableConflict } from '../lib/store/errors.ts'
import type { Item, Write } from '../lib/store/items.ts'
import { type Key, nameOfKey, partsOf } from '../lib/store/key.ts'
import { entityNameOf, keys } from '../lib/store/keys.ts'
import { keyOfObject } from '../lib/store/objects.ts'
import { entriesOf } from '../lib/store/reachIndex.ts'
import { objectIdOf } from '../lib/store/resources.ts'
import { Store } from '../lib/store/store.ts'
import type { TableOptions } from '../lib/store/table.ts'
import { connectCommand, pagesOfItems } from './tableItems.ts'
import { isOnlyStaged } from './tableRules/contents.ts'

const itemsAtOnce = 16

/** Another request may change the object each time. */
const attemptsMax = 20

/** Returns the number of index items that it has written or removed. */
export const indexReachable = async (table: TableOptions): Promise<number> => {
  const connection = connectCommand(table)
  const slots = limit(itemsAtOnce)
  let changed = 0
  for await (const items of pagesOfItems(table)) {
    const visible = items.filter((item) => !isOnlyStaged(item))
    const counts = visible.map((item) =>
      slots(async () => {
        const find = correctionOf(item)
        return find === undefined ? 0 : correct(() => new Store(connection), find)
      }),
    )
    changed += (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  }
  return changed
}

/** Returns the missing and superfluous items, with conditions on the items that say so. */
type Correction = (store: Store) => Promise<{
  readonly changes: readonly Write[]
  readonly conditions: readonly Write[]
}>

const correctionOf = (item: Item): Correction | undefined => {
  switch (entityNameOf(item)) {
    case 'security':
      return (store) => correctionOfObject(store, securedObjectOf(item))
    case 'reachable': {
      const [, type] = partsOf(item.PK)
      const { id } = reachableEntity.decode(item)
      return type === undefined
        ? undefined
        : (store) => correctionOfObject(store, { type, id }, item)
    }
    case 'group':
      return (store) => correctionOfGroup(store, objectIdOf(item))
    case 'openGroup':
      return (store) => correctionOfGroup(store, openGroupIdIn(item))
    default:
      return undefined
  }
}

const correct = async (newStore: () => Store, find: Correction): Promise<number> => {
  for (let attempt = 1; ; attempt += 1) {
    const store = newStore()
    const { changes, conditions } = await find(store)
    if (changes.length === 0) return 0
    try {
      await store.write([...changes, ...conditions])
      return changes.length
    } catch (error) {
      if (!(error instanceof TableConflict) || attempt === attemptsMax) throw error
    }
  }
}

/** @param found an item of the index, which may be superfluous */
const correctionOfObject = async (store: Store, object: ObjectReference, found?: Key) => {
  const key = keyOfObject(object)
  const security = await store.get(securityKey(object))
  const item = key === undefined ? undefined : await store.get(key)
  const entries = entriesOf(object, item, security)
  const present = await Promise.all(entries.map(async (entry) => store.get(keyOf(entry))))
  const isExpected = entries.some((entry) => found && nameOfKey(keyOf(entry)) === nameOfKey(found))
  const missing = entries.filter((_, position) => present[position] === undefined)
  return {
    changes: [...missing, ...(found === undefined || isExpected ? [] : [removal(found)])],
    conditions: [
      unchanged(securityKey(object), security),
      ...(key === undefined ? [] : [unchanged(key, item)]),
    ],
  }
}

const correctionOfGroup = async (store: Store, groupId: string) => {
  const group = await store.get(keys.group(groupId))
  const key = openGroupEntity.key(groupId)
  const isKnown = (await store.get(key)) !== undefined
  const isOpen = isOpenGroup(group)
  const change = isOpen ? putOpenGroup(groupId) : removal(key)
  return {
    changes: isKnown === isOpen ? [] : [change],
    conditions: [unchanged(keys.group(groupId), group)],
  }
}

const removal = ({ PK, SK }: Key): Write => ({ remove: { PK, SK }, expected: 'any' })

const unchanged = (key: Key, item: Item | undefined): Write =>
  item === undefined ? { absent: key } : { unchanged: item }
