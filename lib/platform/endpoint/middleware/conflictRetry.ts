import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '#values/failure.ts'
import { retryMillisMax } from '../requestLimits.ts'
import { TableConflict } from '#table/errors.ts'
import type { Handler } from '../chain.ts'
import type { Services } from '../services.ts'

const firstBackoffMillis = 40
const backoffMillisMax = 2000

/**
 * Runs the inner chain, and runs it again with fresh reads after a write conflict. Exponential
 * random backoff separates concurrent processes. Only on a developer's machine does one process
 * serve many requests at once; it runs one retry at a time.
 */
export const conflictRetry =
  (attempt: Handler, { retryQueue, settings }: Services): Handler =>
  async (event, internal) => {
    const startedAt = performance.now()
    const run = async () => attempt(event, internal)
    for (let longest = firstBackoffMillis; ; longest = Math.min(2 * longest, backoffMillisMax)) {
      try {
        return await (longest === firstBackoffMillis ? run() : retryQueue(run))
      } catch (error) {
        if (!(error instanceof TableConflict)) throw error
        const millis = Math.random() * longest
        if (performance.now() - startedAt + millis > retryMillisMax * settings.patience) {
          throw new Failure('conflict', 'Other requests keep changing the same object. Try again.')
        }
        await pause(millis)
      }
    }
  }
