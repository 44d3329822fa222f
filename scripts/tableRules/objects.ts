/** Objects and their security. */
import { encodeObjectId, type ObjectReference } from '../../lib/domain/objectId.ts'
import { type Key, keys, objectIdOf, partsOf } from '../../lib/store/keys.ts'
import type { KeyKind } from '../../lib/store/keyKinds.ts'
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

/** Made anew, an object would inherit what is left of an earlier one. */
export const securityHasItsObject: TableRule = {
  name: 'no security is left of an object that is gone',
  check: (table) =>
    table.of('security').flatMap((item) => {
      const [, type = '', id = ''] = partsOf(item.PK)
      const object = keyOf({ type, id })
      return object === undefined || exists(table, object)
        ? []
        : [misfit(item, `protects an object of the type ${type} that does not exist`)]
    }),
}

const exists = (table: TableContents, key: Key): boolean => table.at(key) !== undefined

/** Everybody is no user of the table, and is protected like one. */
const keyOf = (object: ObjectReference): Key | undefined =>
  object.type === 'USER' && nameOf(object.id) === '<all>' ? keys.everybody() : keyOfObject(object)
