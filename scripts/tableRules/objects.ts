/** Objects and their security. */
import { encodeObjectId } from '../../lib/domain/objectId.ts'
import { type Key, keys, objectIdOf, partsOf } from '../../lib/store/keys.ts'
import type { KeyKind } from '../../lib/store/keyKinds.ts'
import { nameOf } from '../../lib/store/objects.ts'
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
      const object = keyOf[type]?.(id)
      return object === undefined || exists(table, object)
        ? []
        : [misfit(item, `protects an object of the type ${type} that does not exist`)]
    }),
}

const exists = (table: TableContents, key: Key): boolean => table.at(key) !== undefined

const keyOf: Readonly<Record<string, (id: string) => Key>> = {
  USER: (id) => (nameOf(id) === '<all>' ? keys.everybody() : keys.user(nameOf(id))),
  USER_GROUP: keys.group,
  ROLE_DEFINITION: keys.role,
  EVENT: keys.event,
  REGATTA: (id) => keys.regatta(nameOf(id)),
  // The leaderboard of a regatta has its name.
  LEADERBOARD: (id) => keys.regatta(nameOf(id)),
  MARK_TEMPLATE: keys.markTemplate,
  MARK_PROPERTIES: keys.markProperties,
  MARK_ROLE: keys.markRole,
  COURSE_TEMPLATE: keys.courseTemplate,
  SSH_KEY: keys.sshKey,
}
