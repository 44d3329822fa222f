/**
 * Prevents new users whose names look like those of administrators. For each administrator there is
 * an item for each lookalike form of the name. The transaction that creates a user checks that no
 * such item exists for its name.
 */
import { Failure } from '../../domain/failure.ts'
import type { Write } from '../../store/items.ts'
import type { Store } from '../../store/store.ts'
import {
  noAdministratorName,
  putAdministratorName,
  readAdministratorName,
  removeAdministratorName,
} from '../../store/entities/administrators.ts'
import type { UserReference } from '../../store/entities/users.ts'

/** The name of the first administrator. */
export const adminName = 'admin'

export const serverGroupName = (serverName: string): string => `${serverName}-server`

/**
 * Loaded on demand, because the table of confusable characters is large and few requests need it.
 */
const lookalikes = () => import('../../domain/name/lookalike.ts')

type ProtectedName = Awaited<ReturnType<typeof readAdministratorName>>

/** The writes for each lookalike form of a name. */
const forEachLook = async (
  store: Store,
  name: string,
  writesOf: (look: string, found: ProtectedName) => readonly Write[],
): Promise<readonly Write[]> => {
  const { looksOf } = await lookalikes()
  const writes = await Promise.all(
    looksOf(name).map(async (look) => writesOf(look, await readAdministratorName(store, look))),
  )
  return writes.flat()
}

/** Protects the name of an administrator, unless it is protected already. */
export const protectName = (
  store: Store,
  { userId, name }: UserReference,
): Promise<readonly Write[]> =>
  forEachLook(store, name, (look, { userIds, item }) =>
    userIds.includes(userId)
      ? []
      : [putAdministratorName(look, [...userIds, userId], item ?? 'absent')],
  )

/** Ends the protection of the name of a former administrator. */
export const releaseName = (
  store: Store,
  { userId, name }: UserReference,
): Promise<readonly Write[]> =>
  forEachLook(store, name, (look, { userIds, item }) => {
    if (item === undefined) return []
    const others = userIds.filter((other) => other !== userId)
    return others.length === 0
      ? [removeAdministratorName(look, item)]
      : [putAdministratorName(look, others, item)]
  })

/**
 * Conditions for the transaction that creates a user.
 * @throws Failure `user-not-acceptable` for a name that is always protected
 */
export const unlikeAdministrators = async (
  name: string,
  serverName: string,
): Promise<readonly Write[]> => {
  const { looksLike, looksOf } = await lookalikes()
  const isProtected = [adminName, serverGroupName(serverName)].some((other) =>
    looksLike(name, other),
  )
  if (isProtected) throw looksLikeAdministrator()
  return looksOf(name).map(noAdministratorName)
}

export const looksLikeAdministrator = (): Failure => {
  const detail = 'looks like the name of an administrator'
  return new Failure('user-not-acceptable', `Username does not meet requirements: it ${detail}.`, {
    errors: [{ parameter: 'username', code: 'user-name', detail }],
  })
}

/** Whether a group name could be mistaken for that of the server group. */
export const looksLikeServerGroup = async (name: string, serverName: string): Promise<boolean> =>
  (await lookalikes()).looksLike(name, serverGroupName(serverName))

/** Whether a group name could be mistaken for that of a user's own group. */
export const endsLikeOwnGroup = async (name: string, suffix: string): Promise<boolean> =>
  (await lookalikes()).endsLike(name, suffix)
