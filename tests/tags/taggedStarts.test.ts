/** The start of a race without a start time: its latest public tag `Start`. */
import { beforeEach, describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { boardPath } from '../support/boardRace.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath, makeEvent, regattaPath, setStart, track } from '../support/sailing.ts'
import { meterStoreCalls } from '../support/storeCalls.ts'
import { taggingOf, tagIn, tagsIn } from '../support/tagging.ts'

type Json = Readonly<Record<string, unknown>>

const start = Date.UTC(2026, 5, 20, 9)
const minute = 60_000
const onRace = { race_column: 'R1', fleet: 'Default' }

const service = await useTestService()
let name: string
let tags: ReturnType<typeof taggingOf>
const ann = await service.createUser('ann')
beforeEach(async () => {
  name = await makeEvent(service, ann, { numberofraces: 2 })
  await track(service, ann, 'starttracking', name, { ...onRace, trackedRaceName: 'Race 1' })
  await track(service, ann, 'settrackingtimes', name, {
    ...onRace,
    startoftrackingasmillis: String(start - 60 * minute),
  })
  tags = taggingOf(service, { leaderboard: name, racecolumn: 'R1', fleet: 'Default' })
})

const get = (path: string) => service.request(`GET ${path}`, { token: ann })
const timesPath = () => regattaPath(name, '/races/Race%201/times')
/** In minutes after nine o'clock. */
const shownStart = async () => {
  const { body } = await get(timesPath())
  return (((body as Json)['startOfRace-ms'] as number) - start) / minute
}
const tag = async (minutes: number, more: Json = {}) => {
  const json = { tag: 'Start', public: true, raceTimepoint: start + minutes * minute, ...more }
  const reply = await tags.post(ann, json)
  if (reply.status !== 201) throw new Error(reply.text)
  return tagIn(reply)
}

describe('the latest public tag `Start`', () => {
  it('gives a race its start in all responses and pages', async () => {
    await tag(5)
    const encoded = encodeURIComponent(name)
    const paths = [
      `/sailingserver/api/v2/leaderboards/${encoded}`,
      leaderboardPath(name),
      regattaPath(name, '/races/Race%201/competitors/live'),
      regattaPath(name, '/races/times'),
      boardPath(name),
      `/regatta/${encoded}`,
    ]
    const [latest, first, live, times, board, page] = await Promise.all(paths.map(get))
    const info = [{ fleets: [{ trackedRace: { startTimeMillis: start + 5 * minute } }] }, {}]

    expect(latest?.body).toMatchObject({ trackedRacesInfo: info })
    expect(first?.body).toMatchObject({ trackedRacesInfo: info })
    expect(live?.body).toMatchObject({ startTime: start + 5 * minute })
    expect(times?.body).toMatchObject([{ 'startOfRace-ms': start + 5 * minute }])
    for (const shown of [board, page]) {
      expect(shown?.text.match(/start [^<·]*UTC/g)).toEqual([expect.stringContaining('09:05')])
    }
  })

  it('is that of the latest race time, whenever it was created', async () => {
    await tag(10)
    await tag(5)

    expect(await shownStart()).toBe(10)
  })

  it('counts after a start time that was set, and before the start of tracking', async () => {
    expect(await shownStart()).toBe(-60)
    await tag(5)
    expect(await shownStart()).toBe(5)
    await setStart(service, ann, name, onRace, start)
    expect(await shownStart()).toBe(0)
  })

  it('is neither a private one nor one with another title', async () => {
    await tag(5, { public: false })
    await tag(6, { tag: 'start' })
    await tag(7, { tag: 'Restart' })

    expect(await shownStart()).toBe(-60)
  })

  it('follows changes', async () => {
    await tag(1)
    const changed = await tag(5)
    const starts: number[] = []
    for (const change of [
      { comment: 'Clear start' },
      { public: false },
      { public: true },
      { tag: 'Gust' },
      { tag: 'Start' },
      { tag: 'Gust', public: false },
    ]) {
      const { status, text } = await tags.put(ann, { id: changed.id }, change)
      if (status !== 200) throw new Error(text)
      starts.push(await shownStart())
    }

    expect(starts).toEqual([5, 1, 5, 1, 5, 1])
  })

  it('follows deletions', async () => {
    await tag(1)
    const { id } = await tag(5)
    await tags.remove(ann, { id })
    const before = await shownStart()
    await tags.remove(ann, { tag: 'Start', public: true, raceTimepoint: start + minute })

    expect([before, await shownStart()]).toEqual([1, -60])
  })

  it('is found among many that are created at once', async () => {
    const minutes = Array.from({ length: 30 }, (_, index) => index)
    await Promise.all(minutes.map((each) => tag(each)))

    expect(tagsIn(await tags.list(ann))).toHaveLength(30)
    expect(await shownStart()).toBe(29)
  }, 30_000)

  it('does not start a race that is created again', async () => {
    await tag(5)
    await service.request(`POST ${regattaPath(name, '/removeracecolumn?racecolumn=R1')}`, {
      token: ann,
    })
    await service.request(`POST ${regattaPath(name, '/removeracecolumn?racecolumn=R2')}`, {
      token: ann,
    })
    await service.request(`POST ${regattaPath(name, '/addracecolumns')}`, { token: ann })

    expect((await get(`/regatta/${encodeURIComponent(name)}`)).text).not.toContain('09:05')
  })
})

describe('a race', () => {
  it('costs one more round trip only with such a tag and without a start time', async () => {
    const meter = meterStoreCalls(service.services)
    const queries = async () => {
      meter.take()
      await get(timesPath())
      const calls = meter.take()
      return [calls.at(-1)?.trip, calls.filter(({ operation }) => operation === 'Query').length]
    }
    await queries()
    const [trips = 0, before] = await queries()
    await tag(5)
    const tagged = await queries()
    await setStart(service, ann, name, onRace, start)
    const set = await queries()

    expect(tagged).toEqual([trips + 1, (before ?? 0) + 1])
    expect(set).toEqual([trips, before])
  })

  it('has its first such tag in the audit trail, and in dry runs', async () => {
    const latest = async () => {
      const query = `object=REGATTA/${encodeURIComponent(name)}&limit=1`
      const { body } = await get(`${S}/audit?${query}`)
      return body
    }
    const raceColumn = { what: 'raceColumn', name: 'R1' }
    const dry = await service.request(`POST ${tags.path}?dryRun=true`, {
      token: ann,
      json: { tag: 'Start', public: true, raceTimepoint: start },
    })
    await tag(5)
    const first = await latest()
    await tag(6)

    expect(dry.body).toMatchObject({ created: [{ what: 'tag' }], changed: [raceColumn] })
    expect(first).toMatchObject([
      { changes: [{ ...raceColumn, fields: [{ name: 'hasStartTag', after: true }] }] },
    ])
    expect(await latest()).toEqual(first)
  })
})
