/** docs/guides/webhooks.md with the receiver of examples/, and a service that is killed in between. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { requestsThrough, type Request } from '../../../scripts/requests/requests.ts'
import { freePort } from '../../../scripts/freePort.ts'
import { httpTransport } from '../../../scripts/requests/http.ts'
import { V } from '../../../scripts/requests/paths.ts'
import { type Service, serviceTimeout, startService } from '../../../scripts/requests/service.ts'
import { type Receiver, startReceiver, status } from '../../support/receiver.ts'
import { blocksOf } from '../../support/markdown.ts'
import { walkDocument } from '../../support/shownLines.ts'

const root = resolve(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/guides/webhooks.md'), 'utf8')
const example = readFileSync(join(root, 'examples/receiveWebhooks.js'), 'utf8')
const adminPassword = 'Quarter-Tonner-1979'
const environment = { WEBHOOKS_ALLOW_LOCAL: '1', ADMIN_PASSWORD: adminPassword }

let folder: string
let service: Service
let receiver: Receiver | undefined
const start = async () => {
  service = await startService({ dataFolder: join(folder, 'data'), environment })
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'webhooks-'))
  await start()
}, serviceTimeout)
afterEach(() => receiver?.stop())
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

it('the guide shows the example', () => {
  const [code] = blocksOf(page).filter(({ file }) => file === 'receiver.js')
  const [, text] = /^\/\*\*.*\*\/\n([^]*)$/.exec(example) ?? []

  expect(code?.text.trim()).toBe(text?.trim())
})

/** Starts the example in the background, and waits for its port or for its output. */
const helpers = (port: number) => `
receive() {
  (cd '${root}' && WEBHOOK_SECRET="$1" PORT=${port} exec node examples/receiveWebhooks.js) > out.txt 2>&1 &
  RECEIVER=$!
  trap 'kill $RECEIVER' EXIT
  for n in $(seq 100); do curl -s -o /dev/null http://127.0.0.1:${port}/ && break; sleep 0.1; done
}
printed() {
  for n in $(seq 100); do grep -q 'race.tag.created R1/Default .*Start' out.txt && sleep 1 && return 0; sleep 0.1; done
  cat out.txt
  return 1
}
`

it('the guide leads to a receiver that prints an event', { timeout: serviceTimeout }, async () => {
  const port = await freePort()
  const steps = await walkDocument(
    page,
    (text) =>
      text
        .replace('URL=http://127.0.0.1:3000', `${helpers(port)}URL=${service.baseUrl}`)
        .replace(/^SECRET=.*$/m, (line) => `${line}\nreceive "$SECRET"`)
        .replace(/Press%20Cup\/R1\/Default\/tags$/m, (line) => `${line}\nprinted`)
        .replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`),
    folder,
  )

  expect(steps).toHaveLength(5)
  for (const { text, found, expected } of steps.slice(0, 4)) {
    const shown = JSON.stringify(expected ?? null).replaceAll(':8080', `:${port}`)
    expect(JSON.stringify(found ?? null), text).toBe(shown)
  }
  expect(steps[4]?.found).toMatchObject([{ type: 'race.tag.created', state: 'delivered' }])
})

const prepared = async (name: string) => {
  const request: Request = requestsThrough(httpTransport(service.baseUrl).send)
  const basic = ['admin', adminPassword] as const
  const json = { eventName: name, venuename: 'Kiel', numberofraces: 1 }
  await request(`POST ${V}/events/createEvent`, { basic, json })
  receiver = await startReceiver()
  const webhook = { url: receiver.url, regatta: name, types: ['race.tag.created'] }
  const { body } = await request(`POST ${V}/webhooks`, { basic, json: webhook })
  const tag = (more: object) =>
    request(`POST ${V}/${encodeURIComponent(name)}/R1/Default/tags`, {
      basic,
      json: { tag: 'Start', public: true, raceTimepoint: 1000, ...more },
    })
  return { id: (body as { readonly id: string }).id, tag, receiver }
}

it('what is private is in no delivery', { timeout: serviceTimeout }, async () => {
  const { tag, receiver: kept } = await prepared('Canary Cup')
  await tag({ tag: 'Public', hiddenInfo: 'canary-hidden' })
  await tag({ tag: 'canary-private', public: false })
  await tag({ tag: 'Last', comment: 'end' })
  const bodies = () => kept.received.map(({ body }) => body).join()
  await vi.waitFor(
    () => {
      // Deliveries may overtake each other.
      expect(bodies()).toContain('"Public"')
      expect(bodies()).toContain('"Last"')
    },
    { timeout: 10_000 },
  )

  expect(bodies()).not.toContain('canary-')
})

it('a delivery that waits survives a killed service', { timeout: serviceTimeout }, async () => {
  const { tag, receiver: kept } = await prepared('Restart Cup')
  kept.respond = status(503)
  await tag({})
  await vi.waitFor(
    () => {
      expect(kept.received).toHaveLength(1)
    },
    { timeout: 10_000 },
  )
  await service.stop('SIGKILL')
  const before = kept.received.length
  kept.respond = status(204)
  await start()
  await vi.waitFor(
    () => {
      // It may arrive twice: the killed process could not store that it had sent it.
      expect(kept.received.length).toBeGreaterThan(before)
    },
    { timeout: 20_000 },
  )

  const ids = kept.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
})
