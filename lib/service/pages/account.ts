import type { Context } from '../context.ts'
import { listSshKeys } from '../landscape/sshKeys.ts'
import { listRolesOfUser } from '../roles/assignments.ts'
import { listOwnGroups } from '../groups/groupLists.ts'

/** @returns `undefined` if the caller is not signed in */
export const showAccount = async (context: Context) => {
  const userName = context.caller?.user.name
  if (userName === undefined) return undefined
  const [roles, groups, keys] = await Promise.all([
    listRolesOfUser(context, userName),
    listOwnGroups(context),
    listSshKeys(context, { 'username[]': [userName] }),
  ])
  return { userName, roles, groups: groups.groupsUserIsPartOf, keys }
}
