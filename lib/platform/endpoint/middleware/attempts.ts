/** The attempts of a request: after a conflict it runs again, with a store of its own. */
import { setTimeout as pause } from 'node:timers/promises'
import { Failure, StaleRead } from '#values/failure.ts'
import { retryMillisMax } from '#values/requestLimits.ts'
import { TableConflict } from '#table/errors.ts'
import type { Handler, Middleware } from '../chain.ts'
import type { Services } from '../services.ts'
import { copyOfDefinitions } from '#access/items/definitionCache.ts'
import { WriteBuffer } from '#table/writeBuffer.ts'
import { Store } from '#table/store.ts'
import type { RequestState } from '../requestState.ts'

const firstBackoffMillis = 40
const backoffMillisMax = 2000

/** Random backoff separates concurrent processes. Only a local process serves many requests: one retry at a time. */
export const conflictRetry =
  (attempt: Handler, { retryQueue, settings }: Services): Handler =>
  async (event, internal) => {
    const startedAt = performance.now()
    const run = async () => attempt(event, internal)
    for (let longest = firstBackoffMillis; ; longest = Math.min(2 * longest, backoffMillisMax)) {
      try {
        return await (longest === firstBackoffMillis ? run() : retryQueue(run))
      } catch (error) {
        if (!(error instanceof TableConflict || error instanceof StaleRead)) throw error
        const millis = Math.random() * longest
        if (performance.now() - startedAt + millis > retryMillisMax * settings.patience) {
          throw new Failure('conflict', 'Other requests keep changing the same object. Try again.')
        }
        await pause(millis)
      }
    }
  }

/** A dry run discards the buffered writes. An idempotent request sends them with the response to replay. */
export const unitOfWork = (services: Services): Middleware => ({
  name: 'unitOfWork',
  before: ({ internal }) => {
    const isDryRun = internal.isDryRun === true
    const isBuffered = isDryRun || internal.idempotent !== undefined
    internal.writeBuffer = isBuffered ? new WriteBuffer({ isSentLater: !isDryRun }) : undefined
    internal.store = openStore(services, internal, internal.writeBuffer)
    // Buffered changes of roles and groups must not affect the decisions of other requests.
    const { definitions } = services
    internal.definitions = isBuffered ? copyOfDefinitions(definitions) : definitions
  },
})

/** A store whose calls end with the request and are counted in the log. */
export const openStore = (
  { table }: Services,
  { signal, stores }: RequestState,
  writeBuffer?: WriteBuffer,
): Store => {
  const store = new Store({ ...table, signal }, writeBuffer)
  stores.push(store)
  return store
}
