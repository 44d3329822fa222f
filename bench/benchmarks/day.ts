/** A day of racing: mixed requests over HTTP to `npm start`, at its limit. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { httpTransport } from '../../harness/http.ts'
import { startService } from '../../harness/service.ts'
import type { Benchmark, Comparison, Goal, Outcome } from '../benchmark.ts'
import type { LoadOrder, LoadReport } from '../day/load.ts'
import { megabytesOf } from '../day/memory.ts'
import { kinds, prepareRacing } from '../day/racing.ts'
import { median, percentile } from '../measuring/statistics.ts'
import { figure } from '../page/markdownTable.ts'

const seconds = Number(process.env.SECONDS ?? 600)
const clients = Number(process.env.CLIENTS ?? 8)
const memoryAfterMillis = Math.min(60_000, (seconds * 1000) / 3)
const adminPassword = 'hoist-the-orange-flag-4'

const all = 'all requests'

type Progress = (line: string) => void

const run = async (progress: Progress): Promise<Outcome> => {
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
    return outcomeOf(report, early, await megabytesOf(pid), progress)
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

const outcomeOf = (
  report: LoadReport,
  early: number,
  late: number,
  progress: Progress,
): Outcome => {
  if (report.complaint !== undefined) progress(report.complaint)
  const requests = requestsOf(report)
  const memory = memoryOf(early, late)
  return { comparisons: [requests, memory], goals: goalsOf(report, early, late) }
}

const timesOf = ({ slices }: LoadReport, kind?: string): readonly number[] =>
  slices
    .filter((slice) => kind === undefined || slice.kind === kind)
    .flatMap(({ millis }) => millis)

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0)

const requestsOf = (report: LoadReport): Comparison => {
  const names = [all, ...kinds.map(({ name }) => name)]
  const kindOf = (name: string) => (name === all ? undefined : name)
  return {
    title: 'Response times',
    ...{ unit: 'ms', ours: all },
    series: names.map((name) => ({
      competitor: name,
      samples: mediansOfSlices(report, kindOf(name)),
    })),
    more: Object.fromEntries(
      names.map((name) => {
        const times = timesOf(report, kindOf(name))
        return [
          name,
          {
            ...{ p99: rounded(percentile(times, 0.99)), requests: times.length },
            'requests/s': rounded(times.length / report.seconds),
            refused: name === all ? sum(report.refused) : (report.refused[name] ?? 0),
            failed: name === all ? sum(report.failed) : (report.failed[name] ?? 0),
          },
        ]
      }),
    ),
    note: `A run is a tenth of the time. The load generator used ${figure(shareOfLoad(report))} of a processor.`,
  }
}

const mediansOfSlices = ({ slices }: LoadReport, kind: string | undefined): readonly number[] =>
  [...new Set(slices.map(({ slice }) => slice))].flatMap((number) => {
    const times = slices
      .filter(({ slice, kind: name }) => slice === number && (kind ?? name) === name)
      .flatMap(({ millis }) => millis)
    return times.length === 0 ? [] : [rounded(median(times))]
  })

const rounded = (value: number): number => Math.round(value * 10) / 10

const shareOfLoad = (report: LoadReport): number => report.processorMillis / report.seconds / 1000

const afterMinute = 'after a minute'
const atEnd = 'at the end'

const memoryOf = (early: number, late: number): Comparison => ({
  ...{ title: 'Memory of the service', unit: 'MB', ours: afterMinute },
  series: [
    { competitor: afterMinute, samples: [early] },
    { competitor: atEnd, samples: [late] },
  ],
  note: 'The sum of `npm start`, the gateway with all functions, and the engine.',
})

const goalsOf = (report: LoadReport, early: number, late: number): readonly Goal[] => {
  const times = timesOf(report)
  const bounded = (what: string, ratio: number, atMost: number, remark: string): Goal => ({
    ...{ what: `a day of racing: ${what}`, ratio, bound: { atMost }, remark },
  })
  const remarkOnProblems = report.complaint ?? 'There was none.'
  return [
    bounded('failures, of all requests', sum(report.failed) / times.length, 0, remarkOnProblems),
    bounded('refusals, of all requests', sum(report.refused) / times.length, 0, remarkOnProblems),
    bounded(
      'p99, against the median of all requests',
      percentile(times, 0.99) / median(times),
      5,
      'Writes take several times as long as reads, and one process executes all functions.',
    ),
    bounded('memory at the end, against that after a minute', late / early, 1.25, remarkOnMemory),
    bounded(
      'processor time of the load generator, against the elapsed time',
      shareOfLoad(report),
      0.5,
      'The load generator takes part of the processors from the service.',
    ),
  ]
}

const remarkOnMemory =
  'The engine caches pages of its file, and the process caches tracks of devices until it has enough of them.'

export const day: Benchmark = {
  name: 'day',
  title: 'A day of racing',
  method: [
    `\`npm start\` with one regatta of sixty boats and two races. ${clients} clients in a separate process send requests over`,
    `connections that stay open, each as soon as it has a response, for ${seconds} s. Eighty of a hundred requests are reads: the`,
    'board, courses, tags, positions, roles and explanations. The others write tags and courses, send batches of 30 fixes, and',
    'change an ACL. `SECONDS` and `CLIENTS` change the time and the number. The service, its engine and the load generator',
    'share the processors.',
  ].join('\n'),
  run,
}
