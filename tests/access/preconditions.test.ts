/**
 * Every endpoint that changes something supports `If-Match` with the `ETag` of a GET, or lists here
 * the reason why not.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints } from '../../functions/routes.ts'
import { mayWrite } from '../../lib/http/dryRun.ts'
import { type Endpoint, methodOf } from '../../lib/http/endpoint.ts'
import { differences, stateOf } from '../support/tableState.ts'
import { type Attempt, send } from './scenario.ts'
import { scenarios } from './scenarios.ts'
import { type Persona, startWorld, type World } from './fixture.ts'

let world: World
let admin: Persona
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  world = await startWorld()
  const found = world.personas.find(({ column }) => column === 'admin')
  if (found === undefined) throw new Error('the administrator is missing')
  admin = found
}, 60_000)
afterAll(() => world.stop())

const changesNothing = 'It asks, and changes nothing.'
const makesNew = 'What it makes gets an id of its own, so that nothing is there before.'
const unseen = 'No answer shows what it changes.'
const member = 'A member is an item of its own; adding or taking one twice is the same as once.'

/** Endpoints without an `ETag`, and the reasons. */
const withoutTag: Readonly<Record<string, string>> = {
  accessToken: 'It signs in.',
  addGroupMember: member,
  addSshKey: makesNew,
  changePassword: unseen,
  copyCourse: 'It changes many races, and says of each what became of it.',
  createCourseTemplate: makesNew,
  createEvent: makesNew,
  createRole: makesNew,
  createTag: makesNew,
  createUser: makesNew,
  deleteSshKey: 'A key never changes: what is deleted is what was seen.',
  drawCourse: changesNothing,
  evaluateAccess: changesNothing,
  evaluateAccesses: changesNothing,
  hello: 'It signs in.',
  login: 'It signs in.',
  logout: 'It ends the session that it comes with.',
  removeAccessToken: 'The old token is gone, whichever it was.',
  removeGroupMember: member,
  setDefaultGroup: unseen,
  validateCourse: changesNothing,
}

/** Endpoints that create an object under a name or an id that the client chooses. */
const making: Readonly<Record<string, Attempt>> = {
  addCourseTemplate: {},
  addMarkToRegatta: {},
  createGroup: {},
  createMarkProperties: {},
  createMarkRole: {},
  createMarkTemplate: {},
}

/** The GET of the object that an endpoint changes. */
const shownBy: Readonly<Record<string, string>> = {
  addRaceColumns: 'readRegatta',
  addRoleToUser: 'readRolesOfUser',
  attachGroupRole: 'readGroup',
  changeAcl: 'readAcl',
  changeCourseTemplate: 'readCourseTemplate',
  changeMarkProperties: 'readMarkProperties',
  changeOwnership: 'readOwnership',
  changeRole: 'readRole',
  changeTag: 'listTags',
  changeUser: 'readUser',
  createCourse: 'getFromCourse',
  deleteCourseTemplate: 'readCourseTemplate',
  changeGroup: 'readGroup',
  deleteGroup: 'readGroup',
  deleteMarkProperties: 'readMarkProperties',
  deletePreference: 'readPreference',
  deleteRole: 'readRole',
  deleteTag: 'listTags',
  deleteUser: 'readUser',
  detachGroupRole: 'readGroup',
  positionMarkProperties: 'readMarkProperties',
  removeAcl: 'readAcl',
  removeOwnership: 'readOwnership',
  removeRaceColumn: 'readRegatta',
  removeRoleFromUser: 'readRolesOfUser',
  revokeMarkOnRegatta: 'readMark',
  startTracking: 'readLeaderboard',
  stopTracking: 'readLeaderboard',
  storePreference: 'readPreference',
}

const named = (name: string): Endpoint => {
  const found = endpoints.find((endpoint) => endpoint.name === name)
  if (found === undefined) throw new Error(`there is no endpoint ${name}`)
  return found
}

/** Returns a change of an existing object. */
const attemptOf = async (name: string): Promise<Attempt> => {
  const attempt = await scenarios[name]?.(world, admin)
  if (attempt === undefined) throw new Error(`there is no scenario for ${name}`)
  if (name !== 'storePreference') return attempt
  await send(world, 'PUT /security/api/restsecurity/preferences/{key}', admin, attempt)
  return { ...attempt, json: { boat: '470' } }
}

/** Returns all values of the request, as one flat list of texts for the path and the query. */
const asked = ({ values = {}, form = {}, json }: Attempt): Readonly<Record<string, string>> => {
  const all = { ...values, ...form, ...(json as object | undefined) }
  const tag = 'tag_json' in all ? (all.tag_json as string | { readonly id: string }) : undefined
  const { id } =
    typeof tag === 'string' ? (JSON.parse(tag) as { readonly id: string }) : (tag ?? {})
  const texts = Object.entries(all).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'tag_json',
  )
  const sent: Readonly<Record<string, string>> = Object.fromEntries(texts)
  // A regatta and its leaderboard have the same name.
  const { leaderboard = sent.regattaName } = sent
  return { ...sent, ...present({ id, leaderboard }) }
}

const present = (texts: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

const tagFor = async (name: string, attempt: Attempt): Promise<string | undefined> => {
  const { routes, input } = named(shownBy[name] ?? '')
  const values = Object.fromEntries(
    Object.entries(asked(attempt)).filter(([key]) => input?.properties[key] !== undefined),
  )
  const reply = await send(world, routes[0], admin, { ...attempt, ...nothing, values })
  return reply.headers.etag
}

const nothing = { form: undefined, json: undefined, body: undefined } as unknown as Attempt

const changers = endpoints.filter((endpoint) =>
  endpoint.routes.some((route) => mayWrite(endpoint, methodOf(route))),
)

it('are listed for exactly the endpoints that change something', () => {
  const listed = [...Object.keys(withoutTag), ...Object.keys(making), ...Object.keys(shownBy)]

  expect(listed.sort()).toEqual(changers.map(({ name }) => name).sort())
  expect(changers.filter(({ current }) => current !== undefined).map(({ name }) => name)).toEqual(
    changers.map(({ name }) => name).filter((name) => withoutTag[name] === undefined),
  )
})

const routesOf = (names: readonly string[]) =>
  names.flatMap((name) =>
    named(name)
      .routes.filter((route) => mayWrite(named(name), methodOf(route)))
      .map((route) => ({ name, route })),
  )

describe('a change', () => {
  it.each(routesOf(Object.keys(shownBy)))(
    'is made to what was seen alone: $name, $route',
    async ({ name, route }) => {
      const attempt = await attemptOf(name)
      const etag = await tagFor(name, attempt)
      const before = await stateOf(world)
      const sent = (ifMatch: string, more: Readonly<Record<string, string>> = {}) =>
        send(world, route, admin, {
          ...attempt,
          values: { ...attempt.values, ...more },
          headers: { ...attempt.headers, 'if-match': ifMatch },
        })

      const refused = [
        await sent('"stale"'),
        await sent(`W/${etag ?? ''}`),
        await sent('"stale"', { dryRun: 'true' }),
        await send(world, route, admin, { ...attempt, headers: { 'if-none-match': '*' } }),
      ]
      expect(etag).toMatch(/^"[\w-]{43}"$/)
      expect(refused.map(({ status }) => status)).toEqual([412, 412, 412, 412])
      expect(differences(before, await stateOf(world))).toEqual([])

      const tried = await sent(`"stale", ${etag ?? ''}`, { dryRun: 'true' })
      expect(tried.status).toBe(200)
      expect(differences(before, await stateOf(world))).toEqual([])

      const done = await sent(`"stale", ${etag ?? ''}`)
      expect(done.status).toBeLessThan(300)
      expect(differences(before, await stateOf(world))).not.toEqual([])
    },
    20_000,
  )
})

describe('an object with an id or a name that the client chooses', () => {
  it.each(routesOf(Object.keys(making)))(
    'is made once: $name',
    async ({ name, route }) => {
      const { json, form, ...attempt } = await attemptOf(name)
      const id = name === 'createGroup' ? {} : { id: crypto.randomUUID() }
      const members = { ...(json as object | undefined), ...form, ...id }
      const make = (headers: Readonly<Record<string, string>>) =>
        send(world, route, admin, { ...attempt, json: members, headers })

      expect((await make({ 'if-match': '*' })).status).toBe(412)
      expect((await make({ 'if-none-match': '*' })).status).toBeLessThan(300)
      expect((await make({ 'if-none-match': '*' })).status).toBe(412)
    },
    20_000,
  )
})

describe('an endpoint without an ETag', () => {
  it.each(routesOf(['addGroupMember', 'createRole', 'evaluateAccess']))(
    'is not done with If-Match, and is done with If-None-Match: $name',
    async ({ name, route }) => {
      const attempt = await attemptOf(name)
      const before = await stateOf(world)
      const refused = await send(world, route, admin, { ...attempt, headers: { 'if-match': '*' } })

      expect(refused.status).toBe(412)
      expect(differences(before, await stateOf(world))).toEqual([])
      const headers = { 'if-none-match': '*' }
      expect((await send(world, route, admin, { ...attempt, headers })).status).toBeLessThan(300)
    },
  )
})
