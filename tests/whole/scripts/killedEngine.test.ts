/** A database engine that is killed under load: the service ends, and the feed has each acknowledged tag. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Request, requestsThrough, successful } from '../../../scripts/requests/requests.ts'
import { httpTransport } from '../../../scripts/requests/http.ts'
import { newId } from '../../../harness/ids.ts'
import { S, V } from '../../../scripts/requests/paths.ts'
import { type Service, startService } from '../../../scripts/requests/service.ts'
import { failedRecordsFile } from '../../../scripts/stream/localStream.ts'
import { positionFile } from '../../../scripts/streamRecords.ts'
import { runs } from '../../support/longForm.ts'

const kills = runs(5, 8)
const tagsOfKill = runs(60, 125)
const exitMillisMax = 2000
const writersAtOnce = 8

let dataFolder: string
let service: Service
const environment = { ADMIN_PASSWORD: 'reaching-on-port-7' }
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'committee-boat-killed-'))
})
afterAll(async () => {
  await service.stop()
  await rm(dataFolder, { recursive: true, force: true })
})

/** Follows the feed to its empty page. */
const idsInFeed = async (request: Request, token: string): Promise<ReadonlySet<unknown>> => {
  const ids = new Set<unknown>()
  for (let next = `${V}/regattas/Kiel/feed?limit=200`; ;) {
    const { body, headers } = await request(`GET ${next}`, { token })
    const events = body as readonly { readonly data: { readonly id?: string } }[]
    if (events.length === 0) return ids
    for (const { data } of events) ids.add(data.id)
    next = /<(.*)>; rel="next"/.exec(headers.link ?? '')?.[1] ?? ''
  }
}

const killEngine = (): void => {
  const lines = execFileSync('ps', ['axww', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  const engine = lines.find(
    (line) => /^ *\d+ \S*dynoxide --host/.test(line) && line.includes(dataFolder),
  )
  process.kill(Number.parseInt(engine ?? ''), 'SIGKILL')
}

const start = async () => {
  service = await startService({ dataFolder, environment })
  const transport = httpTransport(service.baseUrl)
  const request = requestsThrough(transport.send)
  const { body } = await successful(request)(`GET ${S}/access_token`, {
    basic: ['admin', environment.ADMIN_PASSWORD],
  })
  const { access_token: token } = body as { readonly access_token: string }
  return { request, token, close: transport.close }
}

type Client = Awaited<ReturnType<typeof start>>

/** A request whose body does not end keeps its connection open. */
const beginRequest = ({ port }: Service): void => {
  const head = ['POST /health HTTP/1.1', 'host: localhost', 'content-length: 9', '', '{']
  connect(port, '127.0.0.1')
    .on('error', () => undefined)
    .write(head.join('\r\n'))
}

/** Writes tags until the service has ended, and remembers those that it has acknowledged. */
const writeTags = async ({ request, token }: Client, acknowledged: Set<string>): Promise<void> => {
  const running = new AbortController()
  void service.exitCode.then(() => {
    running.abort()
  })
  while (!running.signal.aborted) {
    const id = newId()
    const json = { id, tag: id, raceTimepoint: 1, public: true }
    const route = `POST ${V}/Kiel/R1/Default/tags`
    const reply = await request(route, { token, json }).catch(() => undefined)
    if (reply?.status === 201) acknowledged.add(id)
    else if ((reply?.status ?? 503) < 500) throw new Error(reply?.text)
  }
}

/** As if the last record that the service has processed had failed. */
const reportRecord = async (): Promise<void> => {
  const { arn: streamArn, positions } = JSON.parse(
    await readFile(positionFile(dataFolder), 'utf8'),
  ) as { readonly arn: string; readonly positions: Readonly<Record<string, string>> }
  const [[shardId, number] = []] = Object.entries(positions)
  const records = { startSequenceNumber: number, endSequenceNumber: number }
  const message = { DDBStreamBatchInfo: { shardId, streamArn, ...records } }
  await writeFile(failedRecordsFile(dataFolder), `${JSON.stringify(message)}\n`)
}

const runPrintedCommand = (): string => {
  const [, words = ''] =
    /The feeds lack changes.* npm (run operate .*)/.exec(service.output()) ?? []
  return execFileSync('npm', words.split(' '), { encoding: 'utf8' })
}

it(
  'ends the service at once, and the feed has each change after the next start',
  { timeout: 600_000 },
  async () => {
    const acknowledged = new Set<string>()
    const exits: number[] = []
    for (let kill = 1; kill <= kills; kill += 1) {
      const client = await start()
      if (kill === 1) {
        const form = { eventName: 'Kiel', venuename: 'Kiel', numberofraces: '1' }
        const { token } = client
        await successful(client.request)(`POST ${V}/events/createEvent`, { token, form })
      }
      const writing = Array.from({ length: writersAtOnce }, () => writeTags(client, acknowledged))
      beginRequest(service)
      const number = () => acknowledged.size
      await expect.poll(number, { timeout: 30_000, interval: 5 }).toBeGreaterThan(kill * tagsOfKill)
      const killedAt = performance.now()
      killEngine()
      expect(await service.exitCode).toBe(1)
      exits.push(performance.now() - killedAt)
      expect(service.output()).toContain('The database engine ended unexpectedly')
      await Promise.all(writing)
      client.close()
    }

    await reportRecord()
    const { request, token } = await start()
    const missing = async () => {
      const found = await idsInFeed(request, token)
      return [...acknowledged].filter((id) => !found.has(id))
    }
    await expect.poll(missing, { timeout: 30_000, interval: 500 }).toEqual([])
    expect(Math.max(...exits)).toBeLessThan(exitMillisMax)
    // The thread of the stream starts beside the service.
    await expect.poll(service.output, { timeout: 30_000 }).toContain('The feeds lack changes')
    expect(runPrintedCommand()).toMatch(/^\d+ changes read again, 0 events added to feeds$/m)
    expect(existsSync(failedRecordsFile(dataFolder))).toBe(false)
  },
)
