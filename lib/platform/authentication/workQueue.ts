/**
 * A queue of expensive work, such as password hashes. Work does not run if its request has ended
 * before its turn, and a request that would end before its turn is refused at once.
 */
import pLimit from 'p-limit'
import { Failure } from '#values/failure.ts'

/** When a request ends: at its deadline, or earlier if its connection is closed. */
export interface RequestEnd {
  readonly signal: AbortSignal
  /** The deadline, in milliseconds of `performance.now()`. */
  readonly atMillis: number
}

/** @param end absent: the work waits as long as it takes */
export type WorkQueue = <Result>(work: () => Promise<Result>, end?: RequestEnd) => Promise<Result>

/** @param concurrency how many run at the same time */
export const workQueue = (concurrency: number): WorkQueue => {
  const limit = pLimit(concurrency)
  let waiting = 0
  let meanMillis = 0

  const refuseLateTurn = ({ signal, atMillis }: RequestEnd) => {
    if (signal.aborted) throw ended()
    // If no work waits, the mean may be outdated, and only more work corrects it.
    if (waiting === 0) return
    const doneMillis = performance.now() + meanMillis * (1 + (waiting + concurrency) / concurrency)
    if (doneMillis > atMillis) throw full((doneMillis - atMillis) / 1000)
  }
  const measured = async (work: () => Promise<void>) => {
    const beganAt = performance.now()
    await work()
    const millis = performance.now() - beganAt
    meanMillis = meanMillis === 0 ? millis : (meanMillis + millis) / 2
  }

  return async (work, end) => {
    if (end !== undefined) refuseLateTurn(end)
    return new Promise((resolve, reject) => {
      let waits = true
      const leave = () => {
        if (waits) waiting -= 1
        waits = false
      }
      waiting += 1
      end?.signal.addEventListener('abort', () => {
        leave()
        reject(ended())
      })
      void limit(async () => {
        if (!waits) return
        leave()
        await measured(() => work().then(resolve, reject))
      })
    })
  }
}

const ended = () =>
  new Failure('unavailable', 'The service does not respond fast enough. Try again soon.')

const full = (seconds: number) =>
  new Failure('unavailable', 'Too many passwords wait to be checked. Try again later.', {
    seconds: Math.ceil(seconds),
  })
