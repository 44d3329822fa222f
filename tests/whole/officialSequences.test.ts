/**
 * Official results change only together with their state, an entry in the list of changes, and an event.
 * Organizers and others change everything that results follow from, in random order.
 */
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { startFeedWriter } from '../support/feedWriter.ts'
import { V } from '../../scripts/requests/paths.ts'
import { readSeriesFacts, readResults, scored } from '#results/steps/results.ts'
import { Store } from '#table/store.ts'
import { groupedBy } from '#values/groupedBy.ts'
import { keepLog } from '../support/logLines.ts'
import { runs, seedOr, sequences } from '../support/longForm.ts'
import { leaderboardPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'
import {
  makeOfficial,
  savesSheet,
  sendStep,
  type Series,
  step,
  type Step,
} from './officialSteps.ts'

keepLog()
const service = await useTestService()
const { request } = service
const tokens = {
  organizer: await service.createUser('organizer'),
  sailor: await service.createUser('sailor'),
  nobody: undefined,
}
const { organizer } = tokens
const feed = await startFeedWriter(service, service.services)
afterAll(() => feed.stop())

const numRuns = sequences(5, 100)
const stepsMax = runs(25, 60)

interface Score extends Readonly<Record<string, unknown>> {
  readonly points: number
}

interface Results {
  readonly state: string
  readonly lastChange: number | null
  readonly columns: readonly {
    readonly name: string
    readonly fleet: string
    readonly state: string
  }[]
  readonly competitors: readonly (Readonly<Record<string, unknown>> & {
    readonly id: string
    readonly name: string
    readonly rank: number
    readonly netPoints: number
    readonly scores: Readonly<Record<string, Score>>
  })[]
}

interface Change {
  readonly at: number
  readonly by: string | null
}

interface Event {
  readonly type: string
  readonly data: {
    readonly raceColumn: string
    readonly fleet: string
    readonly state: string | null
  }
}

const bodyOf = async <Body>(path: string) =>
  (await request(`GET ${path}`, { token: organizer })).body as Body

const seen = async (series: Series) => {
  const path = leaderboardPath(series.regatta, '/results')
  await feed.drain()
  const feedPath = `${V}/regattas/${encodeURIComponent(series.regatta)}/feed`
  return {
    scores: await scoresOf(series),
    results: await bodyOf<Results>(path),
    changes: await bodyOf<readonly Change[]>(`${path}/changes`),
    events: (await bodyOf<readonly Event[]>(feedPath)).filter(({ type }) =>
      type.startsWith('race.results.'),
    ),
  }
}

type Seen = Awaited<ReturnType<typeof seen>>

const racesOf = ({ results }: Seen) =>
  results.columns.map(({ name, fleet, state }) => ({ key: `${name}/${fleet}`, state }))

/** The scores by race, which the response does not tell apart in a column with several fleets. */
const scoresOf = async ({ regatta }: Series): Promise<ReadonlyMap<string, readonly string[]>> => {
  const facts = await readSeriesFacts({ store: new Store(service.services.table) }, regatta)
  const { standings, series } = await facts.results()
  const names = new Map(series.columns.map(({ id, name }) => [id, name]))
  const scores = standings.standings.flatMap(({ id, scores: own }) =>
    own.map(({ columnId, fleet, points, isDiscarded, place }) => ({
      race: `${names.get(columnId) ?? ''}/${fleet ?? ''}`,
      text: JSON.stringify([id, points, isDiscarded, place]),
    })),
  )
  const races = groupedBy(scores, ({ race }) => race)
  return new Map([...races].map(([race, all]) => [race, all.map(({ text }) => text)]))
}

const standingsIn = ({ results }: Seen) =>
  results.competitors.map(({ id, rank, netPoints }) => JSON.stringify([id, rank, netPoints]))

const namesIn = ({ results }: Seen) =>
  results.competitors.map(({ id, name, sailId, nationality, boat, boatClass }) =>
    JSON.stringify([id, name, sailId, nationality, boat, boatClass]),
  )

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())

const isScored = ({ results }: Seen): boolean => results.state !== 'none'

/** @param by the user name of the author */
const requireReasons = (before: Seen, after: Seen, by: string | null, isSheet: boolean): void => {
  const changes = after.changes.slice(0, after.changes.length - before.changes.length)
  const events = after.events.slice(before.events.length)
  const stillThere = new Map(racesOf(after).map(({ key, state }) => [key, state]))
  const moved = racesOf(before).filter(
    ({ key }) =>
      !isSame(before.scores.get(key) ?? [], after.scores.get(key) ?? []) || !stillThere.has(key),
  )
  const official = moved.filter(({ state }) => state === 'official')
  const hasMoved = moved.length > 0 || !isSame(standingsIn(before), standingsIn(after))
  const isRenamed = isScored(before) && isScored(after) && !isSame(namesIn(before), namesIn(after))
  if (!isSheet) {
    for (const { key } of official) {
      expect(stillThere.get(key), `the state of ${key}`).not.toBe('official')
      expect(events.map(({ data }) => `${data.raceColumn}/${data.fleet}`)).toContain(key)
    }
    if (before.results.state === 'official' && !isSame(standingsIn(before), standingsIn(after))) {
      expect(after.results.state).not.toBe('official')
    }
  }
  const needsReason = (isScored(before) && hasMoved) || isRenamed || official.length > 0
  if (needsReason) {
    expect(changes.map((one) => one.by)).toContain(by)
    expect(events.length).toBeGreaterThan(0)
  }
  expect(changes.length > 0).toBe(events.length > 0)
  const isEqual =
    !hasMoved &&
    isSame(namesIn(before), namesIn(after)) &&
    isSame(statesOf(before), statesOf(after))
  if (isEqual && !isSheet) expect([changes, events]).toEqual([[], []])
}

const statesOf = (one: Seen) => racesOf(one).map(({ key, state }) => `${key} ${state}`)

const requireStoredStandings = async ({ regatta }: Series): Promise<void> => {
  const store = new Store(service.services.table)
  const { standings } = await (await readSeriesFacts({ store }, regatta)).results()
  const { series: _series, standings: _standings, ...facts } = await readResults({ store }, regatta)
  expect(standings).toEqual(scored(facts).standings)
}

/** Each moment since the beginning of the sequence is shown as it was. */
const requireHistory = async ({ regatta }: Series, moments: readonly Seen[]): Promise<void> => {
  for (const before of moments) {
    const at = await bodyOf<Results>(
      leaderboardPath(regatta, `/results?at=${before.results.lastChange}`),
    )
    const then = { ...before, results: at }
    expect([at.state, standingsIn(then), namesIn(then)]).toEqual([
      before.results.state,
      standingsIn(before),
      namesIn(before),
    ])
  }
}

const effective = new Map<string, number>()

const run = async (series: Series, steps: readonly Step[]): Promise<void> => {
  let before = await seen(series)
  const moments = [before]
  for (const one of steps) {
    const reply = await sendStep(series, before.results.columns, one)
    if (reply === undefined) continue
    expect(reply.status, `${one.kind} ${reply.text}`).toBeLessThan(500)
    const after = await seen(series)
    requireReasons(before, after, one.by === 'nobody' ? null : one.by, savesSheet(one))
    await requireStoredStandings(series)
    if (after.changes.length > before.changes.length) {
      moments.push(after)
      effective.set(one.kind, (effective.get(one.kind) ?? 0) + 1)
    }
    before = after
  }
  await requireHistory(series, moments)
}

it('holds after each step of a random sequence', async () => {
  const sequence = fc.record({
    fleets: fc.constantFrom(['Gold'], ['Gold', 'Silver']),
    steps: fc.array(step, { minLength: stepsMax, maxLength: stepsMax }),
  })
  const property = fc.asyncProperty(sequence, async ({ fleets, steps }) =>
    run(await makeOfficial(service, tokens, fleets), steps),
  )
  await fc.assert(property, { numRuns, seed: seedOr(20_261_129), endOnFailure: true })

  // The sequences would show nothing if too few steps had an effect.
  expect(effective.size).toBeGreaterThan(12)
}, 3_600_000)
