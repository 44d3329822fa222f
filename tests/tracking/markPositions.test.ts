/** The positions of the marks of a race, and the last known positions of marks and competitors. */
import { courseSetup } from '../support/courseSetup.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { passing } from '../support/courses.ts'
import { makeCompetitor } from '../support/entries.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeMark, pingMark } from '../support/marks.ts'
import { letEverybody, makeEvent, mapDevice, regattaPath, track } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

/** Tracking begins at 10:00 of a day that has passed, and ends at 11:00. */
const ten = Math.floor(Date.now() / 86_400_000) * 86_400_000 - 14 * 3_600_000
const minutes = (count: number): number => ten + count * 60_000

const saveCourse = async (regatta: string, marks: readonly string[], spares: readonly string[]) => {
  await courseSetup(service).save(ann, regatta, {
    name: 'Up',
    markConfigurations: [...marks, ...spares].map((markId) => ({ id: markId, markId })),
    waypoints: marks.map((markId) => passing('Port', markId)),
  })
}

const newRace = async (event: Readonly<Record<string, unknown>> = {}) => {
  const regatta = await makeEvent(service, ann, { numberofraces: 1, ...event })
  const names = ['Leeward', 'Windward', 'Spare']
  const marks: string[] = []
  for (const name of names) marks.push(await makeMark(service, ann, regatta, name))
  const [leeward = '', windward = '', spare = ''] = marks
  await track(service, ann, 'starttracking', regatta, { race_column: 'R1' })
  await track(service, ann, 'settrackingtimes', regatta, {
    race_column: 'R1',
    fleet: 'Default',
    startoftrackingasmillis: String(ten),
    endoftrackingasmillis: String(minutes(60)),
  })
  await saveCourse(regatta, [windward, leeward], [spare])
  const ping = (markId: string, count: number, latitude = 54) =>
    pingMark(
      service,
      regatta,
      markId,
      { latitude, longitude: 10, timestamp: minutes(count) },
      { token: ann },
    )
  return { regatta, leeward, windward, spare, ping }
}

const read = (regatta: string, kind: 'marks' | 'competitors', query = '', token = ann) => {
  const race = encodeURIComponent(`${regatta} R1 Default`)
  return service.request(
    `GET ${regattaPath(regatta, `/races/${race}/${kind}/positions${query}`)}`,
    {
      token,
    },
  )
}

interface Shown {
  readonly id: string
  readonly track: readonly Readonly<Record<string, number>>[]
}

/** Minutes after ten, by id. */
const timesIn = (shown: readonly Shown[]) =>
  new Map(
    shown.map(({ id, track: fixes }) => [
      id,
      fixes.map((fix) => ((fix['timepoint-ms'] ?? 0) - ten) / 60_000),
    ]),
  )

const timesOf = async (regatta: string, query = '') => {
  const { body } = await read(regatta, 'marks', query)
  return timesIn((body as { readonly marks: readonly Shown[] }).marks)
}

describe('positions of marks', () => {
  it('list the marks of the course in its order, with the last position before tracking', async () => {
    const { regatta, leeward, windward, ping } = await newRace()
    for (const count of [-180, -90, 5]) await ping(windward, count)
    const { body } = await read(regatta, 'marks')

    expect(body).toEqual({
      name: `${regatta} R1 Default`,
      regatta,
      marks: [
        {
          id: windward,
          name: 'Windward',
          track: [minutes(-90), minutes(5)].map((millis) => ({
            'timepoint-ms': millis,
            'lat-deg': 54,
            'lng-deg': 10,
          })),
        },
        { id: leeward, name: 'Leeward', track: [] },
      ],
    })
  })

  it('are limited by a period, a time and a step', async () => {
    const { regatta, windward, ping } = await newRace()
    for (const count of [-90, 5, 6, 20, 70]) await ping(windward, count)
    const shown = async (query: string) => (await timesOf(regatta, query)).get(windward)

    expect(await shown('')).toEqual([-90, 5, 6, 20])
    expect(await shown(`?from=${ten}`)).toEqual([5, 6, 20])
    expect(await shown(`?to=${minutes(5)}`)).toEqual([-90, 5])
    expect(await shown(`?from=${minutes(6)}&totimeasmillis=${minutes(19)}`)).toEqual([6])
    expect(await shown(`?at=${minutes(19)}`)).toEqual([6])
    expect(await shown(`?at=${minutes(-10)}`)).toEqual([-90])
    expect(await shown(`?from=${ten}&step=600000`)).toEqual([5, 20])
    expect(await shown(`?from=${minutes(61)}`)).toEqual([])
  })

  it('have with `lastknown` the nearest position outside, unless the last one is inside', async () => {
    const { regatta, windward, ping } = await newRace()
    for (const count of [5, 30, 70]) await ping(windward, count)
    const shown = async (from: number, to: number) =>
      (await timesOf(regatta, `?from=${minutes(from)}&to=${minutes(to)}&lastknown=true`)).get(
        windward,
      )

    expect(await shown(10, 15)).toEqual([5])
    expect(await shown(20, 25)).toEqual([30])
    expect(await shown(1, 10)).toEqual([5, 30])
    expect(await shown(25, 35)).toEqual([30])
    expect(await shown(40, 50)).toEqual([30])
    expect(
      (await timesOf(regatta, `?from=${minutes(10)}&to=${minutes(15)}`)).get(windward),
    ).toEqual([])
  })

  it('are empty without a known start of tracking, and list no marks without a course', async () => {
    const regatta = await makeEvent(service, ann, { numberofraces: 1 })
    await service.request(`PUT ${regattaPath(regatta)}`, {
      token: ann,
      json: { controlTrackingFromStartAndFinishTimes: true },
    })
    const mark = await makeMark(service, ann, regatta)
    await track(service, ann, 'starttracking', regatta, { race_column: 'R1' })
    const without = await timesOf(regatta)
    await saveCourse(regatta, [mark], [])
    await pingMark(
      service,
      regatta,
      mark,
      { latitude: 54, longitude: 10, timestamp: ten },
      { token: ann },
    )

    expect([...without]).toEqual([])
    expect(await timesOf(regatta)).toEqual(new Map([[mark, []]]))
  })

  it('need READ on the race and on the regatta', async () => {
    const { regatta } = await newRace({ ispublic: false })
    const race = [regatta, `${regatta} R1 Default`]
    const stranger = await read(regatta, 'marks', '', bob)
    await letEverybody(service, ann, 'TRACKED_RACE', race, 'READ')
    const ofRace = await read(regatta, 'marks', '', bob)
    await letEverybody(service, ann, 'REGATTA', regatta, 'READ')
    const ofBoth = await read(regatta, 'marks', '', bob)

    expect([stranger.status, ofRace.status, ofBoth.status]).toEqual([403, 403, 200])
    expect(ofRace.body).toMatchObject({ permission: `REGATTA:READ:${regatta}` })
    expect((await read(regatta, 'marks', '?step=0')).status).toBe(400)
  })
})

describe('positions of competitors', () => {
  it('have with `lastknown` the nearest position of the race outside the period', async () => {
    const { regatta } = await newRace()
    const device = newId()
    const { id } = await makeCompetitor(service, regatta, {
      token: ann,
      competitorName: 'Albatross',
    })
    const mapping = { competitorId: id, deviceUuid: device, fromMillis: minutes(-60) }
    await mapDevice(service, ann, regatta, mapping)
    const fixes = [-5, 5, 30, 70].map((count) => ({
      latitude: 54,
      longitude: 10,
      speed: 4,
      course: 90,
      timestamp: minutes(count),
    }))
    await service.request(`POST ${V}/gps_fixes`, { json: { deviceUuid: device, fixes } })
    const shown = async (from: number, to: number, more = '&lastknown=true') => {
      const query = `?from=${minutes(from)}&to=${minutes(to)}${more}`
      const { body } = await read(regatta, 'competitors', query)
      return timesIn((body as { readonly competitors: readonly Shown[] }).competitors).get(id)
    }

    expect(await shown(10, 15, '')).toEqual([])
    expect(await shown(10, 15)).toEqual([5])
    expect(await shown(20, 25)).toEqual([30])
    expect(await shown(1, 4)).toEqual([5])
    expect(await shown(25, 35)).toEqual([30])
    expect(await shown(61, 69)).toEqual([30])
  })
})
