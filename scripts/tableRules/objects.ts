/** Objects and their security. */
import type { ObjectReference } from '#values/objectId.ts'
import { objectPartitionOf } from '#table/audit.ts'
import { auditEntity, auditRecordOf } from '#table/items/auditRecords.ts'
import { securityEntity } from '#table/items/securities.ts'
import { entityOf } from '#table/registry.ts'
import { userEntity } from '#access/items/users.ts'
import { everybodyEntity } from '#access/items/everybody.ts'
import type { Item } from '#table/items.ts'
import { type Key, partsOf } from '#table/key.ts'
import { keyOfObject } from '#table/objects.ts'
import { nameOf } from '#table/resources.ts'
import type { TableContents } from './contents.ts'
import { violation, type TableRule } from './rule.ts'

const SK = securityEntity.key.sortTemplate

export const everyObjectIsSecured: TableRule = {
  name: 'every object has its security',
  check: (table) =>
    table.known
      .filter((item) => entityOf(item).object !== undefined)
      .filter((item) => table.at({ PK: objectPartitionOf(item), SK }) === undefined)
      .map((item) => violation(item, 'has no security: nobody owns it')),
}

/**
 * A deletion removes the object and its security in one transaction. The security of an object that
 * never existed, or was deleted, can be set like any other. The next object with this id replaces
 * it.
 */
export const securityHasItsObject: TableRule = {
  name: 'no security is left of an object that is gone',
  check: (table) =>
    table.of('security').flatMap((item) => {
      const [, type = '', id = ''] = partsOf(item.PK)
      const object = keyOf({ type, id })
      return object === undefined ||
        table.at(object) !== undefined ||
        isRecordedAsGone(table, item, object)
        ? []
        : [violation(item, `protects an object of the type ${type} that does not exist`)]
    }),
}

/**
 * Returns whether the audit trail shows that each object of this id was removed together with a
 * security.
 */
const isRecordedAsGone = (table: TableContents, security: Item, object: Key): boolean => {
  const partition = object.SK === userEntity.key('').SK ? security.PK : object.PK
  const trail = auditEntity.key.partition(partition)
  const records = table
    .of('audit')
    .filter(({ PK }) => PK === trail)
    .map((record) => auditRecordOf(record).steps)
  const made = records.filter((steps) =>
    steps.some(({ item, from }) => item === object.SK && from === 0),
  )
  const removed = records.filter((steps) =>
    [object.SK, security.SK].every((removedItem) =>
      steps.some(({ item, to }) => item === removedItem && to === 0),
    ),
  )
  return made.length === removed.length
}

/** Everybody is not stored as a user, but is protected like one. */
const keyOf = (object: ObjectReference): Key | undefined =>
  object.type === 'USER' && nameOf(object.id) === '<all>'
    ? everybodyEntity.key()
    : keyOfObject(object)
