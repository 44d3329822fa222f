/** Requests around the boundaries of windows: some before each boundary, and one as it passes. */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../../scripts/simulate/random.ts'
import type { Client, ClientRequest } from '../service/client.ts'
import type { Observation, Timeline } from './judgement.ts'

/** A request that begins so long before a boundary may end before it or after it. */
const closeMillis = [4, 40] as const
/** Another one begins early enough to end before the boundary, as far as the last ones tell. */
const earlyMillis = (latestMillis: readonly number[]): number =>
  Math.min(200, 40 + 1.5 * Math.max(0, ...latestMillis))
const latestMax = 6
const firstGuessMillis = 60

/** A timer may fire too early or too late by a millisecond, so the last one is spent in turns. */
const until = async (millis: number): Promise<void> => {
  const left = millis - Date.now()
  if (left > 1) await pause(left - 1)
  while (Date.now() < millis) await nextTurn()
}

/** Sends the request around each boundary, without waiting for responses. */
const observe = async (
  client: Client,
  process: number,
  request: ClientRequest,
  { boundaries }: Timeline,
  random: Random,
): Promise<readonly Observation[]> => {
  const sent: Promise<Observation>[] = []
  const latestMillis = [firstGuessMillis]
  const send = async (): Promise<Observation> => {
    const beganMillis = Date.now()
    const { status } = await client(request)
    const endedMillis = Date.now()
    latestMillis.unshift(endedMillis - beganMillis)
    latestMillis.splice(latestMax)
    return { process, beganMillis, endedMillis, status }
  }
  const [min, max] = closeMillis
  const begunMillis = Date.now()
  for (const boundary of boundaries.filter((each) => each > begunMillis)) {
    for (const lead of [earlyMillis(latestMillis), min + random(max - min), 0]) {
      await until(boundary - lead)
      sent.push(send())
    }
  }
  return Promise.all(sent)
}

/** One reader for each process. */
export const observeAll = async (
  clients: readonly Client[],
  request: ClientRequest,
  timeline: Timeline,
  random: Random,
): Promise<readonly Observation[]> => {
  const observations = await Promise.all(
    clients.map((client, process) => observe(client, process, request, timeline, random)),
  )
  return observations.flat()
}
