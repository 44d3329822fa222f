/** Names of users and groups that only administrators and the server have, and names that look like them. */
import { Failure, sentence, sentenceOf, type Wording } from '#values/failure.ts'
import type { Write } from '#table/items.ts'
import { administratorNameEntity } from '#access/items/administrators.ts'

export const adminName = 'admin'

export const serverGroupName = (serverName: string): string => `${serverName}-server`

/** Reserved for the groups that are created with users. */
export const ownGroupSuffix = '-tenant'

/** Conditions for a new user. @throws Failure `user-not-acceptable` for a protected name */
export const unlikeAdministrators = async (name: string, serverName: string) => {
  const { looksLike, looksOf } = await lookalikes()
  const isProtected = [adminName, serverGroupName(serverName)].some((other) =>
    looksLike(name, other),
  )
  if (isProtected) throw unacceptableName(looksLikeAdministrator)
  return looksOf(name).map((look): Write => ({ absent: administratorNameEntity.key(look) }))
}

export const looksLikeAdministrator = 'looks like the name of an administrator'

export const unacceptableName = (detail: Wording): Failure =>
  new Failure(
    'user-not-acceptable',
    sentence`Username does not meet requirements: it ${sentenceOf(detail)}.`,
    {
      errors: [{ parameter: 'username', code: 'user-name', detail }],
    },
  )

/** Why no new group may have this name. */
export const groupNameProblem = async (name: string, serverName: string) => {
  const { endsLike, looksLike } = await lookalikes()
  if (endsLike(name, ownGroupSuffix)) {
    return sentence`Names that end in ${ownGroupSuffix}, or look like it, are reserved for the groups that are created with users.`
  }
  return looksLike(name, serverGroupName(serverName))
    ? 'The name is, or looks like, the name of the group of the server.'
    : undefined
}

/** Loaded on demand: the table of confusable characters is large, and few requests need it. */
export const lookalikes = () => import('#values/lookalike.ts')
