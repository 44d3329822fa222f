/** One round trip reads caller, security and items of the use case: none of their keys depends on another item. */
import { uuidPattern } from '#values/uuid.ts'
import { authenticate, unverifiedUserOf } from '#authentication/authentication.ts'
import { epochOf, someEpochKey } from '#access/items/definitionCache.ts'
import type { Caller } from '#access/context.ts'
import { recordedUses, recordUse, usedBy } from '#authentication/items/lastUses.ts'
import type { Middleware } from '../chain.ts'
import { authorOf, type Context } from '../context.ts'
import type { Endpoint } from '../endpoint.ts'
import { type Guard, guardsIn } from '../guard.ts'
import { beginLoading, needsCaller, itemsFor } from '../useCase.ts'
import type { HttpRequest } from '../request.ts'
import type { Services } from '../services.ts'
import { requireNetworkRate, synchronizeCounts } from './rateLimit.ts'
import { hasSessionCookie, readSessionCookie } from './credentials.ts'

export const authentication = (endpoint: Endpoint, services: Services): Middleware => ({
  name: 'authentication',
  before: async ({ event, internal }) => {
    const { credentials, store, definitions } = internal
    const epochKey = someEpochKey()
    const readsTable = credentials.kind !== 'none' || decidesForAnybody(endpoint.guard)
    const reading = {
      requestId: event.id,
      nowMillis: Date.now(),
      settings: services.settings,
      store,
      definitions,
      processState: services.processState,
      end: internal.end,
      requestCache: internal.requestCache,
    }
    internal.loading = beginLoading(endpoint, internal, reading)
    await Promise.all([
      readsTable ? store.prefetch([epochKey, ...itemsFor(endpoint, event, internal)]) : undefined,
      synchronizeCounts(internal, services.rateLimits, unverifiedUserOf(credentials).userName),
    ])
    const anonymous = {
      ...reading,
      epoch: readsTable ? epochOf(await store.get(epochKey)) : '',
      sessionSecret: readSessionCookie(event, services.settings.sessionCookie)?.secret,
      userAgent: event.headers['user-agent'],
      wantedGroupId: wantedGroupId(event),
    }
    const caller = await authenticate(anonymous, credentials)
    if (caller === undefined) requireNetworkRate(internal)
    internal.context = { ...anonymous, caller }
    internal.recordingUse = internal.isDryRun ? undefined : recordUseOf(caller, internal.context)
    store.attributeTo({
      user: authorOf({ caller }),
      token: caller?.token,
      requestId: event.id,
      atMillis: anonymous.nowMillis,
    })
    if (credentials.kind === 'bearer') internal.tokenKey = credentials.keyVersion
    if (caller !== undefined) internal.subject = caller.user.name
    internal.sessionIsOver = caller === undefined && relatesToSession(event, services)
  },
  after: async ({ internal }) => internal.recordingUse,
  // Reads of a refused request would go on during the next one, and count for it.
  onError: async ({ internal }) => {
    await internal.loading?.result.catch(() => undefined)
    await internal.recordingUse
  },
})

const relatesToSession = (event: HttpRequest, { settings }: Services): boolean =>
  event.headers.authorization === undefined && hasSessionCookie(event, settings.sessionCookie)

/** Runs beside the rest of the request. */
const recordUseOf = (caller: Caller | undefined, context: Context): Promise<void> | undefined => {
  const { store, nowMillis, processState } = context
  const used = usedBy(caller)
  if (used === undefined) return undefined
  return recordUse(store, processState.shared.of(recordedUses), used, nowMillis)
}

/** Whether the guard asks the table about a caller without credentials. */
const decidesForAnybody = (guard: Guard): boolean =>
  guardsIn(guard)[0].kind !== 'public' && !needsCaller(guard)

/** A header that is not a UUID is ignored, like a group that the caller does not belong to. */
const wantedGroupId = ({ headers: { tenantgroupid, defaulttenant } }: HttpRequest) =>
  [tenantgroupid, defaulttenant].find((id) => uuidPattern.test(id ?? ''))?.toLowerCase()
