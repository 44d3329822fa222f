/** The regatta of the benchmark of a day, and the requests of its day. */
import { ApiFixture } from '../../harness/apiFixture.ts'
import {
  type RequestOptions,
  requestsThrough,
  type Transport,
} from '../../scripts/requests/requests.ts'
import { bodyOfFixes, fixAt, fixesRoute } from '../../harness/deviceFixes.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { createTrackedFleet } from '../../harness/trackedFleet.ts'

const regatta = 'Day'
const boats = 60
/** As `createTrackedFleet` makes them. */
const races = ['R1', 'R2']
const fixesOfBatch = 30
/** So old that no fix of a long day is in the future. */
const raceAgeMillis = 24 * 60 * 60_000

/** The values that a separate process needs to send the requests. */
export interface Racing {
  /** Access tokens. */
  readonly officer: string
  readonly spectator: string
  readonly roleId: string
  readonly eventId: string
  readonly deviceUuids: readonly string[]
  readonly positions: string
  readonly startMillis: number
}

export const prepareRacing = async (send: Transport, adminPassword: string): Promise<Racing> => {
  const api = new ApiFixture(requestsThrough(send))
  const admin = await api.signIn('admin', adminPassword)
  const officer = await api.createUser(admin, 'officer')
  const spectator = await api.createUser(admin, 'spectator')
  const startMillis = Date.now() - raceAgeMillis
  const fleet = { regatta, boats, fromMillis: startMillis }
  const { devices, positions } = await createTrackedFleet(api, officer, fleet)
  const { body } = await api.request(`GET ${V}/events`, { token: officer })
  const [event] = body as readonly { readonly id: string }[]
  const racing: Racing = {
    officer,
    spectator,
    positions,
    startMillis,
    roleId: await api.createRole(officer, 'bosun'),
    eventId: event?.id ?? '',
    deviceUuids: devices.map(({ deviceUuid }) => deviceUuid),
  }
  const acl = [{ groupId: null, actions: ['READ'] }]
  for (const type of ['REGATTA', 'LEADERBOARD']) {
    await api.request(`PUT ${aclOf(type, regatta)}`, { token: officer, json: { acl } })
  }
  // The first request of each kind also loads its function.
  for (const { requestOf } of kinds) {
    for (const count of races.keys()) await api.request(...requestOf(racing, count))
  }
  return racing
}

export interface Kind {
  readonly name: string
  /** How many of a hundred requests are of this kind. */
  readonly share: number
  /** @param count the number of earlier requests of this kind */
  readonly requestOf: (
    racing: Racing,
    count: number,
  ) => readonly [route: string, options: RequestOptions]
}

const raceOf = (count: number): string => `${regatta}/${races[count % races.length] ?? ''}/Default`
const leaderboard = `${V}/leaderboards/${regatta}`
const resultsOf = (count: number): string =>
  `${leaderboard}/results/${races[count % races.length] ?? ''}/Default`

/** One boat more with each request, until all have finished. */
const finishesOf = (count: number) =>
  Array.from({ length: (count % boats) + 1 }, (_, place) => ({
    sailId: `GER ${(place + count) % boats}`,
  }))

const aclOf = (type: string, id: string): string => `${S}/ownership/${type}/${id}/acl`

const kind = (name: string, share: number, requestOf: Kind['requestOf']): Kind => ({
  name,
  share,
  requestOf,
})

/** Writes come first, so that the first reads find something. */
export const kinds: readonly Kind[] = [
  kind('save a course', 3, ({ officer }, count) => [
    `POST ${V}/courseconfiguration/createCourse/${raceOf(count)}`,
    { token: officer, json: course(count) },
  ]),
  kind('write a tag', 5, ({ spectator, officer }, count) => {
    const isPublic = count % 2 === 0
    const json = { tag: `Gust ${count}`, raceTimepoint: count, public: isPublic }
    const token = isPublic ? officer : spectator
    return [`POST ${V}/${raceOf(count)}/tags`, { token, json }]
  }),
  kind('send fixes', 9, ({ deviceUuids, startMillis }, count) => {
    const device = count % boats
    const first = Math.floor(count / boats) * fixesOfBatch
    const fixes = Array.from({ length: fixesOfBatch }, (_, second) =>
      fixAt(startMillis, device, first + second),
    )
    return [fixesRoute, bodyOfFixes(deviceUuids[device] ?? '', fixes)]
  }),
  kind('start a race', 2, ({ officer }, count) => {
    const author = { authorName: 'officer', authorPriority: '0', passId: String(count) }
    const race = { race_column: races[count % races.length] ?? '', fleet: 'Default' }
    const form = { ...race, ...author, startTime: String(Date.now() + 300_000) }
    return [`PUT ${leaderboard}/starttime`, { token: officer, form }]
  }),
  kind('take a finish', 6, ({ officer }, count) => [
    `PUT ${resultsOf(count)}`,
    { token: officer, json: { state: 'draft', finishes: finishesOf(count) } },
  ]),
  kind('confirm a sheet', 2, ({ officer }, count) => [
    `PUT ${resultsOf(count)}`,
    { token: officer, json: { state: 'confirmed', finishes: finishesOf(count) } },
  ]),
  kind('change an ACL', 1, ({ officer, eventId }, count) => {
    const actions = count % 2 === 0 ? ['READ'] : ['READ', 'READ_PUBLIC']
    const json = { acl: [{ groupId: null, actions }] }
    return [`PUT ${aclOf('EVENT', eventId)}`, { token: officer, json }]
  }),
  kind('open the results', 10, ({ spectator }) => [
    `GET /results/${regatta}`,
    { token: spectator, headers: { accept: 'text/html' } },
  ]),
  kind('read the standings', 5, ({ spectator }) => [
    `GET ${leaderboard}/results`,
    { token: spectator },
  ]),
  kind('open the board', 12, ({ spectator }, count) => [
    `GET /board/${raceOf(count)}`,
    { token: spectator, headers: { accept: 'text/html' } },
  ]),
  kind('read a course', 12, ({ spectator }, count) => [
    `GET ${V}/courseconfiguration/getFromCourse/${raceOf(count)}`,
    { token: spectator },
  ]),
  kind('list tags', 10, ({ spectator }, count) => [
    `GET ${V}/${raceOf(count)}/tags?limit=20`,
    { token: spectator },
  ]),
  kind('read positions', 15, ({ officer, positions, startMillis }, count) => {
    // There are less than twice as many reads as batches, so reads follow the race.
    const second = Math.floor(count / 2 / boats) * fixesOfBatch
    const from = startMillis + Math.max(0, second - 60) * 1000
    return [`GET ${positions}?from=${from}&to=${from + 60_000}`, { token: officer }]
  }),
  kind('explain a refusal', 4, ({ spectator }) => [
    `GET ${S}/explain?permission=REGATTA:UPDATE:${regatta}`,
    { token: spectator },
  ]),
  kind('read a role', 4, ({ officer, roleId }) => [`GET ${S}/role/${roleId}`, { token: officer }]),
]

const marks = ['Pin', 'Boat', 'Windward', 'Leeward']

const course = (count: number) => ({
  name: `Course ${count % 10}`,
  markConfigurations: marks.map((name) => ({
    id: name,
    freestyleProperties: { name, markType: 'BUOY' },
  })),
  waypoints: [
    { passingInstruction: 'Line', markConfigurationIds: ['Pin', 'Boat'] },
    { passingInstruction: 'Port', markConfigurationIds: ['Windward'] },
    { passingInstruction: 'Port', markConfigurationIds: ['Leeward'] },
    { passingInstruction: 'Line', markConfigurationIds: ['Pin', 'Boat'] },
  ],
})
