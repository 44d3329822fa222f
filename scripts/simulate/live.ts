/** Sends the positions of a fleet while it sails. */
import pLimit from 'p-limit'
import { between, type Fix, type Track } from '#positions/rules/track.ts'
import { DemoError } from '../demo/api.ts'
import { readReply, type Transport } from '../requests/requests.ts'
import { postFixes } from './requests.ts'

interface LiveBoat {
  readonly deviceUuid: string
  readonly track: Track
}

export interface LiveOptions {
  readonly transport: Transport
  readonly boats: readonly LiveBoat[]
  readonly now: () => number
  readonly pause: (millis: number) => Promise<unknown>
  readonly isStopped: () => boolean
  /** Called after each round, with the number of fixes that the service has taken so far. */
  readonly report: (sent: number, isConnected: boolean) => void
}

/** The app sends a batch each few seconds, with at most 30 fixes. */
const roundMillis = 3_000
const batchMax = 30

const requestsAtOnce = 10

/** @returns when all boats have sent all their fixes, or the simulation is stopped */
export async function sendLive(options: LiveOptions): Promise<void> {
  const { transport, boats, now, pause, isStopped, report } = options
  const limit = pLimit(requestsAtOnce)
  const begunMillis = now()
  const sentUntil = new Map(boats.map(({ deviceUuid }) => [deviceUuid, begunMillis]))
  let sent = 0
  while (!isStopped()) {
    const results = await Promise.all(
      boats.map((boat) =>
        limit(async () => {
          const due = between(boat.track, (sentUntil.get(boat.deviceUuid) ?? 0) + 1, now())
          const batch = due.slice(0, batchMax)
          const isTaken = await postIfConnected(transport, boat.deviceUuid, batch)
          const last = batch.at(-1)
          if (isTaken && last !== undefined) sentUntil.set(boat.deviceUuid, last.timeMillis)
          if (isTaken) sent += batch.length
          return isTaken
        }),
      ),
    )
    report(sent, results.every(Boolean))
    const isOver = boats.every(
      ({ deviceUuid, track }) =>
        (track.at(-1)?.timeMillis ?? 0) <= (sentUntil.get(deviceUuid) ?? 0),
    )
    if (isOver) return
    await pause(roundMillis)
  }
}

/** Fixes that the service has not taken are sent again in the next round. */
async function postIfConnected(
  transport: Transport,
  deviceUuid: string,
  batch: readonly Fix[],
): Promise<boolean> {
  if (batch.length === 0) return true
  const outage: Transport = (sent) =>
    transport(sent).catch((error: unknown) => {
      if (error instanceof DemoError)
        return readReply({ status: 503, headers: {}, cookies: [], text: '' })
      throw error
    })
  return postFixes(outage, deviceUuid, batch)
}
