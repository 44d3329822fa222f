/** Fixes in a second, and their units, by the size of the batches. */
import type { Comparison } from '../benchmark.ts'
import { rounded } from '../measuring/callTimes.ts'
import { consumedUnits } from '../measuring/consumedUnits.ts'
import { inTurns } from '../measuring/inTurns.ts'
import { percentile } from '../measuring/statistics.ts'
import { type Fleet, succeed } from './fleet.ts'

const batchOfApp = 'batches of 30, as the app sends them'

const sizes = { [batchOfApp]: 30, 'batches of 1': 1, 'batches of 10': 10, 'batches of 300': 300 }
/** Ten minutes, at a fix each second. */
const fixesOfRound = 600
const rounds = 5

/** So that half of the batches of 30 span two minutes. */
const offsetSeconds = 15

interface Sender {
  readonly name: string
  readonly size: number
  readonly device: number
  /** The next second to send. */
  second: number
  readonly millis: number[]
}

/** @param fleet with a device for each size of batches */
export const compareBatches = async (
  fleet: Fleet,
  progress: (line: string) => void,
): Promise<Comparison> => {
  const senders = Object.entries(sizes).map(([name, size], device): Sender => ({
    ...{ name, size, device, millis: [], second: offsetSeconds },
  }))
  for (const sender of senders) await sendRound(fleet, sender)
  const series = await inTurns({
    ...{ competitors: senders, rounds, progress },
    nameOf: ({ name }) => name,
    measure: async (sender) => {
      const millis = await sendRound(fleet, sender)
      sender.millis.push(...millis)
      return rounded((fixesOfRound / millis.reduce((sum, each) => sum + each, 0)) * 1000)
    },
  })
  const more: Record<string, Readonly<Record<string, number>>> = {}
  for (const sender of senders) {
    const { read, write } = await consumedUnits(() => sendRound(fleet, sender))
    more[sender.name] = {
      'p95 of a request, ms': rounded(percentile(sender.millis, 0.95)),
      'read units a fix': rounded(read / fixesOfRound),
      'write units a fix': rounded(write / fixesOfRound),
    }
  }
  return {
    ...{ title: 'Fixes in a second, one request after the other', unit: 'fixes/s' },
    ...{ ours: batchOfApp, series, more },
    note: 'Each device records a fix each second. A run sends the fixes of ten minutes. A write is a transaction, which costs two units for each minute. Half of the batches of 30 span two minutes.',
  }
}

/** @returns the time of each request */
const sendRound = async (fleet: Fleet, sender: Sender): Promise<readonly number[]> => {
  const millis: number[] = []
  for (let sent = 0; sent < fixesOfRound; sent += sender.size) {
    const call = fleet.send(sender.device, sender.second, sender.size)
    const started = performance.now()
    await succeed(call)
    millis.push(performance.now() - started)
    sender.second += sender.size
  }
  return millis
}
