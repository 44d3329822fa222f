/** A day of racing: mixed requests over HTTP to `npm start`, at its limit. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { httpTransport } from '../../scripts/requests/http.ts'
import { startService } from '../../scripts/requests/service.ts'
import { type Benchmark, type Figure, ratio } from '../benchmark.ts'
import type { LoadOrder, LoadReport } from '../day/load.ts'
import { megabytesOf } from '../day/memory.ts'
import { prepareRacing } from '../day/racing.ts'
import { median, percentile } from '../measuring/statistics.ts'

const seconds = Number(process.env.SECONDS ?? 600)
const clients = Number(process.env.CLIENTS ?? 8)
const memoryAfterMillis = Math.min(60_000, (seconds * 1000) / 3)
const adminPassword = 'hoist-the-orange-flag-4'

const run = async (progress: (line: string) => void): Promise<readonly Figure[]> => {
  progress('starting the service, and creating a regatta')
  const service = await startService({ environment: { ADMIN_PASSWORD: adminPassword } })
  try {
    const { send, close } = httpTransport(service.baseUrl)
    const racing = await prepareRacing(send, adminPassword)
    close()
    progress(`${clients} clients send requests for ${seconds} s`)
    const { baseUrl, pid } = service
    const loaded = sendLoad({ baseUrl, racing, clients, seconds })
    // An error of the load generator is reported below.
    loaded.catch(() => undefined)
    await pause(memoryAfterMillis)
    const early = await megabytesOf(pid)
    const report = await loaded
    if (report.complaint !== undefined) progress(report.complaint)
    return figuresOf(report, early, await megabytesOf(pid))
  } finally {
    await service.stop()
  }
}

const sendLoad = async (order: LoadOrder): Promise<LoadReport> => {
  const file = resolve(import.meta.dirname, '../day/load.ts')
  const child = fork(file, [], { execArgv: ['--import', 'tsx'] })
  child.send(order)
  const ended = once(child, 'close').then(() => {
    throw new Error('the load generator ended without a report')
  })
  const [report] = (await Promise.race([once(child, 'message'), ended])) as [LoadReport]
  ended.catch(() => undefined)
  child.disconnect()
  return report
}

const figuresOf = (report: LoadReport, early: number, late: number): readonly Figure[] => {
  const times = Object.values(report.millis).flat()
  const p99 = percentile(times, 0.99)
  const shareOfLoad = report.processorMillis / report.seconds / 1000
  return [
    { what: 'requests in a second', value: times.length / report.seconds, unit: '1/s' },
    { what: 'all requests', value: median(times), unit: 'ms' },
    { what: 'p99 of all requests', value: p99, unit: 'ms' },
    ...Object.entries(report.millis).map(([what, millis]) => ({
      what,
      value: median(millis),
      unit: 'ms',
    })),
    ratio('p99, against the median of all requests', p99 / median(times), { atMost: 5 }),
    { what: 'refusals and failures', value: report.problems, unit: '', atMost: 0 },
    { what: 'memory of the service, engine included', value: late, unit: 'MB' },
    ratio('memory at the end, against that after a minute', late / early, { atMost: 1.25 }),
    ratio('processors that the load generator takes', shareOfLoad, { atMost: 0.5 }),
  ]
}

export const day: Benchmark = {
  name: 'day',
  title: 'A day of racing',
  method: `\`npm start\` with one regatta of sixty boats and two races. They start, finish and are confirmed, while
spectators look. ${clients} clients in a separate process send requests over connections that stay open, each as soon as it has a response, for ${seconds} s. Four of five requests are reads. The service, its
engine and the load generator share the processors. \`SECONDS\` and \`CLIENTS\` change the time and the number.`,
  run,
}
