/**
 * Strangers make a user a member of their groups, and give the user roles for objects that these
 * groups own. Each group has roles for everybody, and owns an event that is not public. The items
 * are the same as those that the service writes.
 */
import { newId } from '../../harness/ids.ts'
import { unqualified } from '../../harness/storedUsers.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { newEpoch } from '#access/items/definitionCache.ts'
import { usualEvent } from '#races/rules/event.ts'
import { putEvent } from '#races/items/events.ts'
import { putGroup } from '#access/items/groups.ts'
import type { Write } from '#table/items.ts'
import { putRole } from '#access/items/roles.ts'
import { putSecurity, unsecured } from '#table/items/securities.ts'
import type { Store } from '#table/store.ts'
import { putUser, readUser, type User } from '#access/items/users.ts'

export interface Generosity {
  readonly groups: number
  readonly rolesOfGroup: number
}

export interface Strangers {
  /** Their groups, with the roles and the events of these groups. */
  readonly writes: () => Generator<Write>
  /** The user, with the memberships and roles. */
  readonly give: (user: User) => User
}

export const newStrangers = ({ groups, rolesOfGroup }: Generosity): Strangers => {
  const all = Array.from({ length: groups }, () => ({
    id: newId(),
    roleIds: Array.from({ length: rolesOfGroup }, () => newId()),
  }))
  const given = all.flatMap(({ id, roleIds }) =>
    roleIds.slice(0, 1).map((roleId) => ({
      roleId,
      transitive: true,
      ...unqualified,
      qualifyingGroupId: id,
    })),
  )
  return {
    *writes() {
      for (const { id, roleIds } of all) yield* writesOf(id, roleIds)
    },
    give: (user) => ({
      ...user,
      groupIds: [...user.groupIds, ...all.map(({ id }) => id)],
      assignments: [...user.assignments, ...given],
    }),
  }
}

const writesOf = (id: string, roleIds: readonly string[]): readonly Write[] => {
  const eventId = newId()
  return [
    putGroup(
      { id, name: `strangers ${id}`, roles: roleIds.map((roleId) => ({ roleId, forAll: true })) },
      'absent',
    ),
    ...roleIds.map((roleId) =>
      putRole({ id: roleId, name: 'gift', permissions: [`EVENT:UPDATE:${newId()}`] }, 'absent'),
    ),
    putEvent(
      {
        ...usualEvent,
        id: eventId,
        name: `of strangers ${id}`,
        regattaName: `of strangers ${id}`,
        venue: { name: 'Kiel', location: null },
      },
      'absent',
    ),
    putSecurity(
      { type: 'EVENT', id: encodeObjectId([eventId]) },
      { ...unsecured, ownerGroupId: id },
      'any',
    ),
  ]
}

const writesAtOnce = 90

/**
 * @param newStore each step begins with a new one
 * @param names the users who get the memberships and roles
 */
export const letStrangersGive = async (
  newStore: () => Store,
  { writes, give }: Strangers,
  names: readonly string[],
): Promise<void> => {
  const all = [...writes()]
  for (let first = 0; first < all.length; first += writesAtOnce) {
    await newStore().write(all.slice(first, first + writesAtOnce))
  }
  for (const name of names) {
    const store = newStore()
    const { item, ...user } = (await readUser(store, name)) ?? {}
    if (item === undefined || !('userId' in user)) throw new Error(`there is no user ${name}`)
    await store.write([putUser(give(user), item)])
  }
  await newStore().write([...newEpoch()])
}
