/** The time that a request has: below that of the function, and far below that of the gateway. */
import { setMaxListeners } from 'node:events'
import { Failure } from '../domain/failure.ts'
import { graceMillis, requestMillisMax } from '../domain/request/requestTimes.ts'
import type { HttpRequest } from './request.ts'

/**
 * When the time is over, calls to the table end at once, and none begins any more. What waits for
 * something else, a turn or a hash, gets its answer a moment later.
 * @throws Failure `unavailable`
 */
export const beforeDeadline = async <Result>(
  request: HttpRequest,
  run: (request: HttpRequest) => Promise<Result>,
): Promise<Result> => {
  const controller = new AbortController()
  // The SDK listens once for each call, and a request may make many.
  setMaxListeners(0, controller.signal)
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort()
      timer = setTimeout(reject, graceMillis, tooLate())
    }, requestMillisMax)
  })
  try {
    return await Promise.race([run({ ...request, signal: controller.signal }), deadline])
  } finally {
    clearTimeout(timer)
  }
}

const tooLate = (): Failure =>
  new Failure('unavailable', 'The service does not answer fast enough. Try again soon.')
