/** Entries by the link, and what waits for an organizer. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { lines, makeSeries } from '../results/resultsFixture.ts'
import { createCompetitor, makeCompetitor, onCompetitors } from '../support/entries.ts'
import { open, openRegattas, secret } from '../support/openRegattas.ts'
import { leaderboardPath, makeEvent, regattaPath, track } from '../support/sailing.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { useTestService } from '../support/useTestService.ts'
import { newEntry } from '#entries/steps/enter.ts'
import { blankCompetitor } from '#entries/steps/newEntries.ts'
import { putEntry } from '#races/items/entries.ts'
import { putCompetitor } from '#races/items/competitors.ts'

const service = await useTestService({ RATE_LIMIT_PER_NETWORK: '100000' })
const { request } = service
const ann = await service.createUser('ann')
const sailor = await service.createUser('sailor')
const { list, entryOf, put, byLink, ownByLink } = openRegattas(service, ann, sailor)

/** Entries by the link of competitors of their own. */
const fill = (regatta: string, count: number, enteredMillis: number) =>
  securitySetup(service).fill(
    Array.from({ length: count }, () => {
      const entry = newEntry(blankCompetitor({ boatClass: '49er' }, 'Full'))
      return [
        putCompetitor(entry.competitor, { regattaNames: [regatta] }, 'absent'),
        putEntry(regatta, { ...entry, isByLink: true, enteredMillis }, 'absent'),
      ]
    }).flat(),
  )

describe('an entry by the link', () => {
  it('counts before the first confirmed sheet, and waits from then on', async () => {
    const { regatta, save, read, path } = await makeSeries(service, ann, 'AB', open)
    const early = await byLink(regatta, { competitorName: 'Early' })
    await save('R1', lines('AB'))
    const before = await read()
    const page = () => request(`GET /results/${encodeURIComponent(regatta)}`, { token: sailor })
    const { etag } = (await page()).headers
    const late = await byLink(regatta, { competitorName: 'Late' })
    const own = await ownByLink(regatta)
    const again = await onCompetitors(service, regatta, `/${own.id}/add`, { token: sailor, secret })

    expect(early).not.toHaveProperty('waiting')
    expect(late).toMatchObject({ waiting: true })
    expect([own.added.body, again.body]).toEqual([{ waiting: true }, { waiting: true }])
    expect(await read()).toEqual(before)
    expect((await page()).headers.etag).toBe(etag)
    expect((await entryOf(regatta, early.id))?.entry).toEqual({ state: 'confirmed' })
    expect((await entryOf(regatta, late.id))?.entry).toEqual({ state: 'waiting' })
    const names = (await list(regatta, sailor)).map(({ name }) => name)
    expect(names).toEqual(['A', 'B', 'Early'])
    const onLeaderboard = (id: string) =>
      request(`GET ${leaderboardPath(regatta, `/competitors/${id}`)}`, { token: sailor })
    expect((await onLeaderboard(early.id)).status).toBe(200)
    expect((await onLeaderboard(late.id)).status).toBe(404)
    const tally = await request(`GET ${leaderboardPath(regatta, '/tally')}`, { token: ann })
    expect(tally.text).not.toContain('Late')

    await request(`DELETE ${path('/R1/Default')}`, { token: ann })
    expect(await byLink(regatta, { competitorName: 'Again' })).not.toHaveProperty('waiting')
  })

  it('is in no ranking, position, list of boats or file, also for organizers', async () => {
    const { regatta, save, path } = await makeSeries(service, ann, 'AB', open)
    await save('R1', lines('AB'))
    await track(service, ann, 'starttracking', regatta, { race_column: 'R1' })
    const { id } = await byLink(regatta, { competitorName: 'Waiting', sailid: '77' })
    const name = encodeURIComponent(regatta)
    const race = regattaPath(regatta, `/races/${encodeURIComponent(`${regatta} R1 Default`)}`)
    const paths = [
      ...['', '.csv', '.xml', '.sailwave.csv', '/changes', '/R1/Default'].map((end) => path(end)),
      ...['', '/tally'].map((end) => leaderboardPath(regatta, end)),
      leaderboardPath(regatta).replace('/v1/', '/v2/'),
      `${race}/competitors/positions`,
      `${race}/competitors/live`,
      `/start/${name}/R1`,
      `/finish/${name}/R1/Default`,
      `/results/${name}`,
    ]
    for (const one of paths) {
      const { status, text } = await request(`GET ${one}`, { token: ann })
      expect([one, status, text.includes(id) || text.includes('Waiting')]).toEqual([
        one,
        200,
        false,
      ])
    }
    const json = { fleets: [{ fleet: 'Default', competitorIds: [id] }] }
    const assigned = await request(`PUT ${regattaPath(regatta, '/fleets')}`, { token: ann, json })
    const tally = await request(`PUT ${regattaPath(regatta, `/competitors/${id}/tally`)}`, {
      token: ann,
      json: { afloat: true },
    })
    expect([assigned.status, tally.status]).toEqual([400, 404])
  })

  it('counts when an organizer accepts it, and is gone when one removes it', async () => {
    const { regatta, save, points } = await makeSeries(service, ann, 'AB', open)
    await save('R1', lines('AB'))
    const good = await byLink(regatta, { competitorName: 'Good', sailid: '7' })
    const bad = await byLink(regatta, { competitorName: 'Bad', sailid: '7' })

    expect((await put(regatta, { accept: [good.id] }, sailor)).status).toBe(403)
    const tried = await put(regatta, { accept: [good.id], remove: [bad.id] }, ann, '?dryRun=true')
    expect(tried.status).toBe(200)
    expect(await points()).toEqual({ A: 1, B: 2 })
    const done = await put(regatta, { accept: [good.id], remove: [bad.id] })
    const standing = { competitorId: good.id, name: 'Good' }
    const places = { rank: { before: null, after: 3 }, netPoints: { before: null, after: 4 } }
    const moved = [{ ...standing, ...places }]
    expect([done.status, done.body]).toEqual([200, { changed: 1, removed: 1, moved }])
    expect(tried.body).toMatchObject({ body: { moved } })
    expect(await points()).toEqual({ A: 1, B: 2, Good: 4 })
    expect((await list(regatta)).map(({ name }) => name)).toEqual(['A', 'B', 'Good'])
  })

  it('waits with the sail number of an entry that counts, which sheets mean', async () => {
    const { regatta, save, points } = await makeSeries(service, ann, 'AB', open)
    const rival = await byLink(regatta, { competitorName: 'Rival', sailid: '1' })
    expect(rival).toMatchObject({ waiting: true })
    expect((await save('R1', lines('AB'))).status).toBe(200)
    expect(await points()).toEqual({ A: 1, B: 2 })

    const refused = await put(regatta, { accept: [rival.id] })
    expect(refused.body).toMatchObject({
      status: 409,
      errors: [
        {
          pointer: '/accept/0',
          code: 'duplicate',
          detail: '1 is the sail number of A already. Change one of them.',
        },
      ],
    })
    const added = await onCompetitors(service, regatta, `/${rival.id}/add`, { token: ann })
    expect(added.body).toMatchObject({
      status: 409,
      errors: [{ parameter: 'competitorId', code: 'duplicate' }],
    })
    const other = await put(regatta, { change: [{ competitorId: rival.id, sailId: '2' }] })
    expect(other.status).toBe(200)
    expect((await put(regatta, { accept: [rival.id] })).status).toBe(409)
    await put(regatta, { change: [{ competitorId: rival.id, sailId: '3' }] })
    expect((await put(regatta, { accept: [rival.id] })).status).toBe(200)
    expect(await entryOf(regatta, rival.id)).toMatchObject({
      sailID: '3',
      boat: { sailId: '3' },
      entry: { state: 'confirmed' },
    })
  })

  it('proposes a rating, and a fleet that is not the first', async () => {
    const regatta = await makeEvent(service, ann, {
      ...open,
      series: [{ name: 'Qualifying', fleets: ['Gold', 'Silver'] }],
    })
    const first = await byLink(regatta, { fleet: 'Gold' })
    const { id } = await byLink(regatta, { fleet: 'Silver', timeontimefactor: '0.5' })

    expect(await entryOf(regatta, first.id)).toMatchObject({
      fleets: [{ fleet: 'Gold' }],
      entry: { state: 'confirmed' },
    })
    const proposal = { fleet: 'Silver', timeOnTimeFactor: 0.5 }
    const waiting = await entryOf(regatta, id)
    expect(waiting).toMatchObject({ timeOnTimeFactor: 1, entry: { state: 'confirmed', proposal } })
    expect(waiting).not.toHaveProperty('fleets')
    await put(regatta, { accept: [id] })
    expect(await entryOf(regatta, id)).toMatchObject({
      timeOnTimeFactor: 0.5,
      fleets: [{ fleet: 'Silver' }],
      entry: { state: 'confirmed' },
    })
    const organized = await makeCompetitor(service, regatta, {
      token: ann,
      competitorName: 'X',
      fleet: 'Silver',
      timeontimefactor: '0.9',
    })
    expect(await entryOf(regatta, organized.id)).toMatchObject({
      timeOnTimeFactor: 0.9,
      fleets: [{ fleet: 'Silver' }],
    })
  })

  it('is refused after the entries have closed, when organizers go on', async () => {
    const regatta = await makeEvent(service, ann, {
      ...open,
      entriesCloseAt: '2020-01-01T00:00:00Z',
    })
    const shown = await request(`GET ${regattaPath(regatta)}`, { token: ann })
    expect(shown.body).toMatchObject({ entriesCloseAt: Date.UTC(2020, 0, 1) })
    const refused = await createCompetitor(service, regatta, { secret, competitorName: 'Late' })
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('closed at 2020')])
    expect((await createCompetitor(service, regatta, { token: ann })).status).toBe(200)

    const keeps = await request(`PUT ${regattaPath(regatta)}`, { token: ann, json: {} })
    expect(keeps.body).toMatchObject({ entriesCloseAt: Date.UTC(2020, 0, 1) })
    const opened = await request(`PUT ${regattaPath(regatta)}`, {
      token: ann,
      json: { entriesCloseAt: null },
    })
    expect(opened.body).toMatchObject({ entriesCloseAt: null })
    await byLink(regatta)
    const wrong = await request(`PUT ${regattaPath(regatta)}`, {
      token: ann,
      json: { entriesCloseAt: 'tomorrow' },
    })
    expect(wrong.body).toMatchObject({ status: 400, errors: [{ pointer: '/entriesCloseAt' }] })
  })

  it('leaves a tenth of the places to organizers, and comes sixty times a minute', async () => {
    const regatta = await makeEvent(service, ann, open)
    await fill(regatta, 59, Date.now())
    await byLink(regatta)
    const fast = await createCompetitor(service, regatta, { secret, competitorName: 'Fast' })
    expect([fast.status, fast.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ])
    await fill(regatta, 840, 0)
    const full = await createCompetitor(service, regatta, { secret, competitorName: 'Full' })
    expect(full.body).toMatchObject({ status: 400, code: 'invalid-input' })
    expect((await createCompetitor(service, regatta, { token: ann })).status).toBe(200)
  })
})

describe('simultaneous entries by the link', () => {
  it('exceed no limit', async () => {
    const regatta = await makeEvent(service, ann, open)
    await fill(regatta, 58, Date.now())
    const sent = Array.from({ length: 6 }, () =>
      createCompetitor(service, regatta, { secret, competitorName: 'Fast' }),
    )
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  it('share no sail number', async () => {
    const regatta = await makeEvent(service, ann, open)
    const [own, ...made] = await Promise.all([
      ownByLink(regatta, { sailid: 'GER 7' }),
      ...Array.from({ length: 4 }, () => byLink(regatta, { sailid: 'GER 7' })),
    ])
    const waiting = [own.added.body, ...made].filter(
      (body) => (body as { waiting?: boolean } | undefined)?.waiting === true,
    )
    expect(waiting).toHaveLength(4)
  })
})

describe('leaving by the link', () => {
  it('counts at once before there are results, and waits afterwards', async () => {
    const { regatta, save, read } = await makeSeries(service, ann, 'AB', open)
    const devices = [newId(), newId(), newId()]
    const names = ['Gone', 'Leaves', 'Stops']
    const [gone, leaves, stops] = await Promise.all(
      names.map((competitorName, at) =>
        byLink(regatta, { competitorName, deviceUuid: devices[at] ?? '' }),
      ),
    )
    const leave = (id = '', deviceUuid = '', query = {}) =>
      onCompetitors(service, regatta, `/${id}/remove`, { secret, deviceUuid, ...query })
    await leave(gone?.id, devices[0])
    await save('R1', lines('AB'))
    const before = await read()
    await leave(leaves?.id, devices[1])
    await leave(stops?.id, devices[2], { withdraw: 'true' })

    expect(await read()).toEqual(before)
    expect(await entryOf(regatta, gone?.id ?? '')).toBeUndefined()
    expect(await entryOf(regatta, leaves?.id ?? '')).toMatchObject({
      entry: { state: 'confirmed', proposal: { removed: true } },
    })
    expect(await entryOf(regatta, stops?.id ?? '')).toMatchObject({
      entry: { state: 'confirmed', proposal: { withdrawn: true } },
    })
    const done = await put(regatta, { accept: [leaves?.id, stops?.id] })
    const movedNames = ['Leaves', 'Stops'].map(
      (name) => expect.objectContaining({ name }) as object,
    )
    expect(done.body).toEqual({ changed: 1, removed: 1, moved: movedNames })
    expect(await entryOf(regatta, leaves?.id ?? '')).toBeUndefined()
    expect(await entryOf(regatta, stops?.id ?? '')).toMatchObject({ withdrawn: true })
  })
})
