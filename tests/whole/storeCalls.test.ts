/**
 * The calls and the costs of each endpoint, as the owner of the object, with cached roles and
 * groups: `tests/golden/storeCalls.txt`.
 * - `trips`: sequential round trips. Concurrent calls are one, and are joined with a `+`.
 * - `calls`: `storeCalls` in the log, and the requests that leave the process, as Node reports them.
 * - `read`, `write`: units as the engine reports them, which counts like AWS. The check of an item
 * in a transaction counts as a write of it, the write of an entry of the index as one unit.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { endpoints } from '../../functions/routes.ts'
import type { Endpoint, Route } from '#endpoint/endpoint.ts'
import { loadFacts } from '#access/items/definitions.ts'
import { epochOf, someEpochKey } from '#access/items/definitionCache.ts'
import { guardsIn } from '#endpoint/guard.ts'
import { listObjects } from '#table/objectLists.ts'
import { dearReads, dearReadsByCookie, longWays } from './storeCallExceptions.ts'
import { send } from '../access/scenario.ts'
import { type Fixture, type Persona, startFixture } from '../access/fixture.ts'
import { measuredRequests } from '../support/measuredRequests.ts'
import { roleOf } from '../../deploy/functions.ts'
import { meterStoreCalls, type StoreCall } from '../support/storeCalls.ts'
import { isGenerated, reviewedLines, reviewedText } from '../support/golden.ts'
import { type Alone, sameBeginning } from '../support/sameBeginning.ts'

const goldenFile = resolve(import.meta.dirname, '../golden/storeCalls.txt')
const channel = 'http.client.request.start'

/** They create what lists contain. Otherwise the lists would be empty, and cost less than usual. */
const creating = [
  'addCourseTemplate',
  'createEvent',
  'createInvitation',
  'createMarkProperties',
  'createMarkRole',
  'createMarkTemplate',
  'createRole',
  'startTracking',
]

let fixture: Fixture
let alone: Alone
let meter: ReturnType<typeof meterStoreCalls>
/** As the owner, with a bearer token. */
let rows: readonly Row[]
/** Endpoints that read one object: as an administrator, with a cookie. */
let rowsByCookie: readonly Row[]
/** Requests of the SDK that really left the process. */
let sent = 0
/** The values in the log, one number for each request. */
const logged: number[] = []

interface Row {
  readonly endpoint: Endpoint
  readonly route: Route
  readonly status: number
  readonly calls: readonly StoreCall[]
  readonly sent: number
  readonly logged: readonly number[]
  /** True if every process reads roles and groups again. */
  readonly isNewEpoch: boolean
}

const onSent = () => {
  sent += 1
}

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    logged.push((JSON.parse(String(line)) as { readonly storeCalls: number }).storeCalls)
    return true
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  fixture = await startFixture()
  const byCookie = await requestByCookie()
  subscribe(channel, onSent)
  meter = meterStoreCalls(fixture.services)
  for (const endpoint of endpoints.filter(({ name }) => creating.includes(name))) {
    await measure(endpoint, endpoint.routes[0], personaOf('owner'), fixture)
  }
  // After the meter, which replaces `send` of the client.
  alone = await sameBeginning(fixture)
  const generated = endpoints.filter(({ name }) => isGenerated(name))
  rows = await measureEach(generated, personaOf('owner'), fixture)
  rowsByCookie = await measureEach(generated.filter(readsOneThing), personaOf('admin'), {
    ...fixture,
    request: byCookie,
  })
}, 0)
afterAll(async () => {
  vi.useRealTimers()
  unsubscribe(channel, onSent)
  await fixture.stop()
})

const personaOf = (column: Persona['column']): Persona => {
  const found = fixture.personas.find((persona) => persona.column === column)
  if (found === undefined) throw new Error(`${column} is missing`)
  return found
}

/** Requests as the browser of an administrator sends them. */
const requestByCookie = async (): Promise<Fixture['request']> => {
  const form = { username: 'admin', password: fixture.adminPassword }
  const { cookies: set } = await fixture.request(`POST ${S}/login`, { form })
  const cookies = set.map((cookie) => cookie.split(';')[0] ?? '')
  return (route) => fixture.request(route, { cookies })
}

const measureEach = async (
  measured: readonly Endpoint[],
  persona: Persona,
  client: Fixture,
): Promise<readonly Row[]> => {
  const found: Row[] = []
  for (const endpoint of measured) {
    for (const route of endpoint.routes) {
      found.push(await alone(() => measure(endpoint, route, { ...persona }, client)))
    }
  }
  return found
}

/** @param client sends the measured request */
const measure = async (
  endpoint: Endpoint,
  route: Route,
  persona: Persona,
  client: Fixture,
): Promise<Row> => {
  const attempt = await measuredRequests[endpoint.name]?.(fixture, persona)
  if (attempt === undefined) throw new Error(`there is no scenario for ${endpoint.name}`)
  await meetEverything(persona)
  if (isRead(endpoint, route)) await send(client, route, persona, attempt)
  const epoch = await currentEpoch()
  meter.take()
  logged.length = 0
  sent = 0
  const { status } = await send(client, route, persona, attempt)
  const done = { calls: meter.take(), sent, logged: [...logged] }
  return { endpoint, route, status, ...done, isNewEpoch: epoch !== (await currentEpoch()) }
}

const currentEpoch = async () => epochOf(await fixture.setup.newStore().get(someEpochKey()))

const isRead = ({ changes }: Endpoint, route: Route): boolean =>
  route.startsWith('GET ') && changes !== true

const readsOneThing = (endpoint: Endpoint): boolean =>
  guardsIn(endpoint.guard)[0].kind === 'object' && isRead(endpoint, endpoint.routes[0])

/** All existing roles and groups, and the users that qualify the roles of the persona. */
const meetEverything = async ({ name = '' }: Persona): Promise<void> => {
  const store = fixture.setup.newStore()
  const idsOf = async (type: string) =>
    (await listObjects(store, type, 1000, undefined)).objects.map(({ id }) => id)
  const user = await fixture.setup.userNamed(name)
  const { definitions } = fixture.services
  const reading = { store, definitions, epoch: await currentEpoch(), caller: { user } }
  await loadFacts(reading, {
    securities: [],
    withTrail: true,
    groupIds: await idsOf('USER_GROUP'),
    roleIds: await idsOf('ROLE_DEFINITION'),
  })
}

const tripsOf = (calls: readonly StoreCall[]): number =>
  Math.max(0, ...calls.map(({ trip }) => trip))

/** The same order as in the access table, whatever folder the function is in. */
const byPath = (left: Route, right: Route): number => (reversed(left) < reversed(right) ? -1 : 1)

const reversed = (route: string): string => route.split(' ').reverse().join(' ')

const readUnitsOf = ({ calls }: Row): number => sum(calls.map(({ readUnits }) => readUnits))

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

const formatRow = (row: Row): string => {
  const { route, calls } = row
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
    readUnitsOf(row),
    sum(calls.map(({ writeUnits }) => writeUnits)),
    operations.join(' '),
  ])
}

const formatColumns = ([route, ...columns]: readonly (string | number)[]): string => {
  const operations = columns.pop() ?? ''
  const numbers = columns.map((column) => String(column).padStart(5)).join('  ')
  return `${String(route).padEnd(90)}  ${numbers}  ${operations}`.trimEnd()
}

it('has the reviewed costs', () => {
  const header = formatColumns(['route', 'trips', 'calls', 'read', 'write', 'operations'])
  const lines = new Map(reviewedLines(goldenFile))
  for (const row of rows) lines.set(row.route, formatRow(row))
  const routes = endpoints.flatMap((endpoint) => endpoint.routes).toSorted(byPath)
  const actual = `${[header, ...routes.flatMap((route) => lines.get(route) ?? [])].join('\n')}\n`

  expect(
    actual,
    'A request costs more or less than before.\n' +
      '1. Is it more? Read it in one batch with the declaration (`fetches`).\n' +
      '2. Otherwise run npm run generate, and commit the diff of tests/golden/storeCalls.txt.',
  ).toBe(reviewedText(goldenFile, actual))
})

it('logs the real number of calls', () => {
  const wrong = rows.filter(
    ({ calls, ...row }) => row.sent !== calls.length || row.logged.join() !== String(calls.length),
  )
  expect(wrong.map(({ route }) => route)).toEqual([])
})

it('is counted when it invalidates cached roles and groups in every process', () => {
  const namesOf = (found: readonly Row[]) => new Set(found.map(({ route }) => route))
  const counted = rows.filter(({ endpoint }) => endpoint.changesDefinitions)
  expect(namesOf(rows.filter(({ isNewEpoch }) => isNewEpoch))).toEqual(namesOf(counted))
})

it('succeeds', () => {
  const refused = [...rows, ...rowsByCookie].filter(({ status }) => status >= 400)
  expect(refused.map(({ route, status }) => `${route}: ${status}`)).toEqual([])
})

it('takes one round trip to read and two to write, with listed exceptions', () => {
  const usual = ({ endpoint, route }: Row) => (isRead(endpoint, route) ? 1 : 2)
  const wrong = rows.filter((row) => {
    const trips = tripsOf(row.calls)
    const { [row.endpoint.name]: exception } = longWays
    return exception === undefined
      ? trips > usual(row)
      : trips !== exception.trips || trips <= usual(row)
  })

  expect(
    wrong.map(({ route, calls }) => `${route}: ${tripsOf(calls)}`),
    'A request takes more round trips than usual, or other ones than its exception says.\n' +
      '1. Let `load` in its declaration read what the input determines.\n' +
      '2. Otherwise name it with the reason in `byTrips` of tests/whole/storeCallExceptions.ts.',
  ).toEqual([])
  expect(
    Object.keys(longWays).filter((name) => !endpoints.some((one) => one.name === name)),
  ).toEqual([])
})

it('calls only what the role of its function permits', () => {
  // `ReadRole` may update the counters of requests and of failed sign-ins.
  const ofReadRole = ['BatchGetItem', 'GetItem', 'Query', 'UpdateItem']
  const wrong = rows
    .filter(({ endpoint }) => roleOf(endpoint) === 'ReadRole')
    .flatMap(({ route, calls }) =>
      calls
        .filter(({ operation }) => !ofReadRole.includes(operation))
        .map(({ operation }) => `${route}: ${operation}`),
    )
  expect(wrong).toEqual([])
})

/** Caller, epoch, security, and the object itself. */
const unitsOfOneThing = 4

it.each([
  [
    'bearer',
    () => rows.filter(({ endpoint }) => readsOneThing(endpoint)),
    unitsOfOneThing,
    dearReads,
  ],
  // Plus the session.
  ['cookie', () => rowsByCookie, unitsOfOneThing + 1, dearReadsByCookie],
])(
  'reads one object by %s with few units, with listed exceptions',
  (_way, measured, unitsMax, dear) => {
    const wrong = measured().filter(
      (row) => readUnitsOf(row) > unitsMax !== (dear[row.endpoint.name] !== undefined),
    )

    expect(
      wrong.map((row) => `${row.route}: ${readUnitsOf(row)}`),
      'A request reads more than one object, or less than its exception says.\n' +
        'Name it with the reason in `dearReads` of tests/whole/storeCallExceptions.ts, or remove it there.',
    ).toEqual([])
    const names = new Set(endpoints.filter(readsOneThing).map(({ name }) => name))
    expect(Object.keys(dear).filter((name) => !names.has(name))).toEqual([])
  },
)
