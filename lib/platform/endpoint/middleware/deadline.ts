import { setMaxListeners } from 'node:events'
import { Failure } from '#values/failure.ts'
import { graceMillis, requestMillisMax } from '#values/requestLimits.ts'
import { onEveryResponse, type Middleware, type Timeout } from '../chain.ts'
import type { RequestState } from '../requestState.ts'
import type { Services } from '../services.ts'
import type { RequestEnd } from '#authentication/passwordHash.ts'

/** Below the timeouts of function and gateway. Queues end a moment before, so that the table can learn of it. */
export const deadline = ({ settings: { patience } }: Services): Middleware => ({
  name: 'deadline',
  before: ({ internal }) => {
    const controller = new AbortController()
    // The SDK adds a listener for each call, and a request may make many calls.
    setMaxListeners(0, controller.signal)
    internal.signal = controller.signal
    const millis = requestMillisMax * patience
    internal.end = new EndOfWaiting(internal, performance.now() + millis - graceMillis)
    internal.deadlineTimers.push(
      setTimeout(() => {
        controller.abort()
      }, millis),
    )
  },
  ...onEveryResponse(({ internal }) => {
    internal.deadlineTimers.forEach(clearTimeout)
  }),
})

/** Few requests wait in a queue, and a signal and a timer take as long as a decision. */
class EndOfWaiting implements RequestEnd {
  readonly atMillis: number
  readonly #request: Pick<RequestState, 'connection' | 'deadlineTimers'>
  #signal: AbortSignal | undefined

  constructor(request: Pick<RequestState, 'connection' | 'deadlineTimers'>, atMillis: number) {
    this.#request = request
    this.atMillis = atMillis
  }

  get signal(): AbortSignal {
    return (this.#signal ??= this.#begin())
  }

  #begin(): AbortSignal {
    const { connection, deadlineTimers } = this.#request
    const waiting = new AbortController()
    const leave = () => {
      waiting.abort()
    }
    if (connection?.aborted === true || performance.now() >= this.atMillis) leave()
    connection?.addEventListener('abort', leave)
    deadlineTimers.push(setTimeout(leave, this.atMillis - performance.now()))
    return waiting.signal
  }
}

/** Ends a request that still waits for something other than the table, such as a password hash. */
export const timeout = ({ settings: { patience } }: Services): Timeout => ({
  afterMillis: requestMillisMax * patience + graceMillis,
  fail: () => {
    throw new Failure('unavailable', 'The service does not respond fast enough. Try again soon.')
  },
})
