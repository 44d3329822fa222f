/**
 * After the end of a window, a helper reads and changes nothing that was made in it beyond everybody, and
 * the owners of the regatta reach all of it. A helper makes parts of a regatta in random order.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { lines } from '../results/resultsFixture.ts'
import { createCompetitor, makeCompetitor, onCompetitors } from '../support/entries.ts'
import { startTestService, type TestService } from '../support/functions.ts'
import { seedOr, sequences } from '../support/longForm.ts'
import { leaderboardPath, makeEvent, raceQuery, regattaPath, track } from '../support/sailing.ts'

const numRuns = sequences(6, 120)
const windowMillis = 3_600_000

let service: TestService
let users: Readonly<Record<'owner' | 'helper' | 'stranger', string>>
let helpers: string
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  service = await startTestService({
    RATE_LIMIT_PER_NETWORK: '1000000',
    RATE_LIMIT_PER_USER: '1000000',
  })
  const [owner, helper, stranger] = await Promise.all(
    ['owner', 'helper', 'stranger'].map((name) => service.createUser(name)),
  )
  users = { owner: owner ?? '', helper: helper ?? '', stranger: stranger ?? '' }
  const path = `GET ${S}/usergroup?groupName=helper-tenant`
  const { body } = await service.request(path, { token: users.helper })
  helpers = (body as { readonly groupId: string }).groupId
})
afterAll(async () => {
  await service.stop()
  vi.useRealTimers()
})

interface Plot {
  readonly regatta: string
  /** Competitors of the helper, which stay the helper's. */
  readonly own: Set<string>
  /** Distinguishes what the attempts make. */
  count: number
}

const request = (...parameters: Parameters<TestService['request']>) =>
  service.request(...parameters)

interface Listed {
  readonly id: string
  readonly boat: { readonly id: string }
}

const listOf = async <One>(path: string, token = users.owner) =>
  (await request(`GET ${path}`, { token })).body as readonly One[]

const entriesOf = ({ regatta }: Plot) => listOf<Listed>(regattaPath(regatta, '/competitors'))

/** Each is done by the helper. */
const attempts: Readonly<Record<string, (plot: Plot, token: string) => Promise<unknown>>> = {
  import: (plot, token) => {
    plot.count += 1
    const body = `Sail number;Name;Boat;Class\nGER ${plot.count};Imported;Swift;49er\n`
    const path = regattaPath(plot.regatta, '/competitors/import')
    return request(`POST ${path}`, { token, body, headers: { 'content-type': 'text/csv' } })
  },
  create: (plot, token) => {
    plot.count += 1
    const sailid = String(plot.count)
    return createCompetitor(service, plot.regatta, { token, competitorName: 'Made', sailid })
  },
  addOwn: async ({ regatta, own }, token) => {
    const home = await makeEvent(service, token)
    const { id } = await makeCompetitor(service, home, { token, competitorName: 'Own' })
    own.add(id)
    return onCompetitors(service, regatta, `/${id}/add`, { token })
  },
  correct: async (plot, token) => {
    const [first] = await entriesOf(plot)
    const change = [{ competitorId: first?.id ?? '', boatName: 'Corrected' }]
    return request(`PUT ${regattaPath(plot.regatta, '/entries')}`, { token, json: { change } })
  },
  track: ({ regatta }, token) =>
    track(service, token, 'starttracking', regatta, { race_column: 'R1' }),
  mark: ({ regatta }, token) =>
    request(`POST ${V}/mark/addMarkToRegatta`, {
      token,
      json: { regattaName: regatta, markName: `Mark ${newId()}` },
    }),
  draft: ({ regatta }, token) =>
    request(`PUT ${leaderboardPath(regatta, '/results/R2/Default')}`, {
      token,
      json: { state: 'draft', finishes: [] },
    }),
  confirm: ({ regatta }, token) =>
    request(`PUT ${leaderboardPath(regatta, '/results/R1/Default')}`, {
      token,
      json: { state: 'confirmed', finishes: lines('A') },
    }),
}

const permit = async (regatta: string): Promise<void> => {
  const validUntil = Date.now() + windowMillis
  const acl = [{ groupId: helpers, actions: ['READ', 'UPDATE'], validUntil }]
  for (const type of ['REGATTA', 'LEADERBOARD']) {
    const path = `PUT ${S}/ownership/${type}/acl?id=${encodeURIComponent(regatta)}`
    expect((await request(path, { token: users.owner, json: { acl } })).status).toBe(200)
  }
}

type Probe = readonly [route: string, json?: object]

const probesOf = async (plot: Plot, isTracked: boolean): Promise<readonly Probe[]> => {
  const { regatta, own } = plot
  const entries = await entriesOf(plot)
  const marks = await listOf<{ readonly id: string }>(leaderboardPath(regatta, '/marks'))
  const race = `${regatta} R1 Default`
  const securities = [
    ...entries
      .filter(({ id }) => !own.has(id))
      .flatMap(({ id, boat }) => [`COMPETITOR?id=${id}`, `BOAT?id=${boat.id}`]),
    ...(isTracked ? [`TRACKED_RACE?${raceQuery(regatta, race)}`] : []),
  ]
  return [
    ...entries
      .filter(({ id }) => !own.has(id))
      .flatMap(({ id, boat }): readonly Probe[] => [
        [`GET ${V}/competitors/${id}`],
        [`GET ${V}/competitors/${id}/team`],
        [`GET ${V}/boats/${boat.id}`],
        [`GET ${leaderboardPath(regatta, `/competitors/${id}`)}`],
        [`PUT ${V}/competitors/${id}`, { searchTag: 'probe' }],
      ]),
    ...(Array.isArray(marks) ? marks : []).map(({ id }): Probe => [
      `GET ${leaderboardPath(regatta, `/marks/${id}`)}`,
    ]),
    [`GET ${regattaPath(regatta, '/competitors')}`],
    [`GET ${leaderboardPath(regatta, '/results')}`],
    [`GET ${leaderboardPath(regatta, '/results/R2/Default')}`],
    [`PUT ${regattaPath(regatta, '/entries')}`, { withdraw: [entries[0]?.id ?? ''] }],
    ...(isTracked
      ? ([
          [`GET ${regattaPath(regatta)}/races/${encodeURIComponent(race)}/competitors/positions`],
          [`POST ${leaderboardPath(regatta, '/stoptracking')}`],
        ] as const)
      : []),
    ...securities.flatMap((security): readonly Probe[] => [
      [`GET ${S}/ownership/${security}`],
      [`PUT ${S}/ownership/${security.replace('?', '/acl?')}`, { acl: [] }],
    ]),
  ]
}

const answer = async ([route, json]: Probe, token: string): Promise<Reply> =>
  request(route, { token, ...(json && { json }) })

/** Without what differs between two requests. */
const comparable = ({ status, body }: Reply) =>
  JSON.stringify([status, body]).replaceAll(/"requestId":"[^"]*"/g, '')

it(
  'stays with the owners of the regatta, whatever a helper makes in a window',
  { timeout: 60_000 + numRuns * 10_000 },
  async () => {
    let [compared, reached] = [0, 0]
    const names = Object.keys(attempts)
    const sequences = fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 12 })
    const play = async (kinds: readonly string[], isPublic: boolean): Promise<void> => {
      vi.setSystemTime(Date.now() + 1000)
      const regatta = await makeEvent(service, users.owner, {
        numberofraces: 2,
        ispublic: isPublic,
      })
      const plot = { regatta, own: new Set<string>(), count: 0 }
      await makeCompetitor(service, regatta, {
        token: users.owner,
        competitorName: 'A',
        sailid: '1',
      })
      plot.count = 1
      await permit(regatta)
      for (const kind of kinds) await attempts[kind]?.(plot, users.helper)
      vi.setSystemTime(Date.now() + windowMillis + 1)
      const probes = await probesOf(plot, kinds.includes('track'))
      for (const probe of probes) {
        const [byHelper, byStranger] = [
          await answer(probe, users.helper),
          await answer(probe, users.stranger),
        ]
        expect([probe, comparable(byHelper)]).toEqual([probe, comparable(byStranger)])
        compared += 1
      }
      for (const probe of probes) {
        const { status } = await answer(probe, users.owner)
        const isMissing = status === 404 && probe[0].includes('results/R2')
        expect([probe, isMissing || status < 300]).toEqual([probe, true])
        reached += 1
      }
    }
    await fc.assert(fc.asyncProperty(sequences, fc.boolean(), play), {
      numRuns,
      seed: seedOr(20_261_129),
    })
    expect(Math.min(compared, reached)).toBeGreaterThan(numRuns * 15)
  },
)
