/** What a request reads from and writes to: the table, or, in a dry run, a write buffer in front of it. */
import type { Context } from '../service/context.ts'
import { visibleChanges } from '../service/visibleChanges.ts'
import { changesOf } from '../store/changes.ts'
import { type DefinitionCache, copyOfDefinitions } from '../store/definitionCache.ts'
import { WriteBuffer } from '../store/writeBuffer.ts'
import { Store } from '../store/store.ts'
import { dryRunResponse } from './dryRun.ts'
import { processOf } from './process.ts'
import type { HttpRequest } from './request.ts'
import type { HttpResponse } from './httpResponse.ts'

interface Stores {
  readonly store: Store
  readonly definitions: DefinitionCache
  /** The answer, or, in a dry run, what it would be. */
  readonly foretell: (context: Context, response: HttpResponse) => Promise<HttpResponse>
}

/** Whether what is written is written at once, or collected, and then sent or not. */
export type Writing = 'direct' | 'performed' | 'dry'

/** Counts the calls to the table, whatever comes of the request. */
export const withStores = async (
  { trace, signal }: Pick<HttpRequest, 'trace' | 'signal'>,
  writing: Writing,
  run: (stores: Stores) => Promise<HttpResponse>,
): Promise<HttpResponse> => {
  const { table: connected, definitions } = processOf()
  const table = { ...connected, signal }
  const writeBuffer =
    writing === 'direct' ? undefined : new WriteBuffer({ isSentLater: writing === 'performed' })
  const store = new Store(table, writeBuffer)
  const unwritten = new Store(table)
  try {
    return await run({
      store,
      // Writes of a dry run must not reach the decisions of other requests.
      definitions: writeBuffer === undefined ? definitions : copyOfDefinitions(definitions),
      foretell: async (context, response) => {
        if (writeBuffer === undefined || writing !== 'dry') return response
        const before = { ...context, store: unwritten, definitions }
        return dryRunResponse(
          response,
          await visibleChanges(before, changesOf(writeBuffer.changes)),
        )
      },
    })
  } finally {
    trace.storeCalls += store.calls + unwritten.calls
  }
}
