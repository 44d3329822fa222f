import { accountPage, signedOutPage } from '#pages/accountPage.tsx'
import { endpoint } from '#endpoint'
import { signedIn } from '#access/context.ts'
import { resetNoticeEntity } from '#people/items/passwordResets.ts'
import type { Context } from '#endpoint/context.ts'
import { pageType } from '#endpoint/mediaTypes.ts'
import { nextPage, page } from '#schemas/platform/service.ts'
import { listSshKeys } from '#people/steps/listSshKeys.ts'
import { listOwnGroups } from '#rights/steps/showGroup.ts'
import { listRolesOfUser } from '#rights/steps/roleAssignments.ts'

export const { declaration, handler } = endpoint({
  name: 'accountPage',
  summary: 'Show the roles, groups and keys of the caller as a page, or the sign-in form',
  routes: ['GET /account'],
  guard: { kind: 'public' },
  input: nextPage,
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  run: async ({ context, language, input }) => {
    const userName = context.caller?.user.name
    return userName === undefined
      ? signedOutPage(input.next, language, context.settings.mail !== undefined)
      : accountPage({ ...(await showAccount(context, userName)), language }, input.next)
  },
})

const showAccount = async (context: Context, userName: string) => {
  const { userId } = signedIn(context).user
  const [roles, groups, keys, notice] = await Promise.all([
    listRolesOfUser(context, userName),
    listOwnGroups(context),
    listSshKeys(context, { 'username[]': [userName] }),
    resetNoticeEntity.get(context.store, userId),
  ])
  return {
    userName,
    roles,
    groups: groups.groupsUserIsPartOf,
    keys,
    notice,
    address: addressOf(context),
  }
}

const addressOf = (context: Context) => {
  const { email, emailConfirmed } = signedIn(context).user
  return context.settings.mail === undefined || email === null || email === ''
    ? undefined
    : { email, isConfirmed: emailConfirmed === true }
}
