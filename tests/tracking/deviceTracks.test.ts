/** Responses contain the whole track of a device, whatever a query of its minutes returns. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { minuteMillis } from '#positions/rules/packedFixes.ts'
import { Calls } from '#table/calls.ts'
import { TableConflict } from '#table/errors.ts'
import { keyOfFixes } from '#positions/items/fixes.ts'
import type { Item } from '#table/items.ts'
import { Store } from '#table/store.ts'
import { makeCompetitor } from '../support/entries.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent, mapDevice, regattaPath, track } from '../support/sailing.ts'

const service = await useTestService()
let path: string
let deviceUuid: string
/** The start of tracking, at the begin of a minute. */
let start: number
const token = await service.createUser('ann')
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
  await mapDevice(service, token, regatta, { competitorId, deviceUuid, fromMillis: start })
  await track(service, token, 'starttracking', regatta, { race_column: 'R1' })
  await track(service, token, 'settrackingtimes', regatta, {
    race_column: 'R1',
    fleet: 'Default',
    startoftrackingasmillis: String(start),
  })
}

const send = async (...seconds: readonly number[]): Promise<void> => {
  const fixes = seconds.map((second) => ({
    latitude: 54.43,
    longitude: 10.2,
    speed: 4.2,
    course: 240,
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
  // oxlint-disable-next-line typescript/unbound-method -- called with a `this`
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

/**
 * Makes a change. The next query of the minutes returns some of them from before, as in the middle of
 * a transaction.
 */
const showBefore = async (minutes: readonly number[], change: () => Promise<void>) => {
  const keys = minutes.map((minute) => keyOfFixes(deviceUuid, start / minuteMillis + minute))
  const store = new Store(service.services.table)
  const before = new Map<string, Item | undefined>()
  for (const key of keys) before.set(key.SK, await store.get(key))
  await change()
  // oxlint-disable-next-line typescript/unbound-method -- called with a `this`
  const { query } = Calls.prototype
  let isFirst = true
  vi.spyOn(Calls.prototype, 'query').mockImplementation(async function (this: Calls, options) {
    const page = await query.call(this, options)
    if (!options.partition.startsWith('FIXES#') || !isFirst) return page
    isFirst = false
    const items = page.items.flatMap((item) =>
      before.has(item.SK) ? (before.get(item.SK) ?? []) : item,
    )
    return { ...page, items }
  })
}

describe.each([
  ['a known minute', [0], [2]],
  ['a new minute', [1], [62]],
  ['several minutes', [1, 2, 3], [62, 122, 182]],
  ['a minute between others', [2], [62, 122, 182]],
  ['a minute in a sparse hour', [50], [62, 3002]],
])('a change of %s that is not visible yet', (_, minutes, changed) => {
  it('is in the response and in the next ones', async () => {
    await newRace()
    await send(1)
    const { cursor } = await read()
    await showBefore(minutes, () => send(...changed))

    expect((await read(cursor)).seconds).toEqual(changed)
    vi.restoreAllMocks()
    expect((await read()).seconds).toEqual([1, ...changed])
  })

  it('repeats the request while its transaction is not complete', async () => {
    await newRace()
    await send(1)
    const { cursor } = await read()
    await showBefore(minutes, () => send(...changed))
    const spy = vi.spyOn(Calls.prototype, 'transactGet')
    spy.mockRejectedValueOnce(new TableConflict([], []))

    expect((await read(cursor)).seconds).toEqual(changed)
    expect(spy).toHaveBeenCalledOnce()
  })
})

it('a visible change costs no further read', async () => {
  await newRace()
  await send(1, 2, 62, 122)
  await send(3)
  const spy = vi.spyOn(Calls.prototype, 'transactGet')
  await read()

  expect(spy).not.toHaveBeenCalled()
})
