/** Users as items of the table, as the service writes them, with their access tokens. */
import { formatAccessToken } from '#authentication/accessToken.ts'
import { parseTokenKeys } from '#values/tokenKeys.ts'
import type { Write } from '#table/items.ts'
import { putUser, type User } from '#access/items/users.ts'
import { localEnvironment } from '../scripts/requests/environment.ts'
import { newUserWrites } from '#people/steps/newUser.ts'

/** A role assignment without a qualifier. */
export const unqualified = {
  qualifyingUserId: null,
  qualifyingUserName: null,
  qualifyingGroupId: null,
} as const

const withoutProfile = { email: null, fullName: null, company: null, passwordHash: null }

type NewUser = Partial<Parameters<typeof newUserWrites>[0]> & Pick<User, 'name'>

export interface StoredUser {
  readonly user: User
  readonly writes: readonly Write[]
}

/** @param change what no request can give a new user, for example own permissions */
export const storedUser = (
  newUser: NewUser,
  change: (user: User) => User = (user) => user,
): StoredUser => {
  const { user: usual, writes } = newUserWrites({ ...withoutProfile, ...newUser }, null)
  const user = change(usual)
  const others = writes.filter((write) => !('put' in write && write.put.SK === 'USER'))
  return { user, writes: [putUser(user, 'absent'), ...others] }
}

/** @param keys as in the environment. The first one signs */
export const accessTokenOf = (
  { userId, name, accessTokenGeneration: generation }: User,
  keys: string = localEnvironment.TOKEN_KEY,
): string => formatAccessToken(parseTokenKeys(keys)[0], { userId, userName: name, generation })
