/** The service's work from the items of a user's roles to the decision. */
import { decide } from '../../lib/platform/access/rules/decide.ts'
import { noSecurity } from '../../lib/platform/values/security.ts'
import { emptyDefinitionCache } from '../../lib/platform/access/items/definitionCache.ts'
import { loadFacts } from '../../lib/platform/access/items/definitions.ts'
import type { Item } from '../../lib/platform/table/items.ts'
import { nameOfKey } from '../../lib/platform/table/key.ts'
import { putRole } from '../../lib/platform/access/items/roles.ts'
import type { Store } from '../../lib/platform/table/store.ts'
import type { User } from '../../lib/platform/access/items/users.ts'
import type { Prepare, Roles } from './competitor.ts'

interface Table {
  readonly store: Store
  readonly user: User
}

/** A table that responds at once, so that only the work after it is measured. */
const tableWith = (roles: Roles): Table => {
  const items = new Map(
    roles.map((permissions, at): [string, Item] => {
      const item = itemOf({ id: String(at), name: `role ${at}`, permissions })
      return [nameOfKey(item), item]
    }),
  )
  const snapshot: Store['snapshot'] = (requested) =>
    Promise.resolve(requested.map((key) => items.get(nameOfKey(key))))
  return { store: { snapshot } as unknown as Store, user: userWith(roles.length) }
}

/** The item as the service writes it. */
const itemOf = (role: Parameters<typeof putRole>[0]): Item => {
  const write = putRole(role, 'absent')
  if (!('put' in write)) throw new Error('a role is written by a put')
  return { ...write.put, version: 1, writeId: '' }
}

const userWith = (roleCount: number): User => ({
  userId: 'anna',
  name: 'anna',
  email: null,
  fullName: null,
  company: null,
  passwordHash: null,
  accessTokenGeneration: 1,
  sessionGeneration: 1,
  tokenGeneration: 0,
  ownGroupId: 'own',
  defaultGroupId: null,
  groupIds: [],
  permissions: [],
  assignments: Array.from({ length: roleCount }, (_, at) => ({
    roleId: String(at),
    transitive: true,
    qualifyingUserId: null,
    qualifyingGroupId: null,
    qualifyingUserName: null,
  })),
})

const cache = emptyDefinitionCache()
let table: Table | undefined

/** The same steps as in `loadFactsForSecurities`, in a process that has served the epoch before. */
export const prepare: Prepare = async (roles) => {
  const { store, user } = (table ??= tableWith(roles))
  const reading = { store, definitions: cache, epoch: 'first', caller: { user } }
  const common = await loadFacts(reading, { securities: [noSecurity] })
  const facts = { ...common, security: noSecurity, atMillis: 0 }
  return (request) => decide(facts, request).allowed
}
