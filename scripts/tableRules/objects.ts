/** Objects and their security. */
import { encodeObjectId, type ObjectReference } from '../../lib/domain/access/objectId.ts'
import { type Key, keys, objectIdOf, partsOf } from '../../lib/store/keys.ts'
import { auditRecordOf } from '../../lib/store/auditRecords.ts'
import { type KeyKind, kindOfKey } from '../../lib/store/keyKinds.ts'
import { keyOfObject, nameOf } from '../../lib/store/objects.ts'
import type { Item } from '../../lib/store/items.ts'
import { isPlaced, type TableContents } from './contents.ts'
import { misfit, type TableRule } from './rule.ts'

/** What the objects of our own types are stored as. */
const stored: Readonly<Partial<Record<KeyKind, { type: string; idOf: (item: Item) => string }>>> = {
  user: { type: 'USER', idOf: ({ name }) => encodeObjectId([name as string]) },
  group: { type: 'USER_GROUP', idOf: objectIdOf },
  role: { type: 'ROLE_DEFINITION', idOf: objectIdOf },
  event: { type: 'EVENT', idOf: objectIdOf },
  regatta: { type: 'REGATTA', idOf: ({ name }) => encodeObjectId([name as string]) },
  markTemplate: { type: 'MARK_TEMPLATE', idOf: objectIdOf },
  markProperties: { type: 'MARK_PROPERTIES', idOf: objectIdOf },
  markRole: { type: 'MARK_ROLE', idOf: objectIdOf },
  courseTemplate: { type: 'COURSE_TEMPLATE', idOf: objectIdOf },
  sshKey: { type: 'SSH_KEY', idOf: objectIdOf },
}

export const everyObjectIsSecured: TableRule = {
  name: 'every object has its security',
  check: (table) =>
    Object.entries(stored).flatMap(([kind, { type, idOf }]) =>
      table
        .of(kind as KeyKind)
        .filter(isPlaced)
        .filter((item) => table.at(keys.security({ type, id: idOf(item) })) === undefined)
        .map((item) => misfit(item, 'has no security: nobody owns it')),
    ),
}

/**
 * A deletion removes the object and its security in one transaction. The security of an object that
 * was never made, or that was deleted before, can be set like any other: the next object of this id
 * replaces it.
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
        : [misfit(item, `protects an object of the type ${type} that does not exist`)]
    }),
}

/** Whether each object of this id was removed together with a security, as its audit trail says. */
const isRecordedAsGone = (table: TableContents, security: Item, object: Key): boolean => {
  const partition = kindOfKey(object) === 'user' ? security.PK : object.PK
  const trail = keys.audit(partition, 0, '').PK
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

/** Everybody is no user of the table, and is protected like one. */
const keyOf = (object: ObjectReference): Key | undefined =>
  object.type === 'USER' && nameOf(object.id) === '<all>' ? keys.everybody() : keyOfObject(object)
