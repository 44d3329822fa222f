import { EndpointResult, endpoint } from '#endpoint'
import { createdWebhook, newWebhook } from '#schemas/feed/webhook.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { requireWithinToken } from '#access/authorize.ts'
import { signedIn } from '#access/context.ts'
import type { Context } from '#endpoint/context.ts'
import {
  newWebhookItems,
  readRegattaWebhooks,
  readUserWebhooks,
  webhookSlots,
  webhooksOfUserAtHostMax,
  webhooksOfUserMax,
} from '#feed/items/webhooks.ts'
import { isOfLeaderboard } from '#feed/rules/feedEvent.ts'
import { receiverUrlFaults } from '#feed/rules/receiverUrl.ts'
import { secretBytes, secretOf } from '#feed/rules/signature.ts'
import { inTime, publicAddresses, RefusedAddress } from '#feed/steps/receiverAddress.ts'
import { outbound } from '#feed/steps/sendEvent.ts'
import { describeWebhook } from '#feed/steps/showWebhook.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import type { Static } from '#schemas/schema.ts'
import { type InputError, requireValid } from '#values/failure.ts'
import { namedObject } from '#values/objectId.ts'

export const { declaration, handler } = endpoint({
  name: 'createWebhook',
  summary: 'Register a webhook for the events of a regatta',
  description:
    'The service sends each event of the feed to the URL, signed as in Standard Webhooks, as long as ' +
    'the user who registers the webhook may read the event. The list of a scoped token must permit to read them, ' +
    'too. Only this response contains the secret. ' +
    'A repeated request with the same `Idempotency-Key` returns the webhook without it.',
  routes: ['POST /sailingserver/api/v1/webhooks'],
  guard: { kind: 'object', type: 'REGATTA', id: 'regatta', actions: ['UPDATE'] },
  input: newWebhook,
  load: async ({ context: { store }, input: { regatta }, user: { userId } }) => {
    // Lists are read only for callers whose access token is already verified.
    if (userId === undefined) return
    await Promise.all([
      readRegattaWebhooks(store, regatta),
      readUserWebhooks(store, userId, webhooksOfUserMax),
    ])
  },
  inputErrors: ({ url }, { webhooksAllowLocal }) =>
    typeof url === 'string' ? urlErrors(receiverUrlFaults(url, webhooksAllowLocal)) : [],
  reply: { status: 201, body: createdWebhook },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const { webhook, secret } = await create(context, input)
    return new EndpointResult({ ...webhook, secret }, { replayed: webhook })
  },
})

/** The guard of the endpoint requires UPDATE on the regatta. */
const create = async (context: Context, input: Static<typeof newWebhook>) => {
  const { user } = signedIn(context)
  const { name: regattaName } = await requireRegatta(context, input.regatta)
  requireReadableByToken(context, regattaName, input.types)
  const [slot, errorsOfReceiver, errorsOfUser] = await Promise.all([
    freeSlot(context, regattaName),
    receiverErrors(context, input.url),
    roomErrors(context, user.userId, input.url),
  ])
  requireValid([...errorsOfReceiver, ...errorsOfUser, ...(slot === undefined ? [noSlot] : [])])
  const webhook = {
    id: randomUUID(),
    regattaName,
    slot: slot ?? 0,
    url: input.url,
    secret: secretOf(randomBytes(secretBytes)),
    description: input.description ?? null,
    types: input.types ?? null,
    userId: user.userId,
    userName: user.name,
    createdMillis: context.nowMillis,
    switchedOffMillis: null,
    reason: null,
    failingSinceMillis: null,
  }
  await context.store.write(newWebhookItems(webhook))
  return { webhook: describeWebhook(context, webhook), secret: webhook.secret }
}

/** Events are read with the rights of the user, so they must not be more than a token may read. */
const requireReadableByToken = (
  context: Context,
  regattaName: string,
  types: Static<typeof newWebhook>['types'],
): void => {
  const isOfResults = types?.some((type) => isOfLeaderboard({ type })) ?? true
  for (const type of ['REGATTA', ...(isOfResults ? ['LEADERBOARD'] : [])]) {
    requireWithinToken(context, { ...namedObject(type, regattaName), action: 'READ' })
  }
}

const urlErrors = (details: readonly string[], code = 'url'): readonly InputError[] =>
  details.map((detail) => ({ pointer: '/url', code, detail }))

/** Webhooks of simultaneous requests, which the index does not contain yet, are not counted. */
const roomErrors = async ({ store }: Context, userId: string, url: string) => {
  const { webhooks } = await readUserWebhooks(store, userId, webhooksOfUserMax)
  const { host } = new URL(url)
  const atHost = webhooks.filter((one) => new URL(one.url).host === host)
  const details = [
    ...(webhooks.length < webhooksOfUserMax
      ? []
      : [`must not be another one of this user, who has ${webhooksOfUserMax}. Delete one first`]),
    ...(atHost.length < webhooksOfUserAtHostMax
      ? []
      : [`must have another host. This user has ${webhooksOfUserAtHostMax} webhooks for it`]),
  ]
  return urlErrors(details, 'limit')
}

/** Within the time of a request. */
const resolvingMillisMax = 3000

const receiverErrors = async (context: Context, url: string): Promise<readonly InputError[]> => {
  if (context.settings.webhooksAllowLocal) return []
  const { hostname } = new URL(url)
  const isRefused = await context.requestCache(`address of ${hostname}`, async () =>
    publicAddresses(
      hostname,
      inTime(
        context.processState.shared.of(outbound).resolve,
        AbortSignal.timeout(resolvingMillisMax),
      ),
    ).then(
      () => false,
      // A name may get its address later, or the name server is slow. Each delivery resolves it again.
      (error: unknown) => error instanceof RefusedAddress,
    ),
  )
  const detail = 'must name a host on the internet. An address of this name is private or reserved'
  return urlErrors(isRefused ? [detail] : [])
}

const noSlot: InputError = {
  pointer: '/regatta',
  code: 'limit',
  detail: `must have fewer than ${webhookSlots} webhooks. Delete one of them first`,
}

/** Simultaneous requests choose the same slot, and then all but one of them run again. */
const freeSlot = async ({ store }: Context, regattaName: string): Promise<number | undefined> => {
  const taken = new Set((await readRegattaWebhooks(store, regattaName)).map(({ slot }) => slot))
  return Array.from({ length: webhookSlots }, (_, at) => at).find((at) => !taken.has(at))
}
