/** What a response has of the track of a device, whatever a query of its minutes returns. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../harness/paths.ts'
import { Store } from '../../lib/store/store.ts'
import { makeCompetitor } from '../support/entries.ts'
import { startTestService, type TestService } from '../support/functions.ts'
import { leaderboardPath, makeEvent, regattaPath, track } from '../support/sailing.ts'

let service: TestService
let token: string
let path: string
let deviceUuid: string
/** The start of tracking, at the begin of a minute. */
let start: number
beforeAll(async () => {
  service = await startTestService()
  token = await service.createUser('ann')
})
afterAll(() => service.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

/** A race with one boat. */
const newRace = async (): Promise<void> => {
  const regatta = await makeEvent(service, token, { numberofraces: 1 })
  const competitorName = 'Albatross'
  const { id: competitorId } = await makeCompetitor(service, regatta, { competitorName, token })
  const race = encodeURIComponent(`${regatta} R1 Default`)
  path = regattaPath(regatta, `/races/${race}/competitors/positions`)
  deviceUuid = newId()
  start = Math.floor(Date.now() / 60_000) * 60_000 - 3_600_000
  await service.request(`POST ${leaderboardPath(regatta, '/device_mappings/start')}`, {
    ...{ token, json: { competitorId, deviceUuid, fromMillis: start } },
  })
  await track(service, token, 'starttracking', regatta, { race_column: 'R1' })
  await track(service, token, 'settrackingtimes', regatta, {
    ...{ race_column: 'R1', fleet: 'Default', startoftrackingasmillis: String(start) },
  })
}

const send = async (...seconds: readonly number[]): Promise<void> => {
  const fixes = seconds.map((second) => ({
    ...{ latitude: 54.43, longitude: 10.2, speed: 4.2, course: 240 },
    timestamp: start + second * 1000,
  }))
  const { status } = await service.request(`POST ${V}/gps_fixes`, { json: { deviceUuid, fixes } })
  expect(status).toBe(200)
}

/** The seconds of the positions, and the next cursor. */
const read = async (after = '') => {
  const query = after === '' ? '' : `?after=${after}`
  const { body, text, status } = await service.request(`GET ${path}${query}`, { token })
  if (status !== 200) throw new Error(text)
  const { competitors, cursor } = body as {
    readonly competitors: readonly { readonly track: readonly Record<string, number>[] }[]
    readonly cursor: string
  }
  const fixes = competitors[0]?.track ?? []
  const seconds = fixes.map((fix) => ((fix['timepoint-ms'] ?? 0) - start) / 1000)
  return { seconds, cursor }
}

it('a track is complete if its minutes take several queries', async () => {
  await newRace()
  const seconds = [1, 61, 121, 181, 241]
  await send(...seconds)
  const { query } = Store.prototype
  const spy = vi.spyOn(Store.prototype, 'query').mockImplementation(function (
    this: Store,
    options,
  ) {
    const isOfFixes = options.partition.startsWith('FIXES#')
    return query.call(this, isOfFixes ? { ...options, limit: 2 } : options)
  })

  expect((await read()).seconds).toEqual(seconds)
  expect(spy).toHaveBeenCalled()
})
