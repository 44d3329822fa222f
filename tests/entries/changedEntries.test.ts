/** Proposals of sailors for their entries, and changes of entries by organizers. */
import { describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { lines, makeSeries } from '../results/resultsFixture.ts'
import { makeCompetitor, onCompetitors } from '../support/entries.ts'
import { open, openRegattas } from '../support/openRegattas.ts'
import { makeEvent } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const sailor = await service.createUser('sailor')
const { list, entryOf, put, byLink, ownByLink, change } = openRegattas(service, ann, sailor)

describe('an own competitor', () => {
  it('changes, and its entry changes when an organizer accepts the change', async () => {
    const regatta = await makeEvent(service, ann, open)
    const { id } = await ownByLink(regatta)
    const reply = await change(id, { name: 'New', timeOnTimeFactor: 0.8, searchTag: 'x' }, sailor)

    const proposal = { name: 'New', timeOnTimeFactor: 0.8 }
    expect(reply.body).toMatchObject({ name: 'New', timeOnTimeFactor: 0.8, proposal })
    const entry = await entryOf(regatta, id)
    expect(entry).toMatchObject({ name: 'Own', timeOnTimeFactor: 1, searchTag: 'x' })
    expect(entry?.entry).toEqual({ state: 'confirmed', proposal })
    expect(await list(regatta, sailor)).toMatchObject([{ name: 'Own' }])
    expect((await list(regatta, sailor))[0]).not.toHaveProperty('entry')

    await change(id, { name: 'Own' }, sailor)
    expect((await entryOf(regatta, id))?.entry).toMatchObject({
      proposal: { timeOnTimeFactor: 0.8 },
    })
    await put(regatta, { accept: [id] })
    expect(await entryOf(regatta, id)).toMatchObject({
      name: 'Own',
      timeOnTimeFactor: 0.8,
      entry: { state: 'confirmed' },
    })
  })

  it('is corrected in its entry only', async () => {
    const regatta = await makeEvent(service, ann, open)
    const { id } = await ownByLink(regatta)
    await put(regatta, { change: [{ competitorId: id, name: 'Corrected', club: 'KYC' }] })
    expect(await entryOf(regatta, id)).toMatchObject({ name: 'Corrected', club: 'KYC' })
    const own = await request(`GET ${V}/competitors/${id}`, { token: sailor })
    expect(own.body).toMatchObject({ name: 'Own' })

    const renamed = await change(id, { name: 'By hand' }, ann)
    expect([renamed.status, renamed.body]).toEqual([
      200,
      expect.objectContaining({ name: 'By hand' }),
    ])
    expect(await entryOf(regatta, id)).toMatchObject({ name: 'By hand' })
    expect((await request(`GET ${V}/competitors/${id}`, { token: sailor })).body).toMatchObject({
      name: 'Own',
    })
    const stranger = await service.createUser('stranger')
    expect((await change(id, { name: 'X' }, stranger)).status).toBe(403)
  })

  it('makes no proposal for a regatta that is over', async () => {
    const regatta = await makeEvent(service, ann, {
      ...open,
      startdate: '2020-06-01',
      enddate: '2020-06-03',
    })
    const { id } = await ownByLink(regatta)
    const reply = await change(id, { name: 'Later' }, sailor)
    expect(reply.body).not.toHaveProperty('proposal')
    expect(await entryOf(regatta, id)).toMatchObject({ name: 'Own', entry: { state: 'confirmed' } })
  })

  it('is seen by organizers although it hides', async () => {
    const regatta = await makeEvent(service, ann, open)
    const { id } = await ownByLink(regatta)
    await request(`DELETE ${S}/ownership/COMPETITOR/${id}/acl`, { token: sailor })
    const statusOf = async (token: string) =>
      (await request(`GET ${V}/competitors/${id}`, { token })).status
    const stranger = await service.createUser('other')
    expect([await statusOf(ann), await statusOf(stranger)]).toEqual([200, 403])

    await change(id, { name: 'Hidden', displayColor: '#123456' }, sailor)
    for (const path of [`${V}/competitors/${id}`, `${V}/competitors/${id}/team`]) {
      const { status, text } = await request(`GET ${path}`, { token: ann })
      expect([status, text]).toEqual([200, expect.stringContaining('Own')])
      expect(text).not.toContain('Hidden')
    }
  })
})

describe('a competitor that was made for the regatta', () => {
  it('changes with its entry, by everybody who may change the regatta', async () => {
    const regatta = await makeEvent(service, ann)
    const made = await makeCompetitor(service, regatta, { token: ann, competitorName: 'Made' })
    await put(regatta, {
      change: [
        {
          competitorId: made.id,
          name: 'Better',
          sailId: 'GER 5',
          boatName: 'Swift',
          nationality: 'GER',
          crew: 'Eve',
          fleet: 'Default',
          timeOnTimeFactor: 1.1,
        },
      ],
    })
    const { body } = await request(`GET ${V}/competitors/${made.id}`, { token: ann })
    expect(body).toMatchObject({
      name: 'Better',
      shortName: 'Better',
      nationality: 'GER',
      boat: { name: 'Swift', sailId: 'GER 5' },
    })
    expect(await entryOf(regatta, made.id)).toMatchObject({
      name: 'Better',
      crew: 'Eve',
      timeOnTimeFactor: 1.1,
      boat: { name: 'Swift' },
    })
    const boat = (body as { readonly boat: { readonly id: string } }).boat.id
    expect((await request(`GET ${V}/boats/${boat}`, { token: ann })).status).toBe(200)
    await put(regatta, { change: [{ competitorId: made.id, crew: null, nationality: null }] })
    const cleared = await entryOf(regatta, made.id)
    expect(cleared).toMatchObject({ nationality: '' })
    expect(cleared).not.toHaveProperty('crew')
  })

  it('changes in other regattas of the same organizers, and is a proposal in those of others', async () => {
    const regatta = await makeEvent(service, ann)
    const made = await makeCompetitor(service, regatta, { token: ann, competitorName: 'Made' })
    const owner = await service.createUser('owner')
    const over = { ...open, startdate: '2020-06-01', enddate: '2020-06-03' }
    const own = await makeEvent(service, ann)
    const foreign = await makeEvent(service, owner, open)
    const past = await makeEvent(service, owner, over)
    await onCompetitors(service, own, `/${made.id}/add`, { token: ann })
    await onCompetitors(service, foreign, `/${made.id}/add`, { token: owner })
    await onCompetitors(service, past, `/${made.id}/add`, { token: owner })
    await put(regatta, { change: [{ competitorId: made.id, name: 'Better' }] })

    expect(await entryOf(own, made.id)).toMatchObject({ name: 'Better' })
    const inForeign = (await list(foreign, owner)).find(({ id }) => id === made.id)
    expect(inForeign).toMatchObject({
      name: 'Made',
      entry: { state: 'confirmed', proposal: { name: 'Better' } },
    })
    const old = (await list(past, owner)).find(({ id }) => id === made.id)
    expect([old?.name, old?.entry]).toEqual(['Made', { state: 'confirmed' }])
  })
})

describe('a sailor who enters by the link with an account', () => {
  it('saves the boat in the app, and what differs is a proposal', async () => {
    const regatta = await makeEvent(service, ann, { ...open, ispublic: false })
    const own = await byLink(regatta, { token: sailor })
    const known = { name: own.name, nationality: null }
    const same = await change(own.id, known, sailor)
    expect([same.status, same.body]).toMatchObject([200, { id: own.id, name: own.name }])
    expect(same.body).not.toHaveProperty('proposal')

    const reply = await change(
      own.id,
      { ...known, name: 'Other', timeOnTimeFactor: 0.7, displayColor: '#123456' },
      sailor,
    )
    const proposal = { name: 'Other', timeOnTimeFactor: 0.7 }
    expect([reply.status, reply.body]).toMatchObject([200, { name: own.name, proposal }])
    const entry = await entryOf(regatta, own.id)
    expect(entry).toMatchObject({ name: own.name, displayColor: null, entry: { proposal } })
    const competitor = await request(`GET ${V}/competitors/${own.id}`, { token: ann })
    expect(competitor.body).toMatchObject({ name: own.name, displayColor: null })
    await put(regatta, { accept: [own.id] })
    expect(await entryOf(regatta, own.id)).toMatchObject({ name: 'Other', timeOnTimeFactor: 0.7 })
  })

  it('changes no entry of others, nor without the account', async () => {
    const regatta = await makeEvent(service, ann, open)
    const own = await byLink(regatta, { token: sailor })
    const anonymous = await byLink(regatta)
    const other = await service.createUser('rival')
    const statuses = await Promise.all([
      change(own.id, { name: 'X' }, other),
      change(anonymous.id, { name: 'X' }, sailor),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([403, 403])
  })
})

it('changes all entries or none, and says what is wrong', async () => {
  const { regatta, save, idOf } = await makeSeries(service, ann, 'AB', open)
  await save('R1', lines('AB'))
  const before = await list(regatta)
  const unknown = await put(regatta, {
    withdraw: [idOf('A'), idOf('A')],
    accept: ['nobody'],
    change: [{ competitorId: idOf('B'), name: 'New' }],
  })
  expect(unknown.body).toMatchObject({
    status: 400,
    errors: [
      { pointer: '/accept/0', code: 'unknown' },
      { pointer: '/withdraw/1', code: 'duplicate' },
    ],
  })
  const fleet = await put(regatta, { change: [{ competitorId: idOf('B'), fleet: 'Gold' }] })
  expect(fleet.status).toBe(400)
  const removed = await put(regatta, { remove: [idOf('A')], withdraw: [idOf('B')] })
  expect(removed.body).toMatchObject({ status: 409, code: 'has-results' })
  const typo = await put(regatta, { acept: [] })
  expect(typo.body).toMatchObject({ status: 400 })
  expect(await list(regatta)).toEqual(before)
})
