/** Measures single calls of competitors in turns. */
import type { Call } from '../service/builtFunctions.ts'
import { inTurns } from './inTurns.ts'

/** Each call gets the number of the earlier ones. */
export type Caller = (count: number) => Call

/** @throws Error when the call fails, because a fast refusal is not a result */
export const succeed = async (call: Call): Promise<Awaited<ReturnType<Call>>> => {
  const result = await call()
  const { statusCode = 0, body } = result
  if (statusCode < 200 || statusCode > 299) throw new Error(`${statusCode} ${String(body)}`)
  return result
}

/** @returns the median of each competitor, in milliseconds, after a warm-up of a fifth of the calls */
export const callTimes = async <Name extends string>(
  competitors: Readonly<Record<Name, Caller>>,
  calls: number,
): Promise<Readonly<Record<Name, number>>> => {
  const names = Object.keys(competitors) as Name[]
  const counts = new Map(names.map((name) => [name, 0]))
  const measure = async (name: Name): Promise<number> => {
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    const call = competitors[name](count)
    const started = performance.now()
    await succeed(call)
    return performance.now() - started
  }
  const turns = { names, measure, progress: () => undefined }
  await inTurns({ ...turns, rounds: Math.ceil(calls / 5) })
  return inTurns({ ...turns, rounds: calls })
}
