/**
 * What each endpoint does with the table and what it costs, as the owner of what the request is
 * about, with every role and group met before: `tests/golden/storeCalls.txt`.
 *
 * - `trips`: sequential round trips. Calls side by side are one, and stand together with a `+`.
 * - `calls`: what the log tells (`storeCalls`), and what leaves the process, as Node reports it.
 * - `read`, `write`: units as the engine reports them, which counts as AWS does. The check of an item
 *   in a transaction counts as a write of it, the write of an entry of the index as one unit.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { endpoints } from '../../functions/routes.ts'
import type { Endpoint, Route } from '../../lib/http/endpoint.ts'
import { processOf } from '../../lib/http/process.ts'
import { loadFacts } from '../../lib/store/definitions.ts'
import { epochOf, someEpochKey } from '../../lib/store/epoch.ts'
import { listObjects } from '../../lib/store/lists.ts'
import { send } from '../access/scenario.ts'
import { scenarios } from '../access/scenarios.ts'
import { type Persona, startWorld, type World } from '../access/world.ts'
import { meterStoreCalls, type StoreCall } from '../support/storeCalls.ts'

vi.mock('../../lib/service/security/passwordHash.ts', async (original) =>
  (await import('../support/cheapHashes.ts')).cheapHashes(original),
)

const goldenFile = resolve(import.meta.dirname, '../golden/storeCalls.txt')
const channel = 'http.client.request.start'

let world: World
let meter: ReturnType<typeof meterStoreCalls>
let rows: readonly Row[]
/** Requests of the SDK that really left the process. */
let sent = 0
/** What the log says, one number for each request. */
const logged: number[] = []

interface Row {
  readonly endpoint: Endpoint
  readonly route: Route
  readonly calls: readonly StoreCall[]
  readonly sent: number
  readonly logged: readonly number[]
}

const onSent = () => {
  sent += 1
}

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    logged.push((JSON.parse(String(line)) as { readonly storeCalls: number }).storeCalls)
    return true
  })
  world = await startWorld()
  subscribe(channel, onSent)
  meter = meterStoreCalls()
  rows = await measureEach((route, persona, attempt) => send(world, route, persona, attempt))
}, 120_000)
afterAll(async () => {
  unsubscribe(channel, onSent)
  await world.stop()
})

const personaOf = (column: Persona['column']): Persona => {
  const found = world.personas.find((persona) => persona.column === column)
  if (found === undefined) throw new Error(`${column} is missing`)
  return found
}

type Send = (
  ...about: Parameters<typeof send> extends [unknown, ...infer About] ? About : never
) => ReturnType<typeof send>

const measureEach = async (sendIt: Send): Promise<readonly Row[]> => {
  const measured: Row[] = []
  for (const endpoint of endpoints) {
    for (const route of endpoint.routes) measured.push(await measure(endpoint, route, sendIt))
  }
  return measured
}

const measure = async (endpoint: Endpoint, route: Route, sendIt: Send): Promise<Row> => {
  const owner = personaOf('owner')
  const attempt = await scenarios[endpoint.name]?.(world, owner)
  if (attempt === undefined) throw new Error(`there is no scenario for ${endpoint.name}`)
  await meetEverything(owner)
  meter.take()
  logged.length = 0
  sent = 0
  await sendIt(route, owner, attempt)
  return { endpoint, route, calls: meter.take(), sent, logged: [...logged] }
}

/** All roles and groups that there are, and the users that the persona's roles are qualified by. */
const meetEverything = async ({ name = '' }: Persona): Promise<void> => {
  const store = world.setup.newStore()
  const idsOf = async (type: string) =>
    (await listObjects(store, type, 1000, undefined)).objects.map(({ id }) => id)
  const user = await world.setup.userNamed(name)
  const epoch = epochOf(await store.get(someEpochKey()))
  await loadFacts(store, processOf().definitions, epoch, user, {
    securities: [],
    groupIds: await idsOf('USER_GROUP'),
    roleIds: await idsOf('ROLE_DEFINITION'),
  })
}

const tripsOf = (calls: readonly StoreCall[]): number =>
  Math.max(0, ...calls.map(({ trip }) => trip))

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

const formatRow = ({ route, calls }: Row): string => {
  const operations = Array.from({ length: tripsOf(calls) }, (_, position) =>
    calls
      .filter(({ trip }) => trip === position + 1)
      .map(({ operation }) => operation)
      .sort()
      .join('+'),
  )
  return formatColumns([
    route,
    tripsOf(calls),
    calls.length,
    sum(calls.map(({ readUnits }) => readUnits)),
    sum(calls.map(({ writeUnits }) => writeUnits)),
    operations.join(' '),
  ])
}

const formatColumns = ([route, ...columns]: readonly (string | number)[]): string => {
  const operations = columns.pop() ?? ''
  const numbers = columns.map((column) => String(column).padStart(5)).join('  ')
  return `${String(route).padEnd(90)}  ${numbers}  ${operations}`.trimEnd()
}

it('costs what was reviewed', () => {
  const header = formatColumns(['route', 'trips', 'calls', 'read', 'write', 'operations'])
  const actual = `${[header, ...rows.map(formatRow)].join('\n')}\n`
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(goldenFile, actual)

  expect(
    actual,
    'A request costs more or less than before.\n' +
      '1. Is it more? Fetch what is needed with the declaration (`fetches`), in one go.\n' +
      '2. Else run UPDATE_GOLDEN=1 npx vitest run tests/functions/storeCalls.test.ts, and\n' +
      '   commit the diff of tests/golden/storeCalls.txt.',
  ).toBe(existsSync(goldenFile) ? readFileSync(goldenFile, 'utf8') : '')
})

it('logs as many calls as there were', () => {
  const wrong = rows.filter(
    ({ calls, ...row }) => row.sent !== calls.length || row.logged.join() !== String(calls.length),
  )
  expect(wrong.map(({ route }) => route)).toEqual([])
})
