/** What a request reads from and writes to: the table, or, in a dry run, a rehearsal in front of it. */
import type { Context } from '../service/context.ts'
import { visibleChanges } from '../service/visibleChanges.ts'
import { changesOf } from '../store/changes.ts'
import { type DefinitionCache, copyOfDefinitions } from '../store/definitionCache.ts'
import { Rehearsal } from '../store/rehearsal.ts'
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

/** Whether what is written is written at once, or rehearsed, and then performed or not. */
export type Writing = 'direct' | 'performed' | 'dry'

/** Counts the calls to the table, whatever comes of the request. */
export const withStores = async (
  { trace, signal }: Pick<HttpRequest, 'trace' | 'signal'>,
  writing: Writing,
  run: (stores: Stores) => Promise<HttpResponse>,
): Promise<HttpResponse> => {
  const { table: connected, definitions } = processOf()
  const table = { ...connected, signal }
  const rehearsal =
    writing === 'direct' ? undefined : new Rehearsal({ isPerformed: writing === 'performed' })
  const store = new Store(table, rehearsal)
  const unwritten = new Store(table)
  try {
    return await run({
      store,
      // What is only rehearsed must not reach the decisions of other requests.
      definitions: rehearsal === undefined ? definitions : copyOfDefinitions(definitions),
      foretell: async (context, response) => {
        if (rehearsal === undefined || writing !== 'dry') return response
        const before = { ...context, store: unwritten, definitions }
        return dryRunResponse(response, await visibleChanges(before, changesOf(rehearsal.touched)))
      },
    })
  } finally {
    trace.storeCalls += store.calls + unwritten.calls
  }
}
