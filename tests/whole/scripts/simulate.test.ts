/** The simulated race and its fleet, and the requests of the boats. */
import { describe, expect, it } from 'vitest'
import { raceAreaOf } from '#positions/rules/raceArea.ts'
import { between } from '#positions/rules/track.ts'
import { sender } from '../../../scripts/demo/api.ts'
import { boatNamed } from '../../../scripts/simulate/boatNames.ts'
import { simulateFleet } from '../../../scripts/simulate/fleet.ts'
import { createRace, findRace, readCourse } from '../../../scripts/simulate/race.ts'
import { enterBoat, postFixes, postTrack, startRace } from '../../../scripts/simulate/requests.ts'
import { inProcess } from '../../support/demo.ts'
import { useTestService } from '../../support/useTestService.ts'
import { recordedTransport } from '../../support/recordedTransport.ts'

const startMillis = Date.UTC(2026, 5, 20, 9)
const race = { regatta: 'Spring Cup', race: 'R1', fleet: 'Default' }

const service = await useTestService()
const send = sender(inProcess(service), { token: service.adminToken })
const course = await readCourse(send, await createRace(send, race.regatta, 30))

const fleetOf = (boats: number, seed: number) =>
  simulateFleet({ ...course, startMillis, boats, seed })

describe('the simulated race', () => {
  it('needs a course', async () => {
    const send = sender(inProcess(service), { token: service.adminToken })
    await send('POST /sailingserver/api/v1/events/createEvent', {
      json: { eventName: 'Empty', venuename: 'Kiel', boatclassname: '49er', numberofraces: 1 },
    })

    await expect(readCourse(send, { ...race, regatta: 'Empty' })).rejects.toThrow(
      'R1 needs a course whose marks have positions.',
    )
  })
})

describe('findRace', () => {
  it('needs a fleet if there are several', async () => {
    const regatta = 'Two Fleets'
    await send('POST /sailingserver/api/v1/events/createEvent', {
      json: {
        eventName: regatta,
        venuename: 'Kiel',
        boatclassname: '49er',
        numberofraces: 1,
        series: [{ name: 'Final', fleets: ['Gold', 'Silver'] }],
      },
    })
    const find = (fleet?: string) => findRace(send, { regatta, race: 'R1', fleet })

    expect(await find('Silver')).toMatchObject({ fleet: 'Silver', position: 1 })
    expect(await findRace(send, { ...race, fleet: undefined })).toMatchObject({
      fleet: 'Default',
      position: 0,
    })
    for (const fleet of [undefined, 'Bronze']) {
      await expect(find(fleet)).rejects.toThrow('one of the fleets of R1: Gold, Silver.')
    }
    await expect(findRace(send, { regatta, race: 'R9', fleet: 'Gold' })).rejects.toThrow(
      'no race R9',
    )
  })
})

describe('simulateFleet', () => {
  it('gives the same tracks for the same seed, and others for another one', () => {
    expect(fleetOf(3, 7)).toEqual(fleetOf(3, 7))
    expect(fleetOf(3, 7)).not.toEqual(fleetOf(3, 8))
  })

  it('has one fix a second, from before the start to after the finish', () => {
    for (const track of fleetOf(5, 1)) {
      const times = track.map(({ timeMillis }) => (timeMillis - startMillis) / 1000)

      expect(times[0]).toBe(-180)
      expect(times).toEqual(times.map((_, index) => index - 180))
    }
  })

  it('has believable speeds, which agree with the positions', () => {
    const area = raceAreaOf(course.waypoints.flatMap(({ marks }) => marks))
    for (const track of fleetOf(5, 2)) {
      const sailing = between(track, startMillis, startMillis + 600_000)
      for (const [index, fix] of sailing.entries()) {
        const next = sailing[index + 1] ?? fix
        expect(fix.speed).toBeGreaterThan(0.4)
        expect(fix.speed).toBeLessThan(8)
        expect(
          Math.abs(area.distance(fix, next) - (next === fix ? 0 : (fix.speed ?? 0))),
        ).toBeLessThan(2.5)
      }
    }
  })

  it('beats on both tacks at about 45 degrees to the wind', () => {
    const angles = fleetOf(5, 3)
      .flatMap((track) => between(track, startMillis + 30_000, startMillis + 240_000))
      .map(({ bearing }) => (((bearing ?? 0) - course.windFrom + 540) % 360) - 180)
    const share = (from: number, to: number): number =>
      angles.filter((angle) => angle >= from && angle <= to).length / angles.length

    expect(share(-55, -35) + share(35, 55)).toBeGreaterThan(0.85)
    expect(share(-55, -35)).toBeGreaterThan(0.2)
    expect(share(35, 55)).toBeGreaterThan(0.1)
  })
})

const fixesIn = (body: unknown) => (body as { readonly fixes: readonly unknown[] }).fixes

describe('the requests', () => {
  const boat = { ...boatNamed(0), competitorId: 'c', deviceUuid: 'd', boatClass: '49er' }
  const fixes = fleetOf.bind(undefined, 1, 1)

  it('enter a boat once, with its device, and let everybody see it', async () => {
    const { transport, requests } = recordedTransport(({ route }) =>
      route.startsWith('GET') ? { status: 200, body: { acl: [] } } : undefined,
    )
    await enterBoat(sender(transport, { token: 'x' }), race.regatta, boat, {
      deviceUuid: boat.deviceUuid,
      fleet: 'Silver',
    })

    expect(requests.map(({ route }) => route)).toEqual([
      'POST /sailingserver/api/v1/regattas/Spring%20Cup/competitors/createandadd',
      'GET /security/api/restsecurity/ownership/COMPETITOR/c/acl',
      'PUT /security/api/restsecurity/ownership/COMPETITOR/c/acl',
    ])
    expect(requests[0]?.body).toEqual({
      id: 'c',
      competitorName: 'Albatross',
      nationalityIOC: 'GER',
      boatclass: '49er',
      sailid: 'GER 101',
      deviceUuid: 'd',
      fleet: 'Silver',
    })
    const again = recordedTransport(() => ({ status: 409, body: {} }))
    await enterBoat(sender(again.transport, { token: 'x' }), race.regatta, boat)
    expect(again.requests).toHaveLength(1)
  })

  it('start the race, unless another author has set its start', async () => {
    const start = { author: 'admin', startMillis, fromMillis: startMillis - 1_000 }
    const withStart = (startTimeAsMillis: number) =>
      recordedTransport(({ route }) =>
        route.startsWith('PUT') ? { status: 200, body: { startTimeAsMillis } } : undefined,
      )
    const good = withStart(startMillis)
    await startRace(sender(good.transport, { token: 'x' }), race, start)

    expect(
      good.requests.map(({ route }) => route.replace(/^\w+ .*\/|race_column.*Default&?/g, '')),
    ).toEqual([
      'starttracking?',
      `settrackingtimes?startoftrackingasmillis=${startMillis - 1_000}&endoftracking=`,
      `starttime?authorName=admin&authorPriority=3&passId=0&startTime=${startMillis}&startProcedureType=BASIC`,
    ])
    await expect(
      startRace(sender(withStart(1).transport, { token: 'x' }), race, start),
    ).rejects.toThrow(/^Another author has set the start/)
  })

  it('send positions without credentials, at most 1,000 in one request', async () => {
    const { transport, requests } = recordedTransport()
    const [track = []] = fixes()
    await postTrack(transport, 'd', track)

    expect(requests.map(({ body }) => fixesIn(body).length)).toEqual([1_000, track.length - 1_000])
    expect(requests[0]?.headers).not.toHaveProperty('authorization')
    expect(fixesIn(requests[0]?.body)[0]).toMatchObject({
      timestamp: startMillis - 180_000,
      accuracy: 5,
    })
    await postFixes(
      transport,
      'd',
      track.slice(0, 1).map((fix) => ({ ...fix, speed: null, bearing: null })),
    )
    expect(requests.at(-1)?.body).toMatchObject({ fixes: [{ speed: -1, course: -1 }] })
  })

  it.each([
    [200, true],
    [429, false],
    [503, false],
  ])('know whether the service has taken positions with the status %i', async (status, isTaken) => {
    const { transport } = recordedTransport(() => ({ status, body: {} }))

    expect(await postFixes(transport, 'd', [])).toBe(isTaken)
  })

  it('fail for refused positions', async () => {
    const { transport } = recordedTransport(() => ({ status: 400, body: { detail: 'bad' } }))

    await expect(postTrack(transport, 'd', fixes()[0] ?? [])).rejects.toThrow(/refuses.*400.*bad/)
  })
})
