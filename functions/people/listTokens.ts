import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import type { Static } from '#schemas/schema.ts'
import { scopedTokenQuery, scopedTokens } from '#schemas/people/scopedToken.ts'
import { ofCallerOrChangeable, userOrCaller } from '#people/steps/ofUser.ts'
import { describeScopedTokens, listScopedTokens } from '#people/steps/scopedTokens.ts'
import { formatCursor, readCursor } from '#table/cursor.ts'

export const { declaration, handler } = endpoint({
  name: 'listTokens',
  summary: 'List the scoped tokens of a user, newest first',
  description: 'Without the tokens themselves, which nobody can read again.',
  routes: ['GET /security/api/restsecurity/tokens'],
  guard: ofCallerOrChangeable,
  scopedTokens: 'never',
  input: scopedTokenQuery,
  reply: { status: 200, body: scopedTokens },
  errors: ['not-found'],
  run: inPages(
    async (context, { limit, cursor }, { username }: Static<typeof scopedTokenQuery>) => {
      const user = await userOrCaller(context, username)
      const list = `tokens of ${user.userId}`
      const start = readCursor(context, list, cursor)
      const { tokens, next } = await listScopedTokens(context, user, limit, start)
      const entries = await describeScopedTokens(context, tokens)
      return { entries, next: formatCursor(context, list, next) }
    },
  ),
})
