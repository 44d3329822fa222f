import type { Context } from '#endpoint/context.ts'
import { listRolesOfUser } from '#rights/steps/roleAssignments.ts'
import { listOwnGroups } from '#rights/steps/ownGroups.ts'
import { listSshKeys } from '#people/steps/listSshKeys.ts'

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
