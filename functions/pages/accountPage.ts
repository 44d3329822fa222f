import { accountPage, signedOutPage } from '#pages/common/account.ts'
import { formsHeaders } from '#pages/common/forms.ts'
import { EndpointResult, endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { nextPage, page } from '#schemas/platform/service.ts'
import { showAccount } from '#pages/steps/account.ts'

export const { declaration, handler } = endpoint({
  name: 'accountPage',
  summary: 'Show the roles, groups and keys of the caller as a page, or the sign-in form',
  routes: ['GET /account'],
  guard: { kind: 'public' },
  input: nextPage,
  reply: { status: 200, body: page, mediaType: pageType },
  run: async ({ context, input }) => {
    const account = await showAccount(context)
    const text =
      account === undefined ? signedOutPage(input.next) : accountPage(account, input.next)
    return new EndpointResult(text, { headers: formsHeaders })
  },
})
