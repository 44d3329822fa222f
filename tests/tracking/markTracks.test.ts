/** The tracks of marks: from devices, from pings, and from last known positions. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import type { Track } from '#positions/rules/track.ts'
import { readMarkTracks } from '#courses/steps/markTracks.ts'
import { readMarks } from '#courses/items/marks.ts'
import { Store } from '#table/store.ts'
import { connectTable } from '#table/table.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeMark, pingMark } from '../support/marks.ts'
import { leaderboardPath, makeEvent, mapDevice } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const regatta = await makeEvent(service, ann, { numberofraces: 1 })

/** The period is the hour from 10:00 to 11:00 of a day that has passed. */
const ten = Math.floor(Date.now() / 86_400_000) * 86_400_000 - 14 * 3_600_000
const minutes = (count: number): number => ten + count * 60_000
const period = { fromMillis: ten, toMillis: minutes(60) }

const newMark = () => makeMark(service, ann, regatta)

const ping = (markId: string, timestamp: number, latitude: number) =>
  pingMark(service, regatta, markId, { latitude, longitude: 10, timestamp }, { token: ann })

const sendFixes = (deviceUuid: string, fixes: readonly (readonly [number, number])[]) =>
  service.request(`POST ${V}/gps_fixes`, {
    json: {
      deviceUuid,
      fixes: fixes.map(([timestamp, latitude]) => ({
        latitude,
        longitude: 10,
        timestamp,
        speed: 0,
        course: 0,
      })),
    },
  })

const map = (action: 'start' | 'end', markId: string, deviceUuid: string, millis: number) =>
  mapDevice(
    service,
    ann,
    regatta,
    { markId, deviceUuid, [action === 'start' ? 'fromMillis' : 'toMillis']: millis },
    action,
  )

const tracksOf = async (markIds: readonly string[], nowMillis = Date.now()) => {
  const store = new Store(connectTable(service))
  const context = { store, nowMillis, processState: service.services.processState }
  const { marks } = await readMarks(store, regatta)
  const wanted = marks.filter(({ id }) => markIds.includes(id))
  const tracks = await readMarkTracks(context, regatta, wanted, period)
  return { tracks, calls: store.calls }
}

/** Minutes after ten, and latitudes. */
const shown = (track: Track | undefined) =>
  track?.map(({ timeMillis, latitude }) => [(timeMillis - ten) / 60_000, latitude])

const trackOf = async (markId: string, nowMillis?: number) =>
  shown((await tracksOf([markId], nowMillis)).tracks.get(markId))

describe('the track of a mark', () => {
  it('has the pings of the period and the last one before, and no later one', async () => {
    const markId = await newMark()
    for (const count of [-180, -90, 5, 60, 61]) await ping(markId, minutes(count), 50 + count / 10)

    expect(await trackOf(markId)).toEqual([
      [-90, 41],
      [5, 50.5],
      [60, 56],
    ])
  })

  it('has the fixes of a device while it is mapped, and the last one before the period', async () => {
    const markId = await newMark()
    const device = newId()
    await map('start', markId, device, minutes(-60))
    await map('end', markId, device, minutes(30))
    await sendFixes(device, [
      ...[-61, -59, -1, 0].map((count) => [minutes(count), 50] as const),
      [minutes(0) + 40_000, 50.01] as const,
      [minutes(30), 50.2] as const,
      [minutes(31), 51],
    ])

    expect(await trackOf(markId)).toEqual([
      [-1, 50],
      [0, 50],
      [40 / 60, 50.01],
      [30, 50.2],
    ])
  })

  it('has the last known position also from after the period if there is no other', async () => {
    const markId = await newMark()
    await ping(markId, minutes(90), 53)
    const empty = await newMark()

    expect(await trackOf(markId)).toEqual([[90, 53]])
    expect(await trackOf(empty)).toEqual([])
  })

  it('has no position of the future', async () => {
    const markId = await newMark()
    await ping(markId, minutes(10), 51)
    await ping(markId, minutes(20), 52)

    expect(await trackOf(markId, minutes(15))).toEqual([[10, 51]])
  })

  it('does not contain the pings of another mark by way of a device', async () => {
    const other = await newMark()
    await ping(other, minutes(10), 51)
    const id = `PING ${JSON.stringify([regatta, other])}`
    const race = `${encodeURIComponent(regatta)}/R1/Default`
    const saved = await service.request(`POST ${V}/courseconfiguration/createCourse/${race}`, {
      token: ann,
      json: {
        name: 'One mark',
        markConfigurations: [
          {
            id: 'thief',
            freestyleProperties: { name: 'Thief' },
            positioning: { device_identifier: { type: 'name', id } },
          },
        ],
        waypoints: [],
      },
    })
    const { body } = await service.request(`GET ${leaderboardPath(regatta, '/marks')}`)
    const { marks } = body as { readonly marks: readonly Record<'id' | 'name', string>[] }
    const thief = marks.find(({ name }) => name === 'Thief')

    expect(saved.status).toBe(200)
    expect(await trackOf(thief?.id ?? '')).toEqual([])
  })

  it('costs a read of the versions and of the laid marks, then two queries for each source with fixes', async () => {
    const [wanted, other] = [await newMark(), await newMark()]
    const before = await tracksOf([wanted])
    await ping(wanted, minutes(10), 51)
    await map('start', wanted, newId(), minutes(-1))
    const after = await tracksOf([wanted])
    const again = await tracksOf([wanted])

    expect([...before.tracks.keys()]).toEqual([wanted])
    expect([before.calls, after.calls, again.calls]).toEqual([3, 5, 4])
    expect(again.tracks).toEqual(after.tracks)
    expect((await tracksOf([other])).calls).toBe(3)
  })
})
