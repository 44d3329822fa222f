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
import { loadFacts } from '../../lib/store/definitions.ts'
import { epochOf, someEpochKey } from '../../lib/store/entities/epoch.ts'
import { listObjects } from '../../lib/store/lists.ts'
import { send } from '../access/scenario.ts'
import { type Persona, startWorld, type World } from '../access/world.ts'
import { S } from '../support/functions.ts'
import { measuredRequests } from '../support/measuredRequests.ts'
import { meterStoreCalls, type StoreCall } from '../support/storeCalls.ts'

const goldenFile = resolve(import.meta.dirname, '../golden/storeCalls.txt')
const channel = 'http.client.request.start'

let world: World
let meter: ReturnType<typeof meterStoreCalls>
/** As the owner, by bearer. */
let rows: readonly Row[]
/** Of endpoints that read one thing: as an administrator, by cookie. */
let rowsByCookie: readonly Row[]
/** Requests of the SDK that really left the process. */
let sent = 0
/** What the log says, one number for each request. */
const logged: number[] = []

interface Row {
  readonly endpoint: Endpoint
  readonly route: Route
  readonly status: number
  readonly calls: readonly StoreCall[]
  readonly sent: number
  readonly logged: readonly number[]
  /** Whether every process reads roles and groups again. */
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
  world = await startWorld()
  subscribe(channel, onSent)
  meter = meterStoreCalls(world.services)
  rows = await measureEach(endpoints, personaOf('owner'), world)
  rowsByCookie = await measureEach(endpoints.filter(readsOneThing), personaOf('admin'), {
    ...world,
    request: await requestByCookie(),
  })
}, 240_000)
afterAll(async () => {
  unsubscribe(channel, onSent)
  await world.stop()
})

const personaOf = (column: Persona['column']): Persona => {
  const found = world.personas.find((persona) => persona.column === column)
  if (found === undefined) throw new Error(`${column} is missing`)
  return found
}

/** As if the browser of an administrator had sent it. */
const requestByCookie = async (): Promise<World['request']> => {
  const form = { username: 'admin', password: world.adminPassword }
  const { cookies: set } = await world.request(`POST ${S}/login`, { form })
  const cookies = set.map((cookie) => cookie.split(';')[0] ?? '')
  return (route) => world.request(route, { cookies })
}

const measureEach = async (
  measured: readonly Endpoint[],
  persona: Persona,
  client: World,
): Promise<readonly Row[]> => {
  const found: Row[] = []
  for (const endpoint of measured) {
    for (const route of endpoint.routes) {
      found.push(await measure(endpoint, route, persona, client))
    }
  }
  return found
}

/** @param client sends the request that is measured */
const measure = async (
  endpoint: Endpoint,
  route: Route,
  persona: Persona,
  client: World,
): Promise<Row> => {
  const attempt = await measuredRequests[endpoint.name]?.(world, persona)
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

const currentEpoch = async () => epochOf(await world.setup.newStore().get(someEpochKey()))

const isRead = ({ changes }: Endpoint, route: Route): boolean =>
  route.startsWith('GET ') && changes !== true

const readsOneThing = (endpoint: Endpoint): boolean =>
  endpoint.guard.kind === 'object' && isRead(endpoint, endpoint.routes[0])

/** All roles and groups that there are, and the users that the persona's roles are qualified by. */
const meetEverything = async ({ name = '' }: Persona): Promise<void> => {
  const store = world.setup.newStore()
  const idsOf = async (type: string) =>
    (await listObjects(store, type, 1000, undefined)).objects.map(({ id }) => id)
  const user = await world.setup.userNamed(name)
  await loadFacts(store, world.services.definitions, await currentEpoch(), user, {
    ...{ securities: [], withTrail: true },
    groupIds: await idsOf('USER_GROUP'),
    roleIds: await idsOf('ROLE_DEFINITION'),
  })
}

const tripsOf = (calls: readonly StoreCall[]): number =>
  Math.max(0, ...calls.map(({ trip }) => trip))

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

it('is counted where it makes every process read roles and groups again', () => {
  const namesOf = (found: readonly Row[]) => new Set(found.map(({ route }) => route))
  const counted = rows.filter(({ endpoint }) => endpoint.changesDefinitions)
  expect(namesOf(rows.filter(({ isNewEpoch }) => isNewEpoch))).toEqual(namesOf(counted))
})

it('does what it was asked for', () => {
  const refused = [...rows, ...rowsByCookie].filter(({ status }) => status >= 400)
  expect(refused.map(({ route, status }) => `${route}: ${status}`)).toEqual([])
})

/** Which need more round trips than one to read, or two to write, and why. */
const longWays: Readonly<Record<string, { readonly trips: number; readonly because: string }>> = {
  ...Object.fromEntries(
    [
      ...['listEvents', 'listLeaderboards', 'listMarkProperties', 'listMarkRoles'],
      ...['listMarkTemplates', 'listReadableGroups', 'listRegattas', 'listRoles'],
    ].map((name) => [
      name,
      { trips: 2, because: 'What a list holds is known before its security is asked for.' },
    ]),
  ),
  changeRole: {
    trips: 3,
    because: 'Who has the role is read after what tells of new holders, so that nobody is missed.',
  },
  deleteUser: {
    trips: 4,
    because:
      'The user says which group is theirs. What hangs on the user is looked for when they are gone, so that nothing is left that came meanwhile.',
  },
  explain: {
    trips: 2,
    because: 'What decided is known before it is asked whether the caller may know its name.',
  },
  getFromCourseTemplate: { trips: 2, because: 'The template says what it consists of.' },
  listAuditRecords: {
    trips: 2,
    because: 'The records name users and groups, and the caller may not read all of them.',
  },
  listCourseTemplates: { trips: 3, because: 'The entries say in turn what they consist of.' },
  listSshKeys: {
    trips: 2,
    because: 'Which keys a user has is known before the security of each is asked for.',
  },
  listUsersWithPermission: {
    trips: 5,
    because: 'The security says which roles to look at, and these say who has them.',
  },
  login: {
    trips: 6,
    because:
      'A password that this process has not verified lately has to pass three counters, in turn: who is refused by one uses up nothing of the next.',
  },
  readGroup: {
    trips: 2,
    because: 'Who is a member is known before it is asked whether the caller may know their names.',
  },
  readGroupByName: { trips: 3, because: 'The same, and the name leads to the group.' },
  stopTracking: { trips: 3, because: 'Which races are tracked is in the regatta.' },
}

it('takes one round trip to read and two to write, but for reasons', () => {
  const usual = ({ endpoint, route }: Row) => (isRead(endpoint, route) ? 1 : 2)
  const wrong = rows.filter((row) => {
    const trips = tripsOf(row.calls)
    const { [row.endpoint.name]: exception } = longWays
    return exception === undefined
      ? trips > usual(row)
      : trips !== exception.trips || trips <= usual(row)
  })

  expect(wrong.map(({ route, calls }) => `${route}: ${tripsOf(calls)}`)).toEqual([])
  expect(
    Object.keys(longWays).filter((name) => !endpoints.some((one) => one.name === name)),
  ).toEqual([])
})

/** Caller, epoch, security, and the thing itself. */
const unitsOfOneThing = 4

/** Which read more than one thing, though their guard names one, and why. */
const dearReads: Readonly<Record<string, string>> = {
  getFromCourse: 'The marks of a regatta are sixteen items.',
  getFromCourseTemplate: 'The template says what it consists of.',
  listMarks: 'The marks of a regatta are sixteen items.',
  raceBoard: 'The course with all marks, and the tags.',
  readGroup: 'The members, and whether the caller may know their names.',
  readMark: 'A mark has the rights of the leaderboard, and is an item beside it.',
}

it.each([
  ['bearer', () => rows.filter(({ endpoint }) => readsOneThing(endpoint)), unitsOfOneThing],
  // And the session.
  ['cookie', () => rowsByCookie, unitsOfOneThing + 1],
])('reads one thing by %s with few units, but for reasons', (_way, measured, unitsMax) => {
  const wrong = measured().filter(
    (row) => readUnitsOf(row) > unitsMax !== (dearReads[row.endpoint.name] !== undefined),
  )

  expect(wrong.map((row) => `${row.route}: ${readUnitsOf(row)}`)).toEqual([])
  const names = new Set(measured().map(({ endpoint }) => endpoint.name))
  expect(Object.keys(dearReads).filter((name) => !names.has(name))).toEqual([])
})
