import { copyOfDefinitions } from '#access/items/definitionCache.ts'
import { WriteBuffer } from '#table/writeBuffer.ts'
import { Store } from '#table/store.ts'
import type { Middleware } from '../chain.ts'
import type { RequestState } from '../requestState.ts'
import type { Services } from '../services.ts'

/**
 * Opens the store of one attempt. The writes of dry runs and idempotent requests are buffered. A
 * dry run discards them. An idempotent request sends them together with the response to replay.
 */
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
