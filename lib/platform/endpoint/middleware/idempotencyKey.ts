import { randomUUID } from 'node:crypto'
import { Failure } from '#values/failure.ts'
import { graceMillis } from '../requestTimes.ts'
import { releaseLease } from '../items/requests.ts'
import { Store } from '#table/store.ts'
import type { Middleware } from '../chain.ts'
import { methodOf, type Route } from '../endpoint.ts'
import type { Services } from '../services.ts'

const idempotencyKeyMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE'])

export const supportsIdempotencyKey = (route: Route): boolean =>
  idempotencyKeyMethods.has(methodOf(route))

const idempotencyKeyCharactersMax = 255

/** Reads the key once for all attempts, and releases its lease when the request has failed. */
export const idempotencyKey = ({ table }: Services): Middleware => ({
  name: 'idempotencyKey',
  before: ({ event, internal }) => {
    const key = event.headers['idempotency-key']?.trim()
    const isIgnored = internal.isDryRun === true || !idempotencyKeyMethods.has(event.method)
    if (key === undefined || isIgnored) return
    if (!/^[\x20-\x7e]+$/.test(key) || key.length > idempotencyKeyCharactersMax) {
      throw new Failure(
        'malformed-request',
        `The header Idempotency-Key must have 1 to ${idempotencyKeyCharactersMax} printable ASCII characters, for example a UUID.`,
      )
    }
    internal.idempotent = { key, leaseId: randomUUID() }
  },
  onError: async ({ internal: { idempotent } }) => {
    if (idempotent?.lease === undefined) return
    // The request may have no time left. A lease that is not released expires.
    const store = new Store({ ...table, signal: AbortSignal.timeout(graceMillis) })
    await releaseLease(store, idempotent.lease).catch(() => undefined)
  },
})
