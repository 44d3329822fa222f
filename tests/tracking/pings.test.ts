/** Positions of marks that people report: the permission, the stored fix, and what the mark shows. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { openEvent, secret } from '../support/deviceFixes.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeMark, pingMark } from '../support/marks.ts'
import { leaderboardPath, letEverybody, makeEvent } from '../support/sailing.ts'
import { differences, stateOf } from '../support/tableState.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const regatta = await makeEvent(service, ann, openEvent)

const newMark = () => makeMark(service, ann, regatta)
const here = { latitude: 54.43, longitude: 10.2 }

const ping = (markId: string, sent: Readonly<Record<string, unknown>>, token = ann) =>
  pingMark(service, regatta, markId, sent, { token })

const lastPosition = async (markId: string) => {
  const { body } = await service.request(`GET ${leaderboardPath(regatta, `/marks/${markId}`)}`)
  return (body as { readonly lastKnownPosition?: object }).lastKnownPosition
}

describe('a ping', () => {
  it('is allowed with UPDATE, and neither without it nor with the secret', async () => {
    const sent = { ...here, timestamp: Date.now() }
    const markId = await newMark()
    const send = async (options: object) =>
      (await pingMark(service, regatta, markId, sent, options)).status

    expect(await send({})).toBe(401)
    expect(await send({ rest: '?secret=wrong' })).toBe(401)
    expect(await send({ token: bob })).toBe(403)
    expect(await send({ rest: `?secret=${secret}` })).toBe(401)
    expect(await send({ rest: `?secret=${secret}`, token: bob })).toBe(403)
    expect(await lastPosition(markId)).toBeUndefined()
    // The app sends the secret besides the token.
    expect(await send({ rest: `?secret=${secret}`, token: ann })).toBe(200)
  })

  it('is the last known position of the mark unless that is newer', async () => {
    const markId = await newMark()
    const now = Date.now()
    const first = await ping(markId, { ...here, timestamp: now - 60_000 })
    await ping(markId, { latitude: '54.5', longitude: '-10.25', timestamp: String(now - 1000) })
    const newest = await lastPosition(markId)
    const late = await ping(markId, { ...here, timestamp: now - 2000 })

    expect([first.status, first.text, late.status]).toEqual([200, '', 200])
    expect(newest).toMatchObject({ lat_deg: 54.5, longitude_deg: -10.25 })
    expect(newest).toMatchObject({ timeMillis: now - 1000 })
    expect(await lastPosition(markId)).toEqual(newest)
  })

  it('changes nothing when it is repeated, and is replaced by another one at its time', async () => {
    const markId = await newMark()
    const timestamp = Date.now() - 5000
    await ping(markId, { ...here, timestamp })
    const before = await stateOf(service)
    const again = await ping(markId, { ...here, timestamp })
    const after = await stateOf(service)
    await ping(markId, { ...here, latitude: 54.6, timestamp })

    expect(again.status).toBe(200)
    expect(differences(before, after)).toEqual([])
    expect(await lastPosition(markId)).toMatchObject({ lat_deg: 54.6, timeMillis: timestamp })
  })

  it('of a clock that is ahead does not hide the next one', async () => {
    const markId = await newMark()
    const ahead = await ping(markId, { ...here, timestamp: Date.now() + 3_600_000 })
    await ping(markId, { latitude: 54.7, longitude: 10.3, timestamp: Date.now() })

    expect(ahead.status).toBe(200)
    expect(await lastPosition(markId)).toMatchObject({ lat_deg: 54.7 })
  })

  it('of each of ten marks is kept if they are sent at once', async () => {
    const marks: string[] = []
    for (let count = 0; count < 10; count += 1) marks.push(await newMark())
    const sent = await Promise.all(
      marks.map((markId, index) =>
        ping(markId, { latitude: 50 + index, longitude: 10, timestamp: Date.now() }),
      ),
    )
    const positions = await Promise.all(marks.map(lastPosition))

    expect(sent.map(({ status }) => status)).toEqual(marks.map(() => 200))
    expect(positions).toMatchObject(marks.map((_, index) => ({ lat_deg: 50 + index })))
  })

  it.each([
    ['no latitude', { latitude: undefined }, 'latitude', 'required'],
    ['no time', { timestamp: undefined }, 'timestamp', 'required'],
    ['a time in seconds', { timestamp: 1_781_948_400 }, 'timestamp', 'seconds'],
    ['the position 0, 0', { latitude: 0, longitude: 0 }, 'latitude', 'no-position'],
    ['a time two days ahead', { timestamp: 4_000_000_000_000 }, 'timestamp', 'future'],
  ])('is refused with %s', async (_, wrong, name, code) => {
    const markId = await newMark()
    const refused = await ping(markId, { ...here, timestamp: Date.now(), ...wrong })

    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: [{ pointer: `/${name}`, code }] },
    ])
    expect(await lastPosition(markId)).toBeUndefined()
  })

  it('needs a mark of the regatta', async () => {
    const sent = { ...here, timestamp: Date.now() }
    const unknown = newId()
    const noMark = await ping(unknown, sent)
    const noRegatta = await pingMark(service, 'nowhere', unknown, sent, { token: ann })

    expect([noMark.status, noRegatta.status]).toEqual([404, 404])
    expect(noMark.text).toContain(`Could not find a mark with ID '${unknown}'`)
  })
})

describe('addMarkFix', () => {
  const add = (json: object, token = ann) =>
    service.request(`POST ${V}/mark/addMarkFix`, { token, json })
  const fixOf = (markId: string) => ({
    leaderboardName: regatta,
    raceColumnName: 'R1',
    fleetName: 'Default',
    markId,
    latDeg: '54.43',
    lonDeg: '10.2',
    timeMillis: String(Date.now()),
  })

  it('is a ping for a mark of a race', async () => {
    const markId = await newMark()
    const added = await add(fixOf(markId))

    expect([added.status, added.text]).toEqual([200, ''])
    expect(await lastPosition(markId)).toMatchObject({ lat_deg: 54.43, lon_deg: 10.2 })
  })

  it('needs a race and a mark that exist, and names what is wrong', async () => {
    const fix = fixOf(await newMark())
    const statuses = async (wrong: object) => (await add({ ...fix, ...wrong })).status
    const wrong = await add({ ...fix, latDeg: 'north', timeMillis: '' })

    expect(await statuses({ leaderboardName: 'nowhere' })).toBe(404)
    expect(await statuses({ raceColumnName: 'R9' })).toBe(404)
    expect(await statuses({ fleetName: 'Gold' })).toBe(404)
    expect(await statuses({ markId: newId() })).toBe(404)
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { errors: [{ pointer: '/latDeg' }, { pointer: '/timeMillis' }] },
    ])
  })

  it('needs UPDATE on the leaderboard and on the regatta', async () => {
    const fix = fixOf(await newMark())
    const stranger = await add(fix, bob)
    await letEverybody(service, ann, 'LEADERBOARD', regatta, 'READ', 'UPDATE')
    const half = await add(fix, bob)

    expect([stranger.status, half.status]).toEqual([403, 403])
    expect(half.body).toMatchObject({ permission: `REGATTA:UPDATE:${regatta}` })
  })
})
