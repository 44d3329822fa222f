/**
 * A race day against a laptop on the boat, by HTTPS: its clock is 40 s ahead of the phones, and its network comes and goes. Three
 * phones start the race, take the finish and tag moments; nothing is lost or doubled.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiFixture } from '../../harness/apiFixture.ts'
import { freePort } from '../../scripts/freePort.ts'
import { requestsThrough } from '../../scripts/requests/requests.ts'
import { httpTransport } from '../../scripts/requests/http.ts'
import { V } from '../../scripts/requests/paths.ts'
import { type Service, startService } from '../../scripts/requests/service.ts'
import { seededRandom, shuffled } from '../../scripts/simulate/random.ts'
import { password } from '../support/boardRace.ts'
import { signInOnForm, startBrowser } from '../support/browser.ts'
import { keptPage, startUnsteadyNetwork, type UnsteadyNetwork } from './badNetwork.ts'

const aheadMillis = 40_000
const boats = 20
const numbers = Array.from({ length: boats }, (_, index) => index + 1)
type Json = Readonly<Record<string, unknown>>

const newCertificate = (host: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'committee-boat-certificate-'))
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') }
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${host} -addext subjectAltName=DNS:${host}`
  execFileSync('openssl', [...words.split(' '), '-keyout', files.key, '-out', files.cert], {
    stdio: 'ignore',
  })
  const certificate = { key: readFileSync(files.key), cert: readFileSync(files.cert) }
  rmSync(folder, { recursive: true })
  return certificate
}

let network: UnsteadyNetwork
let service: Service
let browser: Browser
let api: ApiFixture
let token: string
let publicUrl: string
beforeAll(async () => {
  const port = await freePort()
  network = await startUnsteadyNetwork(port, newCertificate('boat.test'))
  const host = `boat.test:${network.port}`
  publicUrl = `https://${host}`
  ;[service, browser] = await Promise.all([
    startService({ port, environment: { PUBLIC_URL: publicUrl } }),
    startBrowser('--ignore-certificate-errors'),
  ])
  const { send } = httpTransport(`http://127.0.0.1:${port}`)
  api = new ApiFixture(
    requestsThrough((sent) => send({ ...sent, headers: { ...sent.headers, host } })),
  )
  token = await api.register('officer', password)
  await api.createEvent(token, 'Boat', { numberofraces: 1 })
  for (let number = 1; number <= boats; number += 1) {
    await api.enterBoat(token, 'Boat', `GER ${number}`)
  }
})
afterAll(async () => {
  await browser.close()
  network.stop()
  await service.stop()
})

const race = 'Boat/R1/Default'
const read = async (path: string) => (await api.request(path, { token })).body
const raceLog = async () =>
  (await read(
    'POST /sailingserver/rc/racelog?leaderboard=Boat&race_column=R1&fleet=Default',
  )) as readonly Json[]

/** The addresses of live changes. */
const sockets: string[] = []
const onPhone = async (path: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: publicUrl,
    viewport: { width: 390, height: 844 },
  })
  context.setDefaultTimeout(20_000)
  await context.addInitScript((millis) => {
    const clock = Date.now
    Date.now = () => clock() - millis
  }, aheadMillis)
  const page = await context.newPage()
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.goto('/account')
  await signInOnForm(page, 'officer', password)
  await page.getByText('officer').first().waitFor()
  expect(await context.cookies()).toEqual([
    expect.objectContaining({ name: '__Host-JSESSIONID', secure: true, httpOnly: true }),
  ])
  await page.goto(path)
  return page
}

/** Lets the network come and go until the returned function is called. */
const unsettle = () => {
  const random = seededRandom(7)
  const changes: string[] = []
  let timer: NodeJS.Timeout
  const change = () => {
    const next = network.state() !== 'steady' ? 'steady' : random(2) === 0 ? 'gone' : 'silent'
    network.become(next)
    changes.push(next)
    timer = setTimeout(change, 1000 + random(4000))
  }
  change()
  return () => {
    clearTimeout(timer)
    network.become('steady')
    return changes
  }
}

/** The time of the laptop at which each thing was done on a phone. */
interface Done {
  readonly name: string
  readonly at: number
  readonly isConnected: boolean
}
const done: Done[] = []
const doing = (name: string) => {
  done.push({ name, at: Date.now(), isConnected: network.state() === 'steady' })
}
/** Phones learn the time of the laptop in whole seconds. */
const millisWrongAtMost = 1500
const expectTime = (name: string, millis: number) => {
  const at = done.find((each) => each.name === name)?.at ?? NaN
  expect(Math.abs(millis - at), name).toBeLessThanOrEqual(millisWrongAtMost)
}

it(
  'loses nothing and doubles nothing, and all times are of the clock of the laptop',
  { timeout: 240_000 },
  async () => {
    const [start, finish, board] = await Promise.all(
      ['/start/Boat/R1', `/finish/${race}`, `/board/${race}`].map(onPhone),
    )
    if (start === undefined || finish === undefined || board === undefined) throw new Error()
    await start.getByText(/The clock of this device is (39|40)\.\d s slow/).waitFor()
    await board
      .locator('#checked')
      .filter({ hasText: /^Live\./ })
      .waitFor()
    for (const page of [start, finish, board]) await keptPage(page)

    const settle = unsettle()
    doing('AP')
    await start.getByRole('button', { name: 'Postpone: AP up' }).click()
    await start.waitForTimeout(5000)
    doing('AP down')
    await start.getByRole('button', { name: /AP down: warning in 1 minute/ }).click()
    const order = shuffled(numbers, seededRandom(3))
    for (const [index, number] of order.entries()) {
      await finish.waitForTimeout(500)
      await finish.getByLabel('Sail number').fill(`GER ${number}`)
      doing(`GER ${number}`)
      await finish.getByLabel('Sail number').press('Enter')
      if (index % 4 === 0) {
        doing(`Tag ${index}`)
        await board
          .locator('#tag-now')
          .getByRole('button', { name: 'Tag now', exact: true })
          .click()
        await board.getByRole('textbox', { name: 'Text' }).fill(`Tag ${index}`)
        await board.getByRole('button', { name: 'Send' }).click()
      }
    }
    const changes = settle()
    expect(changes).toContain('gone')
    expect(changes).toContain('silent')
    expect(done.filter(({ isConnected }) => !isConnected).length).toBeGreaterThan(5)

    await start.getByText('Everything is sent.').waitFor()
    await finish.getByText('Everything is saved.').waitFor()
    const log = await raceLog()
    const only = (name: string) => {
      const found = log.filter((event) => event['@class'] === `RaceLog${name}Event`)
      expect(found.length, name).toBe(1)
      return found[0] ?? {}
    }
    expectTime('AP', Number(only('PassChange').timestamp))
    // The warning signal is a minute after AP came down.
    expectTime('AP down', Number(only('StartTime').startTime) - 6 * 60_000)

    const competitors = (await read(`GET ${V}/regattas/Boat/competitors`)) as readonly Json[]
    const sailOf = new Map(competitors.map(({ id, sailID }) => [id, String(sailID)]))
    const { finishes } = (await read(`GET ${V}/leaderboards/Boat/results/R1/Default`)) as {
      readonly finishes: readonly Json[]
    }
    const finished = finishes.map(({ competitorId, finishMillis }) => ({
      sail: sailOf.get(competitorId) ?? '',
      millis: Number(finishMillis),
    }))
    expect(finished.map(({ sail }) => sail)).toEqual(order.map((number) => `GER ${number}`))
    for (const { sail, millis } of finished) expectTime(sail, millis)

    const readTags = async () => (await read(`GET ${V}/${race}/tags`)) as readonly Json[]
    const tagged = done.map(({ name }) => name).filter((name) => name.startsWith('Tag'))
    const texts = async () => (await readTags()).map(({ tag }) => String(tag)).toSorted()
    await expect.poll(texts, { timeout: 20_000 }).toEqual(tagged.toSorted())
    for (const { tag, raceTimepoint } of await readTags()) {
      expectTime(String(tag), Number(raceTimepoint))
    }
    for (const name of tagged) await board.locator('#tags', { hasText: name }).waitFor()
    expect(sockets).toContainEqual(expect.stringMatching(/^wss:\/\/boat\.test:\d+\/live/))
  },
)
