import { endpoint } from '#endpoint'
import { scopedToken } from '#schemas/people/scopedToken.ts'
import { describeScopedToken, requireTokenOfRequest } from '#people/steps/scopedTokens.ts'
import { removalOf } from '#table/items.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteOwnToken',
  summary: 'End the scoped token of the request',
  routes: ['DELETE /security/api/restsecurity/tokens/self'],
  guard: { kind: 'signed-in' },
  scopedTokens: 'checked',
  reply: { status: 200, body: scopedToken },
  errors: ['not-found'],
  run: async ({ context }) => {
    const token = requireTokenOfRequest(context)
    await context.store.write([removalOf(token)])
    return describeScopedToken(context, token)
  },
})
