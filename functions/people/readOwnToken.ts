import { endpoint } from '#endpoint'
import { scopedToken } from '#schemas/people/scopedToken.ts'
import { describeScopedToken, requireTokenOfRequest } from '#people/steps/scopedTokens.ts'

export const { declaration, handler } = endpoint({
  name: 'readOwnToken',
  summary: 'Read the scoped token of the request',
  routes: ['GET /security/api/restsecurity/tokens/self'],
  guard: { kind: 'signed-in' },
  scopedTokens: 'checked',
  reply: { status: 200, body: scopedToken },
  errors: ['not-found'],
  run: async ({ context }) => {
    const token = requireTokenOfRequest(context)

    return describeScopedToken(context, token)
  },
})
