/** Objects and their security: neither is there without the other. */
import { encodeObjectId } from '../../lib/domain/objectId.ts'
import type { Item } from '../../lib/store/items.ts'
import { keys, nameOfKey, objectIdOf, partsOf } from '../../lib/store/keys.ts'
import type { Rule } from './wholeTable.ts'

const kinds: Readonly<Record<string, string>> = {
  ROLE_DEFINITION: 'ROLE',
  USER_GROUP: 'GROUP',
  EVENT: 'EVENT',
  REGATTA: 'REGATTA',
  LEADERBOARD: 'REGATTA',
  MARK_TEMPLATE: 'MARK_TEMPLATE',
  MARK_PROPERTIES: 'MARK_PROPERTIES',
  MARK_ROLE: 'MARK_ROLE',
  COURSE_TEMPLATE: 'COURSE_TEMPLATE',
  SSH_KEY: 'SSH_KEY',
}

const everybody = encodeObjectId(['<all>'])

export const objectsFit: Rule = (table) => {
  const objects = Object.entries(kinds).flatMap(([type, kind]) =>
    table.all(`OBJECT ${kind}`).map((item) => ({ type, item, id: objectIdOf(item) })),
  )
  const users = table
    .all('USER USER')
    .map((item) => ({ type: 'USER', item, id: encodeObjectId([String(item.name)]) }))
  return [...objects, ...users]
    .filter(({ type, id }) => table.at(keys.security({ type, id })) === undefined)
    .map(({ type, item }) => `the ${type} ${nameOfKey(item)} has no security`)
}

/** Of types that are stored here; others are taken to exist. */
export const securityFits: Rule = (table) =>
  table.all('OBJECT SECURITY').flatMap((security) => {
    const [, type = '', id = ''] = partsOf(security.PK)
    const kind = kinds[type]
    const isThere =
      type === 'USER'
        ? id === everybody || table.all('USER USER').some((user) => isCalled(user, id))
        : type === 'TRACKED_RACE'
          ? isTracked(table.all('OBJECT REGATTA'), id)
          : kind === undefined ||
            table.at({
              PK: security.PK.replace('OBJECT#LEADERBOARD#', 'OBJECT#REGATTA#'),
              SK: kind,
            }) !== undefined
    return isThere ? [] : [`there is security of the ${type} ${id}, which is not there`]
  })

const isCalled = ({ name }: Item, id: string): boolean => encodeObjectId([String(name)]) === id

const isTracked = (regattas: readonly Item[], id: string): boolean =>
  regattas.some(({ name, trackedRaces }) =>
    (trackedRaces as readonly { readonly name: string }[]).some(
      (race) => encodeObjectId([String(name), race.name]) === id,
    ),
  )
