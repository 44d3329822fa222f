import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../../scripts/simulate/random.ts'
import { Tally } from '../../harness/tally.ts'
import { tokenKeysAgeMillisMax } from '#values/tokenKeys.ts'
import { inFile } from '../../scripts/tokenKeyPlaces.ts'
import { type RotationStep, takeStep } from '../../scripts/tokenKeyRotation.ts'
import type { Finding, Proof, ProofOptions } from '../proof.ts'
import {
  type Clients,
  type Generation,
  sendRequests,
  newClients,
  rotationCases,
  type RotationTally,
} from './requests.ts'
import { hello, openService, readUser, type RotatingService } from './service.ts'

const steps: readonly RotationStep[] = ['add', 'sign', 'drop']
/** Each step while it spreads and after it has spread, and the state before the rotation. */
const stretches = 2 * steps.length + 1

/** Proof: clients are served without interruption while the keys of a service are rotated. */
interface Rotation extends ProofOptions {
  readonly service: RotatingService
  readonly tally: RotationTally
}

export const rotation: Proof = {
  name: 'rotation',
  title: 'Key rotation',
  method: `Clients send access tokens and cursors while the token key rotates by the steps of \`npm run operate -- rotate-key\`, as on AWS with
generations of functions, and as on one machine with a file that changes. New tokens must never be refused. Old ones must be
valid until their key is removed, and invalid afterwards. Forged tokens are sent while the table is unreachable: a service that
reads the table for them would return 503.`,
  amount: 20_000,
  unit: 'requests',
  run: async (options) => {
    const service = await openService()
    const tally: RotationTally = new Tally()
    const rotating = { ...options, amount: Math.ceil(options.amount / 2), service, tally }
    try {
      await checkAwayTable(service, tally)
      await rotateGenerations(rotating)
      await rotateFile(rotating)
    } finally {
      await service.stop()
    }
    return findingOf(tally)
  },
}

/**
 * Shows that a 401 has a meaning: with a valid token the functions without a table respond with
 * 503.
 */
const checkAwayTable = async (service: RotatingService, tally: RotationTally): Promise<void> => {
  const text = newKeys()
  const request = await service.startWithoutTable({ TOKEN_KEY: text })
  const { first } = await newClients(service, text, await service.start({ TOKEN_KEY: text }))
  const { status } = await request(hello, first[0] ?? '')
  if (status !== 503) tally.fail(() => `without a table a valid token got ${status}, not 503`)
}

const newKeys = (): string => `1:${randomBytes(32).toString('hex')}`

async function rotateGenerations(rotating: Rotation): Promise<void> {
  const { service, amount, progress, seed, tally } = rotating
  const random = seededRandom(seed)
  const requests = Math.ceil(amount / stretches)
  let text = newKeys()
  let serving = await startGeneration(service, text)
  const clients = await newClients(service, text, serving.request)
  await sendRequests(requests, [serving], clients, tally, random)
  for (const step of steps) {
    text = takeStep(text, step)
    const next = await startGeneration(service, text)
    progress(`${step}: two versions at the same time, and then the new one only`)
    await sendRequests(requests, [serving, next], clients, tally, random)
    await sendRequests(requests, [next], clients, tally, random)
    await renewAll(clients, next)
    serving = next
  }
}

const startGeneration = async (service: RotatingService, text: string): Promise<Generation> => ({
  request: await service.start({ TOKEN_KEY: text }),
  requestWithoutTable: await service.startWithoutTable({ TOKEN_KEY: text }),
  texts: () => [text],
})

/**
 * Clients that adopt new tokens do so before the next step. A rotation waits between two steps for
 * that.
 */
const renewAll = async ({ current }: Clients, { request }: Generation): Promise<void> => {
  const replies = await Promise.all(current.map((token) => request(readUser, token)))
  replies.forEach(({ body }, user) => {
    const { access_token: token } = (body ?? {}) as { readonly access_token?: string }
    current[user] = token ?? current[user] ?? ''
  })
}

async function rotateFile(rotating: Rotation): Promise<void> {
  const { service, amount, progress, seed, tally } = rotating
  const random = seededRandom(seed)
  const folder = await mkdtemp(join(tmpdir(), 'committee-boat-rotation-'))
  const keyStore = inFile(join(folder, 'token-key'))
  let texts = [newKeys()]
  await keyStore.write(texts[0] ?? '')
  const keys = { TOKEN_KEY_FILE: join(folder, 'token-key') }
  const serving: Generation = {
    request: await service.start(keys),
    requestWithoutTable: await service.startWithoutTable(keys),
    texts: () => texts,
  }
  const clients = await newClients(service, texts[0] ?? '', serving.request)
  const stretch = () => sendRequests(requests, [serving], clients, tally, random)
  const requests = Math.ceil(amount / stretches)
  await stretch()
  for (const step of steps) {
    progress(`${step}: in the file`)
    const before = await keyStore.read()
    const after = takeStep(before, step)
    texts = [before, after]
    await keyStore.write(after)
    await stretch()
    await sleep(tokenKeysAgeMillisMax)
    texts = [after]
    await stretch()
    await renewAll(clients, serving)
  }
  await rm(folder, { recursive: true, force: true })
}

const findingOf = (tally: RotationTally): Finding => {
  const { failures } = tally
  const missing = rotationCases.filter((name) => tally.of(name) === 0)
  const valid = failures.filter((failure) => failure.startsWith('a valid')).length
  const retired = failures.filter((failure) => failure.startsWith('a retired')).length
  return {
    figures: [
      { what: 'valid tokens and cursors refused', value: valid, goal: '0' },
      { what: 'retired tokens and cursors accepted', value: retired, goal: '0' },
      ...rotationCases.map((what) => ({ what, value: tally.of(what), goal: 'more than 0' })),
    ],
    failures: [
      ...new Set(failures),
      ...missing.map((what) => `It never came to ${what}: nothing was tried.`),
    ],
  }
}
