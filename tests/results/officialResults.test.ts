/** Official results move only together with their state, an entry in the list of changes, and an event. */
import { afterAll, describe, expect, it } from 'vitest'
import { startFeedWriter } from '../support/feedWriter.ts'
import { V } from '../../scripts/requests/paths.ts'
import { makeCompetitor, onCompetitors } from '../support/entries.ts'
import { keepLog } from '../support/logLines.ts'
import { leaderboardPath, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'
import { lines, makeSeries } from './resultsFixture.ts'

keepLog()
const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const feed = await startFeedWriter(service, service.services)
afterAll(() => feed.stop())

interface Change {
  readonly by: string | null
  readonly sentences: readonly string[]
  readonly moved: readonly object[]
}

interface Event {
  readonly type: string
  readonly data: object
}

/** Races R1 and R2 are official, and D has not sailed R1. */
const official = async () => {
  const made = await makeSeries(service, ann, 'ABCDE')
  await made.save('R1', lines('ABC'), { state: 'official', cameToTheStart: [made.idOf('C')] })
  await made.save('R2', [...lines('BCA'), { sailId: '4', code: 'DNF' }], { state: 'official' })
  const { regatta } = made
  const post = async (path: string, json?: object) => {
    const { status, text } = await request(`POST ${path}`, { token: ann, ...(json && { json }) })
    if (status !== 200) throw new Error(text)
  }
  const changes = async () =>
    (await request(`GET ${made.path('/changes')}`, { token: ann })).body as Change[]
  const events = async () => {
    await feed.drain()
    const path = `${V}/regattas/${encodeURIComponent(regatta)}/feed`
    const { body } = await request(`GET ${path}`, { token: ann })
    return (body as Event[]).filter(({ type }) => type.startsWith('race.results.'))
  }
  const seen = { changes: (await changes()).length, events: (await events()).length }
  const since = async () => {
    const [newChanges, newEvents] = [await changes(), await events()]
    return {
      state: (await made.read()).state,
      states: (await made.read()).columns.map(({ state }) => state),
      changes: newChanges.slice(0, newChanges.length - seen.changes),
      events: newEvents.slice(seen.events).map(({ type, data }) => [type, data]),
    }
  }
  return {
    ...made,
    post,
    since,
    update: (json: object) => post(leaderboardPath(regatta, '/update'), json),
    factor: (query: string) => post(leaderboardPath(regatta, `/racecolumnfactors?${query}`)),
    remove: (name: string, query = '') =>
      post(regattaPath(regatta, `/competitors/${made.idOf(name)}/remove${query}`)),
    rename: (name: string, displayName: string) => {
      const query = new URLSearchParams({ competitorId: made.idOf(name), displayName }).toString()
      return post(leaderboardPath(regatta, `/updateCompetitorDisplayName?${query}`))
    },
  }
}

type Series = Awaited<ReturnType<typeof official>>

const changed = (raceColumn: string, state: string | null) => [
  'race.results.changed',
  { raceColumn, fleet: 'Default', state },
]

const [r1, r2] = [changed('R1', 'confirmed'), changed('R2', 'confirmed')]

describe('official results become provisional', () => {
  it.each<[string, (series: Series) => Promise<unknown>, string, object[], string[]]>([
    [
      'by another entry',
      ({ regatta }) =>
        makeCompetitor(service, regatta, { token: ann, competitorName: 'F', sailid: '6' }),
      'F entered the series.',
      [r1, r2],
      ['confirmed', 'confirmed', 'none'],
    ],
    [
      'by the removal of an entry',
      ({ remove }) => remove('E'),
      'E left the series.',
      [r1, r2],
      ['confirmed', 'confirmed', 'none'],
    ],
    [
      'by a discard',
      ({ update }) => update({ resultDiscardingThresholds: [2] }),
      'Results are discarded from 2 races on.',
      [r1, r2],
      ['confirmed', 'confirmed', 'none'],
    ],
    [
      'by the penalty base, in the race with a penalty only',
      ({ update }) => update({ penaltyBase: 'startingArea' }),
      'Penalties count the boats that came to the starting area (A5.3).',
      [r2],
      ['official', 'confirmed', 'none'],
    ],
    [
      'by a factor, in its race only',
      ({ factor }) => factor('race_column=R1&explicit_factor=2'),
      'Race R1 counts 2 times.',
      [r1],
      ['confirmed', 'official', 'none'],
    ],
    [
      'by the removal of an official race, as a whole',
      ({ regatta, post }) => post(regattaPath(regatta, '/removeracecolumn?racecolumn=R1')),
      'Race R1 was removed.',
      [r2, changed('R1', null)],
      ['confirmed', 'none'],
    ],
  ])('%s', async (_, run, sentence, events, states) => {
    const series = await official()
    const before = await series.read()
    await run(series)
    const { state, changes, ...now } = await series.since()
    const at = await series.read(`?at=${before.lastChange}`)

    expect([before.state, state, now.states]).toEqual(['official', 'provisional', states])
    expect(changes).toMatchObject([{ by: 'ann' }])
    expect(changes[0]?.sentences[0]).toBe(sentence)
    expect(changes[0]?.sentences.slice(1)).toContain(
      `${states[0] === 'official' || states.length === 2 ? 'R2' : 'R1'} became provisional.`,
    )
    expect(now.events).toEqual(events)
    expect(at).toEqual(before)
  })

  it('by a sheet that says its reason', async () => {
    const { regatta, save, since } = await official()
    const reason = ' Hearing 4: B retired '
    const preview = await save('R1', lines('ACB'), { reason }, '?dryRun=true')
    const saved = await save('R1', lines('ACB'), { reason })
    const again = await save('R1', lines('ACB'), { reason: 'other' })
    const long = await save('R1', lines('ABC'), { reason: 'x'.repeat(201) })
    const { state, changes } = await since()

    expect(preview.body).toMatchObject({ body: { replacesOfficial: true } })
    expect([saved.body, again.status]).toMatchObject([{ replacesOfficial: true }, 200])
    expect(again.body).not.toHaveProperty('replacesOfficial')
    expect(long.status).toBe(400)
    expect([state, changes]).toMatchObject(['provisional', [{ reason: 'Hearing 4: B retired' }]])
    const { text } = await request(`GET /results/${encodeURIComponent(regatta)}`, { token: ann })
    expect(text).toContain('Reason: <bdi>Hearing 4: B retired</bdi>')
  })

  it('as a whole by the removal of an official sheet', async () => {
    const series = await official()
    await request(`DELETE ${series.path('/R1/Default')}`, { token: ann })
    const { state, changes, states, events } = await series.since()

    expect([state, states]).toEqual(['provisional', ['none', 'confirmed', 'none']])
    expect(changes).toMatchObject([
      { by: 'ann', sentences: ['The results of R1 were deleted.', 'R2 became provisional.'] },
    ])
    expect(events).toEqual([changed('R1', null), r2])
  })

  it('and official again when the race committee says so', async () => {
    const { factor, read, save, since } = await official()
    await factor('race_column=R1&explicit_factor=2')
    await save('R1', lines('ABC'), { state: 'official' })

    expect((await read()).state).toBe('official')
    expect((await since()).events).toEqual([
      r1,
      ['race.results.official', { raceColumn: 'R1', fleet: 'Default', state: 'official' }],
    ])
  })
})

describe('official results stay official', () => {
  it('when a boat gets another name, which is a change with an event', async () => {
    const series = await official()
    await series.rename('A', 'Alpha')
    const { state, changes, events } = await series.since()

    expect(state).toBe('official')
    expect(changes).toEqual([
      expect.objectContaining({
        by: 'ann',
        sentences: ['Alpha: name A becomes Alpha.'],
        moved: [],
      }),
    ])
    expect(events).toEqual([changed('R2', 'official')])
    expect(await series.points()).toMatchObject({ Alpha: 4 })
  })

  it('when a race column is added, which is a change with an event', async () => {
    const { post, regatta, since } = await official()
    await post(regattaPath(regatta, '/addracecolumns'))
    const { state, changes, events } = await since()

    expect(state).toBe('official')
    expect(changes).toMatchObject([{ by: 'ann', sentences: ['Race R4 was added.'], moved: [] }])
    expect(events).toEqual([changed('R4', null)])
  })

  it('without a change when nothing moves', async () => {
    const { update, factor, regatta, idOf, since, read } = await official()
    const before = await read()
    await update({ leaderboardDisplayName: 'Cup', resultDiscardingThresholds: [9] })
    await factor('race_column=R3&explicit_factor=2')
    const rating = { token: ann, timeOnTimeFactor: '1.1' }
    await onCompetitors(service, regatta, `/${idOf('A')}/updateToTHandicap`, rating)
    const { state, changes, events } = await since()

    expect([state, changes, events]).toEqual(['official', [], []])
    expect((await read()).competitors).toEqual(before.competitors)
  })
})

describe('before the first confirmation', () => {
  it('changes of entries and settings are no changes of results', async () => {
    const { regatta, path } = await makeSeries(service, ann, 'AB')
    const json = { resultDiscardingThresholds: [2] }
    await request(`POST ${leaderboardPath(regatta, '/update')}`, { token: ann, json })
    await makeCompetitor(service, regatta, { token: ann, competitorName: 'C', sailid: '3' })

    expect((await request(`GET ${path('/changes')}`, { token: ann })).body).toEqual([])
  })
})
