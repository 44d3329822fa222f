/** Functions that no HTTP request starts: their declaration, and the services of their work. */
import { randomUUID } from 'node:crypto'
import type { Context } from '#endpoint/context.ts'
import { requestCache } from '#values/requestCache.ts'
import { failureFields } from '#endpoint/logLine.ts'
import { Store } from '#table/store.ts'
import { type Services, servicesOfProcess } from '#endpoint/services.ts'

export interface BackgroundDeclaration {
  /** The name of the file, of the Lambda function, and of the operation in the log. */
  readonly name: string
  readonly summary: string
  /** The changes of the table that start the function. Absent: the stream does not start it. */
  readonly stream?: {
    /** A change starts the function if it matches one of these patterns of EventBridge. */
    readonly patterns: readonly object[]
  }
}

export interface Work {
  /** Without a caller. A function that decides permissions adds the epoch and the user. */
  readonly context: Omit<Context, 'epoch'>
  readonly services: Services
  /** Adds to a figure in the log line of the invocation, such as the number of records. */
  readonly count: (figure: string, number: number) => void
}

type Run<Event, Result> = (work: Work, event: Event) => Promise<Result>

export type BackgroundHandler<Event, Result> = (event: Event) => Promise<Result>

export const background = <Event, Result>({
  run,
  ...declaration
}: BackgroundDeclaration & { readonly run: Run<Event, Result> }): {
  readonly declaration: BackgroundDeclaration
  readonly handler: BackgroundHandler<Event, Result>
} => ({ declaration, handler: runIn(declaration, run) })

/** @param services those of the process by default; tests pass their own */
export const runIn =
  <Event, Result>(
    { name: operation }: Pick<BackgroundDeclaration, 'name'>,
    run: Run<Event, Result>,
    services?: Services,
  ): BackgroundHandler<Event, Result> =>
  async (event) => {
    const created = services ?? servicesOfProcess()
    const { settings, table, definitions, processState } = created
    const requestId = randomUUID()
    const store = new Store(table)
    const figures: Record<string, number> = {}
    const context = {
      requestId,
      nowMillis: Date.now(),
      settings,
      store,
      definitions,
      processState,
      requestCache: requestCache(),
    }
    const count = (figure: string, number: number) => {
      figures[figure] = (figures[figure] ?? 0) + number
    }
    const startedAt = performance.now()
    // Contains nothing of the event, which may hold secrets.
    const log = (error?: unknown) => {
      created.log({
        level: error === undefined ? 'info' : 'error',
        time: new Date().toISOString(),
        operation,
        requestId,
        storeCalls: store.calls,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        ...figures,
        ...failureFields(error),
      })
    }
    try {
      const result = await run({ context, services: created, count }, event)
      log()
      return result
    } catch (error) {
      log(error ?? new Error('unknown'))
      throw error
    }
  }
