/** Results that are read from the table, and in pages. */
import { describe, expect, it } from 'vitest'
import { withinResponse } from '#results/formats/resultForms.ts'
import { standingsEntity } from '#results/items/standings.ts'
import { readSeriesFacts, storeStandings } from '#results/steps/results.ts'
import { inRoom } from '#results/steps/standingsSize.ts'
import { Store } from '#table/store.ts'
import { Failure } from '#values/failure.ts'
import { leaderboardPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'
import { lines, makeSeries } from './resultsFixture.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')

const nextOf = (link = ''): string => /<(.*)>; rel="next"/.exec(link)?.[1] ?? ''

interface Shown {
  readonly competitors: readonly { readonly name: string; readonly netPoints: number }[]
}

describe('standings', () => {
  it('are read as the last change stored them, unless they follow from other facts', async () => {
    const { regatta, save, points, path } = await makeSeries(service, ann, 'AB')
    await save('R1', lines('AB'))
    const store = new Store(service.services.table)
    const results = await (await readSeriesFacts({ store }, regatta)).results()
    const standings = results.standings.standings.map((one) => ({ ...one, netPoints: 4200 }))
    const stored = { ...results, standings: { ...results.standings, standings } }
    await store.write(storeStandings(stored))
    expect(await points()).toEqual({ A: 42, B: 42 })

    await store.write(storeStandings({ ...stored, entries: [] }))
    expect(await points()).toEqual({ A: 1, B: 2 })
    await save('R1', lines('BA'))
    expect(await points()).toEqual({ A: 2, B: 1 })
    expect((await request(`GET ${path()}`, { token: ann })).status).toBe(200)
  })

  it('are those of other facts as soon as one of them differs', async () => {
    const { regatta: name, save } = await makeSeries(service, ann, 'AB')
    await save('R1', lines('AB'))
    const store = new Store(service.services.table)
    const results = await (await readSeriesFacts({ store }, name)).results()
    const { regatta, entries, state } = results
    const series = regatta.series.map((one) => ({
      ...one,
      raceColumns: one.raceColumns.map((column) => ({ ...column, factor: 200 })),
    }))
    const differing = [
      {},
      { entries: [] },
      { state: state && { ...state, changedMillis: 0 } },
      ...[{ penaltyBase: 'startingArea' }, { discardThresholds: [1] }, { series }].map(
        (settings) => ({
          regatta: { ...regatta, ...settings } as typeof regatta,
        }),
      ),
      { regatta: { ...regatta, rankingMetric: 'TIME_ON_TIME_AND_DISTANCE' as const } },
      ...[
        { displayName: 'Other' },
        { withdrawn: true },
        { fleets: [{ series: 'Default', fleet: 'Default' }] },
      ].map((facts) => ({ entries: entries.map((entry) => ({ ...entry, ...facts })) })),
    ]
    const bases = differing.map((facts) => {
      const [write] = storeStandings({ ...results, ...facts })
      return write !== undefined && 'put' in write ? write.put.basis : undefined
    })

    expect(new Set(bases).size).toBe(differing.length)
  })

  it('that are damaged in the table are scored again, and the next change repairs them', async () => {
    const { regatta, save, points } = await makeSeries(service, ann, 'AB')
    await save('R1', lines('AB'))
    const store = () => new Store(service.services.table)
    const { basis } = await readSeriesFacts({ store: store() }, regatta)
    const damaged = { basis, parts: 1, content: new Uint8Array([1, 2, 3]) }
    await store().write([standingsEntity.put([regatta, 0], damaged, 'any')])

    expect(await points()).toEqual({ A: 1, B: 2 })
    expect((await save('R1', lines('BA'))).status).toBe(200)
    expect(await points()).toEqual({ A: 2, B: 1 })
  })

  it.each(['', '.csv', '.xml'])('%s have an ETag of what the caller sees', async (ending) => {
    const { regatta, save, idOf, path } = await makeSeries(service, ann, 'AB')
    await save('R1', lines('AB'))
    const read = (etag = '') =>
      request(`GET ${path(ending)}`, { token: ann, headers: { 'if-none-match': etag } })
    const first = await read()
    const etag = first.headers.etag ?? ''
    const unchanged = await read(etag)
    const query = new URLSearchParams({ competitorId: idOf('A'), displayName: 'Alpha' }).toString()
    const rename = leaderboardPath(regatta, `/updateCompetitorDisplayName?${query}`)
    await request(`POST ${rename}`, { token: ann })
    const renamed = await read(etag)
    await save('R1', lines('BA'))
    const changed = await read(renamed.headers.etag)

    expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', etag])
    expect([renamed.status, changed.status]).toEqual([200, 200])
    expect(renamed.text).toContain('Alpha')
  })

  it('come in pages with a limit', async () => {
    const { save, path, read } = await makeSeries(service, ann, 'ABC')
    await save('R1', lines('CAB'))
    const whole = await read()
    const first = await request(`GET ${path('?limit=2')}`, { token: ann })
    const second = await request(`GET ${nextOf(first.headers.link)}`, { token: ann })
    const table = await request(`GET ${path('.csv?limit=2')}`, { token: ann })
    const names = ({ body }: { readonly body: unknown }) =>
      (body as Shown).competitors.map(({ name }) => name)

    expect([names(first), names(second), second.headers.link]).toEqual([
      ['C', 'A'],
      ['B'],
      undefined,
    ])
    expect(second.body).toEqual({ ...whole, competitors: whole.competitors.slice(2) })
    expect(table.text.trim().split('\n')).toHaveLength(3)
    expect(nextOf(table.headers.link)).toContain('results.csv')
    const wrong = await request(`GET ${path('?cursor=abc')}`, { token: ann })
    expect(wrong.status).toBe(400)
  })

  it('end a page where the response has no more room', () => {
    const parts = Array.from({ length: 10 }, (_, position) => ({ position }))
    expect(inRoom(parts, 50)).toEqual(parts.slice(0, 2))
    expect(inRoom(parts, 1)).toEqual(parts.slice(0, 1))
    expect(inRoom(parts, 10_000)).toEqual(parts)
  })

  it('are no file that is larger than a response', () => {
    const format = withinResponse((length: number) => '"'.repeat(length))

    expect(format(2_900_000)).toHaveLength(2_900_000)
    expect(() => format(3_100_000)).toThrow(Failure)
    expect(() => format(3_100_000)).toThrow('`limit`')
  })
})
