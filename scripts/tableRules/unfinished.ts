/** Items that exist only during an operation, and the version of the table. */
import { epochCopies, epochEntity } from '#access/items/definitionCache.ts'
import { currentSchemaVersion, schemaVersionEntity } from '#table/items/schemaVersion.ts'
import { violation, type TableRule } from './rule.ts'

export const largeWrites: TableRule = {
  name: 'no large write is left behind',
  check: (table) =>
    table
      .of('largeWrite')
      .map((item) => violation(item, `is ${String(item.state)}: the next large write settles it`)),
}

export const schemaVersion: TableRule = {
  name: 'the items have the current version',
  check: (table) => {
    const key = schemaVersionEntity.key()
    return table.at(key)?.schemaVersion === currentSchemaVersion
      ? []
      : [violation(key, `is not ${currentSchemaVersion}: this commit does not know the version`)]
  },
}

export const stagedItems: TableRule = {
  name: 'nothing is staged',
  check: (table) =>
    table.items
      .filter(({ staged }) => staged !== undefined)
      .map((item) => violation(item, 'holds what a large write staged')),
}

export const epochs: TableRule = {
  name: 'the copies of the epoch are the same',
  check: (table) => {
    const copies = Array.from({ length: epochCopies }, (_, copy) => epochEntity.key(copy))
    const [first] = copies.map((key) => table.at(key)?.epoch)
    return copies
      .filter((key) => table.at(key)?.epoch !== first)
      .map((key) => violation(key, 'is another one than the first copy'))
  },
}
