/** Rules that follow from the declarations of the entities. */
import { number, text } from '#table/attributes.ts'
import { entityOf, registeredEntities } from '#table/registry.ts'
import type { AnyEntity } from '#table/entity.ts'
import type { Item } from '#table/items.ts'
import { nameOfKey } from '#table/key.ts'
import type { TableContents } from './contents.ts'
import { type Violation, violation, type TableRule } from './rule.ts'

export const knownEntities: TableRule = {
  name: 'every item is of a kind that is known',
  check: (table) => table.of(undefined).map((item) => violation(item, 'belongs to no entity')),
}

/** Returns the problems of each item of each entity. */
const checkItems = (
  table: TableContents,
  problemsOf: (entity: AnyEntity, item: Item) => readonly string[],
): readonly Violation[] =>
  [...registeredEntities()].flatMap(([name, entity]) =>
    table
      .of(name)
      .flatMap((item) => problemsOf(entity, item).map((problem) => violation(item, problem))),
  )

export const wholeItems: TableRule = {
  name: 'every item is whole, and stands where it belongs',
  check: (table) =>
    checkItems(table, ({ attributes, isCounter, keyIn }, item) => {
      const types =
        isCounter === true ? attributes : { version: number, writeId: text, ...attributes }
      const wrong = Object.entries(types).filter(
        ([name, { is, isWhole = is }]) => !isWhole(item[name]),
      )
      if (wrong.length > 0) {
        return wrong.map(([name, { typeName }]) => `has no ${name} that is of the type ${typeName}`)
      }
      const isElsewhere = nameOfKey(keyIn(item) ?? item) !== nameOfKey(item)
      return isElsewhere ? ['holds what belongs under another key'] : []
    }),
}

export const references: TableRule = {
  name: 'every reference leads to an item that refers back',
  check: (table) =>
    checkItems(table, (entity, item) =>
      entity
        .references(item, (key) => table.at(key))
        .flatMap(({ key, refersBack }) => {
          const found = table.at(key)
          if (found === undefined) return [`refers to a missing ${entityOf(key).name}`]
          return refersBack?.(found) === false
            ? [`refers to a ${entityOf(key).name} that does not refer back`]
            : []
        }),
    ),
}
