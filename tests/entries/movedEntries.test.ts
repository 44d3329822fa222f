/** Entries that organizers add and move to another class, and sail numbers that are taken. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { lines, makeSeries } from '../results/resultsFixture.ts'
import { makeCompetitor } from '../support/entries.ts'
import { open, openRegattas } from '../support/openRegattas.ts'
import { leaderboardPath, letEverybody, makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const sailor = await service.createUser('sailor')
const { list, entryOf, put, byLink, ownByLink } = openRegattas(service, ann, sailor)

const eventOf = async (regatta: string) => {
  const { body } = await request(`GET ${regattaPath(regatta)}`, { token: ann })
  return (body as { readonly eventId: string }).eventId
}

/** Another class of the event. */
const addClass = async (regatta: string, boatClass: string, json = {}) => {
  const path = `${V}/events/${await eventOf(regatta)}/regattas`
  const { body } = await request(`POST ${path}`, { token: ann, json: { boatClass, ...json } })
  return (body as { readonly regatta: string }).regatta
}

describe('an entry', () => {
  it('moves to another class with its facts, and gets the class', async () => {
    const regatta = await makeEvent(service, ann, open)
    const other = await addClass(regatta, '470')
    const { id } = await makeCompetitor(service, regatta, {
      token: ann,
      competitorName: 'Anna',
      sailid: 'GER 1',
      timeontimefactor: '0.9',
    })
    await put(regatta, { change: [{ competitorId: id, crew: 'Bo', club: 'KYC' }] })
    const moved = await put(regatta, { change: [{ competitorId: id, regatta: other, crew: 'Cy' }] })

    expect([moved.status, moved.body]).toEqual([200, { changed: 1, removed: 0 }])
    expect(await list(regatta)).toEqual([])
    expect(await entryOf(other, id)).toMatchObject({
      name: 'Anna',
      sailID: 'GER 1',
      crew: 'Cy',
      club: 'KYC',
      timeOnTimeFactor: 0.9,
      boat: { boatClass: { name: '470' } },
      entry: { state: 'confirmed' },
    })
    const competitor = await request(`GET ${V}/competitors/${id}`, { token: ann })
    expect(competitor.body).toMatchObject({ boat: { boatClass: { name: '470' } } })
    expect((await put(other, { remove: [id] })).status).toBe(200)
  })

  it('moves with its phone, and still waits', async () => {
    const { regatta, save } = await makeSeries(service, ann, 'AB', open)
    await save('R1', lines('AB'))
    const other = await addClass(regatta, '470')
    const deviceUuid = newId()
    const { id } = await byLink(regatta, { competitorName: 'Late', deviceUuid })
    await put(regatta, { change: [{ competitorId: id, regatta: other }] })

    expect(await entryOf(other, id)).toMatchObject({ entry: { state: 'waiting' } })
    const phones = async (name: string) =>
      (await request(`GET ${leaderboardPath(name, '/tracking_devices')}`, { token: ann })).text
    expect([await phones(regatta), await phones(other)]).toEqual([
      expect.not.stringContaining(id),
      expect.stringContaining(id),
    ])
    expect((await put(other, { accept: [id] })).status).toBe(200)
  })

  it('of a competitor that stays its owner’s moves without the competitor', async () => {
    const regatta = await makeEvent(service, ann, open)
    const other = await addClass(regatta, '470')
    const { id } = await ownByLink(regatta)
    expect((await put(regatta, { change: [{ competitorId: id, regatta: other }] })).status).toBe(
      200,
    )
    expect(await entryOf(other, id)).toMatchObject({ boat: { boatClass: { name: '470' } } })
    const own = await request(`GET ${V}/competitors/${id}`, { token: sailor })
    expect(own.body).toMatchObject({ boat: { boatClass: { name: '49er' } } })
  })

  it('loses its old fleet, and gets one of the new class', async () => {
    const series = [{ name: 'Qualifying', fleets: ['Gold', 'Silver'] }]
    const regatta = await makeEvent(service, ann, { series })
    const other = await addClass(regatta, '470', {
      series: [{ name: 'Q', fleets: ['Blue', 'Red'] }],
    })
    const { id } = await makeCompetitor(service, regatta, {
      token: ann,
      competitorName: 'Anna',
      fleet: 'Gold',
    })
    const wrong = await put(regatta, {
      change: [{ competitorId: id, regatta: other, fleet: 'Gold' }],
    })
    expect(wrong.body).toMatchObject({
      status: 400,
      errors: [{ pointer: '/change/0/fleet', code: 'unknown' }],
    })
    await put(regatta, { change: [{ competitorId: id, regatta: other, fleet: 'Red' }] })
    expect(await entryOf(other, id)).toMatchObject({ fleets: [{ series: 'Q', fleet: 'Red' }] })
  })

  it('stays in the class of a confirmed sheet that names it', async () => {
    const { regatta, save, idOf } = await makeSeries(service, ann, 'ABC', open)
    await save('R1', lines('AB'))
    const other = await addClass(regatta, '470')
    const move = (boat: string) =>
      put(regatta, { change: [{ competitorId: idOf(boat), regatta: other }] })

    expect((await move('A')).body).toMatchObject({
      status: 409,
      code: 'has-results',
      errors: [{ pointer: '/change/0/regatta', code: 'has-results' }],
    })
    const moved = await move('C')
    expect(moved.body).toMatchObject({ changed: 1, moved: [{ name: 'C' }] })
    expect((await list(regatta)).map(({ name }) => name)).toEqual(['A', 'B'])
  })

  it('ends, and begins again', async () => {
    const { regatta, save, idOf, points } = await makeSeries(service, ann, 'AB', open)
    await save('R1', lines('AB'))
    const end = (withdrawn: boolean) =>
      put(regatta, { change: [{ competitorId: idOf('B'), withdrawn }] })
    await end(true)
    expect(await entryOf(regatta, idOf('B'))).toMatchObject({ withdrawn: true })
    await put(regatta, { change: [{ competitorId: idOf('B'), crew: 'Bo' }] })
    expect(await entryOf(regatta, idOf('B'))).toMatchObject({ withdrawn: true, crew: 'Bo' })
    await end(false)
    expect(await entryOf(regatta, idOf('B'))).not.toHaveProperty('withdrawn')
    expect(await points()).toEqual({ A: 1, B: 2 })
  })

  it('moves within its event only, and with a right on both classes', async () => {
    const regatta = await makeEvent(service, ann, open)
    const other = await addClass(regatta, '470')
    const foreign = await makeEvent(service, ann)
    const { id } = await makeCompetitor(service, regatta, { token: ann, competitorName: 'Anna' })
    for (const target of [foreign, 'No such regatta']) {
      const refused = await put(regatta, { change: [{ competitorId: id, regatta: target }] })
      expect(refused.body).toMatchObject({
        status: 400,
        errors: [{ pointer: '/change/0/regatta', code: 'unknown' }],
      })
    }
    await letEverybody(service, ann, 'REGATTA', regatta, 'READ', 'CHANGE_ENTRIES')
    const change = [{ competitorId: id, crew: 'Bo' }]
    expect((await put(regatta, { change }, sailor)).status).toBe(200)
    const move = [{ competitorId: id, regatta: other }]
    expect((await put(regatta, { change: move }, sailor)).status).toBe(403)
    expect(await list(other)).toEqual([])
  })
})

describe('a sail number that another entry has', () => {
  it('is refused for each change that would take it, and names the other boat', async () => {
    const { regatta, idOf } = await makeSeries(service, ann, 'ABC', open)
    const refused = await put(regatta, {
      change: [
        { competitorId: idOf('B'), sailId: '1', crew: 'Bo' },
        { competitorId: idOf('C'), sailId: '1' },
      ],
    })
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'already-exists',
      detail: '1 is the sail number of A already. Change one of them.',
      errors: [
        { pointer: '/change/0/sailId', code: 'duplicate' },
        { pointer: '/change/1/sailId', code: 'duplicate' },
      ],
    })
    expect((await list(regatta)).filter(({ crew }) => crew === 'Bo')).toEqual([])
    const swapped = await put(regatta, {
      change: [
        { competitorId: idOf('A'), sailId: '2' },
        { competitorId: idOf('B'), sailId: '1' },
      ],
    })
    expect(swapped.status).toBe(200)
  })

  it('is refused in the class that an entry moves to, and by another nation it is free', async () => {
    const { regatta, idOf } = await makeSeries(service, ann, 'AB', open)
    const other = await addClass(regatta, '470')
    await put(other, { add: [{ name: 'There', sailId: 'GER 1', nationality: 'GER' }] })
    const move = (values: object) =>
      put(regatta, { change: [{ competitorId: idOf('A'), regatta: other, ...values }] })
    expect((await move({})).body).toMatchObject({
      status: 409,
      errors: [{ pointer: '/change/0/sailId', code: 'duplicate' }],
    })
    expect((await move({ nationality: 'DEN' })).status).toBe(200)
  })

  it('is told with all other errors of the input', async () => {
    const { regatta, idOf } = await makeSeries(service, ann, 'AB', open)
    const refused = await put(regatta, {
      change: [
        { competitorId: idOf('B'), sailId: '1', nationality: 'GR', fleet: 'Gold' },
        { competitorId: 'nobody', crew: 5 },
        7,
        { competitorId: idOf('A'), crews: 'x' },
      ],
      add: [{ sailId: '1', boatClass: '49er' }, null],
    })
    expect(refused.status).toBe(400)
    const { errors } = refused.body as { readonly errors: readonly { readonly pointer: string }[] }
    expect(errors.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/add/0/name',
      '/add/0/sailId',
      '/add/1',
      '/change/0/fleet',
      '/change/0/nationality',
      '/change/0/sailId',
      '/change/1/competitorId',
      '/change/1/crew',
      '/change/2',
      '/change/3/crews',
    ])
    const wrong = { nationality: 'GR', crew: 5, timeOnTimeFactor: 'fast', club: 'x'.repeat(201) }
    const told = await put(regatta, { change: [{ competitorId: idOf('B'), ...wrong }] })
    expect((told.body as { readonly errors: readonly object[] }).errors).toMatchObject([
      { pointer: '/change/0/nationality', detail: 'must be three letters such as GER' },
      { pointer: '/change/0/club', detail: 'must have 1 to 200 characters, found 201' },
      { pointer: '/change/0/crew', detail: 'must be a text, found 5' },
      {
        pointer: '/change/0/timeOnTimeFactor',
        detail: 'must be a number, found the text `fast`',
      },
    ])
    for (const change of [5, 'x', {}]) expect((await put(regatta, { change })).status).toBe(400)
  })

  it('goes to one of two organizers at the same moment', async () => {
    const { regatta, idOf } = await makeSeries(service, ann, 'ABC', open)
    const statuses = await Promise.all(
      ['A', 'B', 'C'].map(async (boat) => {
        const change = [{ competitorId: idOf(boat), sailId: '77' }]
        return (await put(regatta, { change })).status
      }),
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  })
})

describe('an added entry', () => {
  it('has all values, and belongs to the regatta', async () => {
    const regatta = await makeEvent(service, ann, { ...open, boatclassname: '470' })
    const values = { sailId: '5', nationality: 'ger', crew: 'Bo', club: 'KYC', boatName: 'Swift' }
    const json = { add: [{ name: 'Anna', ...values, timeOnTimeFactor: 0.9 }] }
    const tried = await put(regatta, json, ann, '?dryRun=true')
    expect(tried.body).toMatchObject({ status: 200, body: { changed: 0, removed: 0 } })
    expect(await list(regatta)).toEqual([])

    const { status, body } = await put(regatta, json)
    const [entry] = await list(regatta)
    expect([status, body]).toEqual([200, { changed: 0, removed: 0, added: [entry?.id] }])
    expect(entry).toMatchObject({
      name: 'Anna',
      nationality: 'GER',
      crew: 'Bo',
      club: 'KYC',
      timeOnTimeFactor: 0.9,
      boat: { name: 'Swift', sailId: '5', boatClass: { name: '470' } },
      entry: { state: 'confirmed' },
    })
  })

  it('is refused with a taken sail number, without a class, and without a right', async () => {
    const regatta = await makeEvent(service, ann, open)
    const noClass = await put(regatta, { add: [{ name: 'Anna' }, { name: 'Ben', fleet: 'Gold' }] })
    expect(noClass.body).toMatchObject({
      status: 400,
      errors: [
        { pointer: '/add/0/boatClass', code: 'required' },
        { pointer: '/add/1/fleet', code: 'unknown' },
        { pointer: '/add/1/boatClass', code: 'required' },
      ],
    })
    const boatClass = '49er'
    const add = [{ name: 'Anna', sailId: '1', boatClass }]
    expect((await put(regatta, { add })).status).toBe(200)
    expect((await put(regatta, { add })).body).toMatchObject({
      status: 409,
      errors: [{ pointer: '/add/0/sailId', code: 'duplicate' }],
    })
    expect((await put(regatta, { add: [{ ...add[0], boatClass: '470' }] })).status).toBe(200)
    expect((await put(regatta, { add: [{ boatClass }] })).status).toBe(400)
    expect((await put(regatta, { add }, sailor)).status).toBe(403)
  })
})
