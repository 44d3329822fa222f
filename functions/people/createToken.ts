import { endpoint, EndpointResult } from '#endpoint'
import type { Static } from '#schemas/schema.ts'
import { createdScopedToken, newScopedToken } from '#schemas/people/scopedToken.ts'
import { signedIn } from '#access/context.ts'
import { parsePermissions } from '#access/rules/permission.ts'
import {
  newScopedTokenItem,
  pageOfScopedTokens,
  scopedTokenIdOf,
} from '#access/items/scopedTokens.ts'
import { newScopedToken as newTokenText } from '#authentication/scopedToken.ts'
import type { Context } from '#endpoint/context.ts'
import { describeNewToken, listScopedTokens } from '#people/steps/scopedTokens.ts'
import { countOrError } from '#rights/steps/questions.ts'
import { type InputError, requireValid, sentence } from '#values/failure.ts'
import { readWindow } from '#values/timeWindow.ts'

export const { declaration, handler } = endpoint({
  name: 'createToken',
  summary: 'Make a scoped token for a program',
  description:
    'With `Authorization: Bearer`, the token does what its `permissions` allow and the caller may do, now ' +
    'and later. Only this response contains it. A repeated request with the same `Idempotency-Key` ' +
    'returns it without the token.',
  routes: ['POST /security/api/restsecurity/tokens'],
  guard: { kind: 'signed-in' },
  scopedTokens: 'never',
  input: newScopedToken,
  inputFrom: 'body',
  inputErrors: ({ permissions }) => permissionErrors(permissions),
  load: async ({ context: { store }, user: { userId } }) => {
    // Lists are read only for callers whose access token is already verified.
    if (userId !== undefined) await store.query(pageOfScopedTokens(userId, tokensMax))
  },
  reply: { status: 201, body: createdScopedToken },
  run: async ({ context, input }) => {
    const { described, token } = await create(context, input)
    return new EndpointResult({ ...described, token }, { replayed: described })
  },
})

const permissionErrors = (permissions: unknown): readonly InputError[] =>
  (Array.isArray(permissions) ? permissions : []).flatMap((permission, position) => {
    const detail = countOrError(permission)
    if (typeof detail === 'number') return []
    return [{ pointer: `/permissions/${position}`, code: 'permission', detail }]
  })

const tokensMax = 100

const dayMillis = 24 * 60 * 60 * 1000

const usualDays = 30

const daysMax = 366

const create = async (context: Context, input: Static<typeof newScopedToken>) => {
  const { user } = signedIn(context)
  const { nowMillis, settings, store } = context
  const usual = { validUntil: nowMillis + usualDays * dayMillis }
  const { window, errors } = readWindow({ ...usual, ...input }, '', nowMillis)
  const { validUntil = NaN } = window
  const { tokens } = await listScopedTokens(context, user, tokensMax)
  requireValid([
    ...errors,
    ...endErrors(validUntil, nowMillis),
    ...(tokens.length < tokensMax ? [] : [tooMany]),
  ])
  const { secret, token } = newTokenText(settings.tokenKeys, user.name)
  const made = {
    id: scopedTokenIdOf(secret),
    userId: user.userId,
    userName: user.name,
    generation: user.tokenGeneration,
    name: input.name,
    permissions: parsePermissions(input.permissions),
    ...window,
    validUntil,
    note: input.note ?? null,
    createdMillis: nowMillis,
  }
  await store.write([newScopedTokenItem(made), { unchanged: user.item }])
  return { described: describeNewToken(made), token }
}

const endErrors = (validUntil: number, nowMillis: number): readonly InputError[] => {
  const latest = nowMillis + daysMax * dayMillis
  if (!(validUntil > latest)) return []
  const detail = sentence`must be at most a year from now, so not after ${new Date(latest).toISOString()}`
  return [{ pointer: '/validUntil', code: 'window', detail }]
}

const tooMany: InputError = {
  pointer: '/name',
  code: 'limit',
  detail: sentence`must not be another token of this user, who has ${tokensMax}. End one first`,
}
