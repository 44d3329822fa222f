/**
 * A race with very many tags costs the same as a race with ten, as the engine counts it: read
 * units, write units and calls. `TAGS=100000` tries it with more tags.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestService } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { fillWithTags } from '../support/manyTags.ts'
import { makeRace, raceIdOf, secureRace } from '../support/races.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { nextIn, tagIn, taggingOf, tagsIn } from '../support/tagging.ts'
import { keepLog } from '../support/logLines.ts'

const few = 10
const many = Number(process.env.TAGS ?? 2500)
const base = 1_781_000_000_000

interface Consumed {
  readonly CapacityUnits?: number
}
/** One number for each call to the table. */
const consumed: number[] = []

interface CountingClient {
  send: (command: { readonly input: object }) => Promise<{
    readonly ConsumedCapacity?: Consumed | readonly Consumed[]
  }>
}

const countCapacity = ({ services }: TestService) => {
  const client = services.table.client as unknown as CountingClient
  const original = client.send
  vi.spyOn(client, 'send').mockImplementation(async (command) => {
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' })
    const output = await original(command)
    const units = [output.ConsumedCapacity ?? []].flat()
    consumed.push(units.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0))
    return output
  })
}

keepLog()
const service = await useTestService()
let ann: string
const races: { readonly count: number; readonly tags: ReturnType<typeof taggingOf> }[] = []
beforeAll(async () => {
  const setup = securitySetup(service)
  ann = await service.createUser('ann')
  for (const count of [few, many]) {
    const race = await makeRace(setup, { leaderboard: `Kiel ${count + 100_000}` })
    await secureRace(setup, race, 'ann')
    await fillWithTags(service, await raceIdOf(setup, race), { count })
    races.push({ count, tags: taggingOf(service, race) })
  }
  countCapacity(service)
}, 600_000)

/** The cost of one request on a race. */
const costOf = async (run: () => Promise<{ readonly status: number }>) => {
  consumed.length = 0
  const { status } = await run()
  // Two lists are read at the same time, in any order.
  return { status, units: consumed.toSorted((left, right) => left - right) }
}

type Race = (typeof races)[number]

const gust = (count: number) => ({ tag: 'Gust', raceTimepoint: count / 2, public: true })

const requests: Readonly<Record<string, (race: Race) => ReturnType<Race['tags']['list']>>> = {
  'the first page': ({ tags }) => tags.list(ann, '?limit=5'),
  'a page in the middle': ({ tags, count }) => tags.list(ann, `?limit=5&since=${count / 2 + 1}`),
  'the last page': ({ tags, count }) => tags.list(ann, `?limit=5&since=${count - 4}`),
  'new tags': ({ tags, count }) => tags.list(ann, `?limit=5&createdSince=${base + count - 5}`),
  'an addition in the middle': ({ tags, count }) => tags.post(ann, gust(count)),
  'an addition of an existing tag': ({ tags, count }) => tags.post(ann, gust(count)),
  'a change': ({ tags, count }) => tags.put(ann, gust(count), { comment: 'x' }),
  'a deletion': ({ tags, count }) => tags.remove(ann, { ...gust(count), comment: 'x' }),
}

describe(`on a race with ${many} tags`, { timeout: 300_000 }, () => {
  it.each(Object.entries(requests))('%s has the same cost as with ten', async (_, send) => {
    const costs = []
    for (const race of races) {
      // Roles and groups are cached from the first time on.
      if (costs.length === 0) await race.tags.list(ann)
      costs.push(await costOf(() => send(race)))
    }

    expect(costs[0]?.units.length).toBeGreaterThan(1)
    expect(costs[0]?.units.reduce((sum, units) => sum + units)).toBeGreaterThan(1)
    expect(costs[1]).toEqual(costs[0])
  })

  it('a page after many cursors has the cost of the first one', async () => {
    const [, race] = races
    if (race === undefined) throw new Error('there is no race')
    let next: string | undefined = `${race.tags.path}?limit=1000`
    const costs: number[] = []
    const found: unknown[] = []
    while (next !== undefined) {
      const route = `GET ${next}`
      consumed.length = 0
      const reply = await service.request(route, { token: ann })
      costs.push(consumed.reduce((sum, units) => sum + units))
      found.push(...tagsIn(reply).map(({ id }) => id))
      next = nextIn(reply)
    }

    expect(new Set(found).size).toBe(many)
    expect(found).toHaveLength(many)
    // Tags with more digits in them are a little longer.
    expect((costs[Math.floor(costs.length / 2)] ?? 0) / (costs[0] ?? 0)).toBeCloseTo(1, 1)
  })

  it('returns the same response', async () => {
    const made = await Promise.all(
      races.map(({ tags }) => tags.post(ann, { tag: 'Finish', raceTimepoint: 0 })),
    )

    expect(made.map((reply) => tagIn(reply).tag)).toEqual(['Finish', 'Finish'])
  })
})
