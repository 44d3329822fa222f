import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { authorize, requireWithinToken } from '#access/authorize.ts'
import { namedObject, userObject } from '#values/objectId.ts'
import { signedIn } from '#access/context.ts'
import type { Context } from '#endpoint/context.ts'
import { formatCursor, readCursor } from '#table/cursor.ts'
import { readRegattaWebhooks, readUserWebhooks } from '#feed/items/webhooks.ts'
import { describeWebhook } from '#feed/steps/showWebhook.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'
import type { Static } from '#schemas/schema.ts'
import { readObject } from '#table/objects.ts'
import { webhookQuery, webhooks } from '#schemas/feed/webhook.ts'

export const { declaration, handler } = endpoint({
  name: 'listWebhooks',
  summary: 'List the own webhooks, or all webhooks of a regatta, newest first',
  routes: ['GET /sailingserver/api/v1/webhooks'],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: webhookQuery,
  load: async ({ context: { store }, input, user: { userId } }) => {
    const { regatta, limit = pageSizeMax, cursor } = input
    const reads: Promise<unknown>[] = [readObject(store, 'REGATTA', regatta)]
    // Lists are read only for callers whose access token is already verified.
    if (userId !== undefined) {
      if (regatta !== undefined) reads.push(readRegattaWebhooks(store, regatta))
      else if (cursor === undefined) reads.push(readUserWebhooks(store, userId, limit))
    }
    await Promise.all(reads)
  },
  reply: { status: 200, body: webhooks },
  errors: ['not-found', 'forbidden'],
  run: inPages(async (context, { limit, cursor }, { regatta }: Static<typeof webhookQuery>) => {
    if (regatta !== undefined) return { entries: await listOfRegatta(context, regatta) }
    const { userId, name } = signedIn(context).user
    requireWithinToken(context, { ...userObject(name), action: 'READ' })
    const list = `webhooks of ${userId}`
    const start = readCursor(context, list, cursor)
    const { webhooks: own, next } = await readUserWebhooks(context.store, userId, limit, start)
    return {
      entries: own.map((one) => describeWebhook(context, one)),
      next: formatCursor(context, list, next),
    }
  }),
})

const listOfRegatta = async (context: Context, regatta: string) => {
  const { name } = await requireRegatta(context, regatta)
  await authorize(context, { ...namedObject('REGATTA', name), action: 'UPDATE' })
  return [...(await readRegattaWebhooks(context.store, name))]
    .sort((one, other) => other.createdMillis - one.createdMillis)
    .map((one) => describeWebhook(context, one))
}
