/**
 * Every endpoint that changes something supports `If-Match` with the `ETag` of a GET, or lists here
 * the reason why not.
 */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { endpoints } from '../../functions/routes.ts'
import { canWrite } from '#endpoint/middleware/dryRun.ts'
import { type Endpoint, methodOf } from '#endpoint/endpoint.ts'
import { differences, stateOf } from '../support/tableState.ts'
import { type Attempt, send } from '../access/scenario.ts'
import { scenarios } from '../access/scenarios.ts'
import type { Persona } from '../access/fixture.ts'
import { renewedFixture } from '../access/renewedFixture.ts'

const fixture = await renewedFixture()

const admin = (): Persona => {
  const found = fixture.personas.find(({ column }) => column === 'admin')
  if (found === undefined) throw new Error('the administrator is missing')
  return found
}

/** Endpoints without an `ETag`, by the reason. */
const withoutTag: Readonly<Record<string, readonly string[]>> = {
  'It signs in.': ['accessToken', 'hello', 'login'],
  'Adding or removing a competitor is idempotent.': ['addCompetitor', 'removeCompetitor'],
  'Adding or removing a member is idempotent.': [
    'addAnyUserToGroup',
    'addGroupMember',
    'removeGroupMember',
  ],
  'Repeated positions change nothing.': ['addMarkFix', 'pingMark', 'receiveFixes'],
  'It creates an object with a new id.': [
    'addSshKey',
    'createCompetitor',
    'createCompetitorWithBoat',
    'createCourseTemplate',
    'copyEvent',
    'createEvent',
    'createGroupOfEvent',
    'createRegatta',
    'createInvitation',
    'createPasswordReset',
    'createRole',
    'createTag',
    'createToken',
    'createUser',
    'createWebhook',
  ],
  'Only the whole list can be read.': [
    'archiveTrackedEvent',
    'deleteTrackedEvent',
    'storeTrackedEvent',
  ],
  'No response contains the changed state.': ['changePassword', 'setDefaultGroup'],
  'It changes many races, and reports the result of each.': ['copyCourse'],
  'It changes many marks, which a preview shows.': ['importMarkProperties'],
  'A key never changes.': ['deleteSshKey'],
  'The newest press counts.': ['storeTally'],
  'The first name stays.': ['denoteForTracking'],
  'It only evaluates its input.': [
    'designCourse',
    'designCourseFromText',
    'drawCourse',
    'evaluateAccess',
    'evaluateAccesses',
    'fleetsPage',
    'listTrackingDevices',
    'readDeviceStatus',
    'previewInvitation',
    'previewPasswordReset',
    'proposeFleets',
    'putWind',
    'validateCourse',
  ],
  'No GET shows the mappings.': ['endDeviceMapping', 'startDeviceMapping'],
  'No GET returns the race log.': ['exchangeRaceLog'],
  'To accept again changes nothing.': ['acceptInvitation'],
  'The link works once.': ['acceptPasswordReset', 'confirmEmail'],
  'A mail replaces the link of the mail before.': ['forgotPassword', 'sendConfirmation'],
  'Closing a notice again changes nothing.': ['closeResetNotice'],
  'It ends the session of the request.': ['logout'],
  'A token and a session never change.': ['deleteOwnToken', 'deleteSession', 'deleteToken'],
  'It ends whatever there is.': ['deleteSessions'],
  'It removes any current token.': ['removeAccessToken'],
  'It replaces any picture.': ['uploadTeamImage'],
  'It sends an event, whatever the state of the webhook.': ['testWebhook'],
  'The GET of the times also contains the time of the service.': ['setTrackingTimes'],
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

/** The endpoints that change an object, by its GET. */
const changersOf: Readonly<Record<string, readonly string[]>> = {
  readRegatta: ['addRaceColumns', 'changeRegatta', 'deleteRegatta', 'removeRaceColumn'],
  readRolesOfUser: ['addRoleToUser', 'removeRoleFromUser'],
  listCompetitors: [
    'assignFleets',
    'changeTimeOnDistanceAllowance',
    'changeTimeOnTimeFactor',
    'changeEntries',
    'importEntries',
  ],
  readResults: ['importResults'],
  readGroup: ['attachGroupRole', 'changeGroup', 'deleteGroup', 'detachGroupRole'],
  readAcl: ['changeAcl', 'removeAcl'],
  readCompetitor: ['changeCompetitor'],
  readCompetitorOfLeaderboard: ['changeDisplayName'],
  readCourseTemplate: ['changeCourseTemplate', 'deleteCourseTemplate'],
  readEvent: ['changeEvent', 'deleteEvent'],
  readFinishSheet: ['deleteFinishSheet', 'saveFinishSheet'],
  readRaceColumnFactors: ['changeRaceColumnFactor'],
  readLeaderboard: ['changeLeaderboard', 'startTracking', 'stopTracking'],
  readMarkProperties: ['changeMarkProperties', 'deleteMarkProperties', 'positionMarkProperties'],
  readOwnership: ['changeOwnership', 'removeOwnership'],
  readRole: ['changeRole', 'deleteRole'],
  listTags: ['changeTag', 'deleteTag'],
  readUser: ['changeUser', 'deleteUser'],
  getFromCourse: ['createCourse', 'restoreCourse'],
  readInvitation: ['deleteInvitation'],
  readPreference: ['deletePreference', 'storePreference'],
  readWebhook: ['deleteWebhook'],
  readMark: ['revokeMarkOnRegatta'],
  readStartTime: ['setStartTime'],
}

const shownBy: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(changersOf).flatMap(([get, names]) => names.map((name) => [name, get])),
)

const named = (name: string): Endpoint => {
  const found = endpoints.find((endpoint) => endpoint.name === name)
  if (found === undefined) throw new Error(`there is no endpoint ${name}`)
  return found
}

/** Returns a change of an existing object. */
const attemptOf = async (name: string): Promise<Attempt> => {
  const attempt = await scenarios[name]?.(fixture, admin())
  if (attempt === undefined) throw new Error(`there is no scenario for ${name}`)
  if (name !== 'storePreference') return attempt
  await send(fixture, 'PUT /security/api/restsecurity/preferences/{key}', admin(), attempt)
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
  const reply = await send(fixture, routes[0], admin(), { ...attempt, ...nothing, values })
  return reply.headers.etag
}

const nothing = { form: undefined, json: undefined, body: undefined } as unknown as Attempt

const changers = endpoints.filter((endpoint) =>
  endpoint.routes.some((route) => canWrite(endpoint, methodOf(route))),
)

it('are listed for exactly the endpoints that change something', () => {
  const untagged = Object.values(withoutTag).flat()
  const listed = [...untagged, ...Object.keys(making), ...Object.keys(shownBy)]

  expect(listed.sort()).toEqual(changers.map(({ name }) => name).sort())
  expect(changers.filter(({ current }) => current !== undefined).map(({ name }) => name)).toEqual(
    changers.map(({ name }) => name).filter((name) => !untagged.includes(name)),
  )
})

const routesOf = (names: readonly string[]) =>
  names.flatMap((name) =>
    named(name)
      .routes.filter((route) => canWrite(named(name), methodOf(route)))
      .map((route) => ({ name, route })),
  )

describe('a change', () => {
  it.each(routesOf(Object.keys(shownBy)))(
    'requires the current ETag: $name, $route',
    async ({ name, route }) => {
      const attempt = await attemptOf(name)
      const etag = await tagFor(name, attempt)
      const before = await stateOf(fixture)
      const sent = (ifMatch: string, more: Readonly<Record<string, string>> = {}) =>
        send(fixture, route, admin(), {
          ...attempt,
          values: { ...attempt.values, ...more },
          headers: { ...attempt.headers, 'if-match': ifMatch },
        })

      const refused = [
        await sent('"stale"'),
        await sent(`W/${etag ?? ''}`),
        await sent('"stale"', { dryRun: 'true' }),
        await send(fixture, route, admin(), {
          ...attempt,
          headers: { ...attempt.headers, 'if-none-match': '*' },
        }),
      ]
      expect(etag).toMatch(/^"[\w-]{43}"$/)
      expect(refused.map(({ status }) => status)).toEqual([412, 412, 412, 412])

      const tried = await sent(`"stale", ${etag ?? ''}`, { dryRun: 'true' })
      expect(tried.status).toBe(200)
      expect(differences(before, await stateOf(fixture))).toEqual([])

      const done = await sent(`"stale", ${etag ?? ''}`)
      expect(done.status).toBeLessThan(300)
      expect(differences(before, await stateOf(fixture))).not.toEqual([])
    },
    20_000,
  )
})

describe('an object with an id or a name that the client chooses', () => {
  it.each(routesOf(Object.keys(making)))(
    'is created once: $name',
    async ({ name, route }) => {
      const { json, form, ...attempt } = await attemptOf(name)
      const id = name === 'createGroup' ? {} : { id: newId() }
      const members = { ...(json as object | undefined), ...form, ...id }
      const make = (headers: Readonly<Record<string, string>>) =>
        send(fixture, route, admin(), { ...attempt, json: members, headers })

      expect((await make({ 'if-match': '*' })).status).toBe(412)
      expect((await make({ 'if-none-match': '*' })).status).toBeLessThan(300)
      expect((await make({ 'if-none-match': '*' })).status).toBe(412)
    },
    20_000,
  )
})

describe('an endpoint without an ETag', () => {
  it.each(routesOf(['addGroupMember', 'createRole', 'evaluateAccess']))(
    'refuses If-Match, and accepts If-None-Match: $name',
    async ({ name, route }) => {
      const attempt = await attemptOf(name)
      const before = await stateOf(fixture)
      const refused = await send(fixture, route, admin(), {
        ...attempt,
        headers: { 'if-match': '*' },
      })

      expect(refused.status).toBe(412)
      expect(differences(before, await stateOf(fixture))).toEqual([])
      const headers = { 'if-none-match': '*' }
      expect((await send(fixture, route, admin(), { ...attempt, headers })).status).toBeLessThan(
        300,
      )
    },
  )
})
