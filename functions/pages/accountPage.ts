import { accountPage, signedOutPage } from '#pages/accountPage.tsx'
import { endpoint } from '#endpoint'
import type { StoredUser } from '#access/items/users.ts'
import { resetNoticeEntity } from '#people/items/passwordResets.ts'
import type { Context } from '#endpoint/context.ts'
import { pageType } from '#endpoint/mediaTypes.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'
import { nextPage, page } from '#schemas/platform/service.ts'
import { describeScopedTokens, listScopedTokens } from '#people/steps/scopedTokens.ts'
import { listSessions } from '#people/steps/sessions.ts'
import { listSshKeys } from '#people/steps/listSshKeys.ts'
import { listEntriesOfUser } from '#races/items/entries.ts'
import { listOwnGroups } from '#rights/steps/showGroup.ts'
import { listRolesOfUser } from '#rights/steps/roleAssignments.ts'

export const { declaration, handler } = endpoint({
  name: 'accountPage',
  summary: 'Show the roles, groups and keys of the caller as a page, or the sign-in form',
  routes: ['GET /account'],
  guard: { kind: 'public' },
  scopedTokens: 'never',
  input: nextPage,
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  run: async ({ context, language, input }) => {
    const user = context.caller?.user
    return user === undefined
      ? signedOutPage(input.next, language, context.settings.mail !== undefined)
      : accountPage({ ...(await showAccount(context, user)), language }, input.next)
  },
})

/** More would hide the rest of the page. */
const entriesMax = 20

const showAccount = async (context: Context, user: StoredUser) => {
  const { name: userName } = user
  const [entries, roles, groups, keys, notice, sessions, { tokens }] = await Promise.all([
    listEntriesOfUser(context.store, user.userId, entriesMax),
    listRolesOfUser(context, userName),
    listOwnGroups(context),
    listSshKeys(context, { 'username[]': [userName] }),
    resetNoticeEntity.get(context.store, user.userId),
    listSessions(context, user),
    listScopedTokens(context, user, pageSizeMax),
  ])
  return {
    userName,
    entries,
    roles,
    groups: groups.groupsUserIsPartOf,
    keys,
    notice,
    address: addressOf(context, user),
    sessions,
    tokens: await describeScopedTokens(context, tokens),
  }
}

const addressOf = ({ settings }: Context, user: StoredUser) =>
  settings.mail && {
    email: user.email ?? '',
    isConfirmed: user.emailConfirmed === true,
    fullName: user.fullName ?? '',
    company: user.company ?? '',
  }
