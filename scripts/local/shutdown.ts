/** The parts of the service that run in this process and its children, and their end. */

interface Part {
  readonly name: string
  readonly stop: () => Promise<unknown>
}

/** In the order in which they were started. */
const parts: Part[] = []
let stopping: Promise<never> | undefined

/** After a failure, the other parts may wait for the part that has failed. */
const failedStopMillisMax = 1000

export const stopAtShutdown = (part: Part): void => {
  parts.push(part)
}

/** Settles never: the process ends. Absent as long as no shutdown has begun. */
export const runningShutdown = (): Promise<never> | undefined => stopping

/** Stops all parts in the opposite order. Runs once, also when it is called several times. */
export function shutDown(exitCode: number, message?: string): Promise<never> {
  stopping ??= (async () => {
    if (message !== undefined) console.error(message)
    if (exitCode !== 0) setTimeout(() => process.exit(exitCode), failedStopMillisMax)
    for (const part of parts.reverse()) {
      await part.stop().catch((error: unknown) => {
        console.error(`The ${part.name} does not stop: ${String(error)}`)
      })
    }
    process.exit(exitCode)
  })()
  return stopping
}

/** Ends the service on Ctrl-C and other signals, and with npm, which does not forward all of them. */
export function shutDownOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void shutDown(0))
  }
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined) return
  setInterval(() => {
    if (process.ppid !== parent) void shutDown(0)
  }, 1000).unref()
}
