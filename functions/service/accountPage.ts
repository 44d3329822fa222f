import { accountPage, signedOutPage } from '../../lib/rendering/pages/account.ts'
import { formsHeaders } from '../../lib/rendering/pages/forms.ts'
import { EndpointResult, endpoint } from '../../lib/http/serve.ts'
import { pageType } from '../../lib/http/wire/mediaTypes.ts'
import { nextPage, page } from '../../schemas/service.ts'
import { showAccount } from '../../lib/service/pages/account.ts'

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
