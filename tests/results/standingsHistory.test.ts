/** The changes of results, the standings at earlier moments, settings, withdrawals and the feed. */
import { describe, expect, it } from 'vitest'
import { keepLog } from '../support/logLines.ts'
import { makeCompetitor } from '../support/entries.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath, regattaPath } from '../support/sailing.ts'
import { lines, makeSeries } from './resultsFixture.ts'

interface Change {
  readonly at: number
  readonly by: string | null
  readonly raceColumn: string | null
  readonly state: string | null
  readonly sentences: readonly string[]
  readonly moved: readonly { readonly name: string }[]
}

const log = keepLog()
const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')

const series = async (boats: string, more = {}) => {
  const made = await makeSeries(service, ann, boats, more)
  const changes = async (query = '') =>
    (await request(`GET ${made.path(`/changes${query}`)}`, { token: ann })).body as Change[]
  const update = (json: Readonly<Record<string, unknown>>) =>
    request(`POST ${leaderboardPath(made.regatta, '/update')}`, { token: ann, json })
  const factor = (query: Readonly<Record<string, string>>) => {
    const text = new URLSearchParams(query).toString()
    return request(`POST ${leaderboardPath(made.regatta, `/racecolumnfactors?${text}`)}`, {
      token: ann,
    })
  }
  const remove = (name: string, query = '') => {
    const path = regattaPath(made.regatta, `/competitors/${made.idOf(name)}/remove${query}`)
    return request(`POST ${path}`, { token: ann })
  }
  return { ...made, changes, update, factor, remove }
}

describe('the changes of results', () => {
  it('are listed newest first, in pages, and each moment can be read', async () => {
    const { save, path, changes, points } = await series('ABC')
    await save('R1', lines('ABC'))
    await save('R1', lines('ACB'))
    await save('R1', lines('ACB'), { state: 'official' })
    await save('R2', lines('CB'), { state: 'draft' })
    await request(`DELETE ${path('/R1/Default')}`, { token: ann })
    const all = await changes()
    const first = await request(`GET ${path('/changes?limit=3')}`, { token: ann })
    const next = /<(.*)>/.exec(first.headers.link ?? '')?.[1] ?? ''
    const last = await request(`GET ${next}`, { token: ann })

    expect(all.map(({ state, by, raceColumn }) => [state, by, raceColumn])).toEqual([
      ...[null, 'official', 'confirmed', 'confirmed'].map((state) => [state, 'ann', 'R1']),
    ])
    expect(all.map(({ sentences }) => sentences.length > 0)).toEqual([true, true, true, true])
    expect(all[2]?.moved.map(({ name }) => name)).toEqual(['C', 'B'])
    expect([first.body, last.body]).toEqual([all.slice(0, 3), all.slice(3)])
    const at = (position: number) => points(`?at=${all[position]?.at}`)
    expect(await at(3)).toEqual({ A: 1, B: 2, C: 3 })
    expect(await at(2)).toEqual({ A: 1, C: 2, B: 3 })
    expect(await points(`?at=${(all[3]?.at ?? 0) - 1}`)).toEqual({ A: 0, B: 0, C: 0 })
    expect(await at(0)).toEqual({ A: 0, B: 0, C: 0 })
    expect(await points(`?at=${Date.now() + 1e9}`)).toEqual(await points())
    const unclear = await request(`GET ${path('?at=2026-06-20T10:00:00')}`, { token: ann })
    expect(unclear.body).toMatchObject({ status: 400, errors: [{ parameter: 'at' }] })
  })

  it('contain changes of entries, discards and factors that move standings', async () => {
    const { regatta, save, changes, update, factor, points, remove } = await series('ABC')
    await save('R1', lines('AB'))
    await save('R2', lines('BA'))
    await update({ resultDiscardingThresholds: [2] })
    await update({ leaderboardDisplayName: 'Cup' })
    await factor({ race_column: 'R1', explicit_factor: '2' })
    await factor({ race_column: 'R1', isDiscardable: 'false' })
    await makeCompetitor(service, regatta, { token: ann, competitorName: 'D', sailid: '4' })
    await remove('C')
    const all = await changes()
    const texts = all.map(({ sentences }) => sentences.join(' '))

    expect(texts).toEqual([
      'C left the series.',
      'D entered the series.',
      'Race R1 cannot be discarded.',
      'Race R1 counts 2 times.',
      'Results are discarded from 2 races on.',
      'R2 was confirmed with 2 finishers.',
      'R1 was confirmed with 2 finishers.',
    ])
    const at = (position: number) => points(`?at=${all[position]?.at}`)
    expect(await at(5)).toEqual({ A: 3, B: 3, C: 8 })
    expect(await at(4)).toEqual({ A: 1, B: 1, C: 4 })
    expect(await at(3)).toEqual({ A: 2, B: 1, C: 4 })
    expect(await at(2)).toEqual({ A: 2, B: 4, C: 8 })
    expect(await at(1)).toEqual({ A: 2, B: 4, C: 10, D: 10 })
    expect(await points()).toEqual({ A: 2, B: 4, D: 8 })
  })

  it('stay when their race column is removed, and a new column inherits nothing', async () => {
    const { regatta, save, changes, points, read } = await series('AB')
    await save('R3', lines('AB'))
    const { lastChange } = await read()
    await request(`POST ${regattaPath(regatta, '/removeracecolumn?racecolumn=R3')}`, { token: ann })
    await request(`POST ${regattaPath(regatta, '/addracecolumns')}`, { token: ann })
    const { state, columns } = await read()

    expect([state, columns[2]]).toMatchObject(['none', { name: 'R3', state: 'none' }])
    expect(await points()).toEqual({ A: 0, B: 0 })
    expect((await changes()).map(({ sentences }) => sentences[0])).toEqual([
      'Race R3 was added.',
      'Race R3 was removed.',
      'R3 was confirmed with 2 finishers.',
    ])
    expect(await points(`?at=${lastChange}`)).toEqual({ A: 1, B: 2 })
  })
})

describe('the results page', () => {
  /** More changes than the page reads at once. */
  const many = 62

  const manyChanges = async ({ save }: Awaited<ReturnType<typeof series>>) => {
    for (let round = 0; round < many; round += 1) {
      await save('R2', lines(round % 2 === 0 ? 'AB' : 'BA'))
    }
  }

  const page = async (regatta: string) => {
    const { text } = await request(`GET /results/${encodeURIComponent(regatta)}`, { token: ann })
    const list = /<ol class="changes">([^]*?)<\/ol>/.exec(text)?.[1] ?? ''
    return { items: list.split('</li>').slice(0, -1), storeCalls: log.lastLine().storeCalls }
  }

  /** Compares the page with the list of all changes. */
  const latest = async ({ regatta, changes }: Awaited<ReturnType<typeof series>>) => {
    const [{ items, storeCalls }, all] = [await page(regatta), (await changes()).slice(0, 20)]
    expect(items).toHaveLength(20)
    for (const [position, { sentences, moved }] of all.entries()) {
      const item = items[position] ?? ''
      for (const sentence of sentences) expect(item).toContain(sentence)
      expect(item.includes('class="small"')).toBe(moved.length > 0)
      for (const { name } of moved) expect(item).toContain(name)
    }
    return { text: items.join('\n'), storeCalls }
  }

  it('shows the latest changes like the list, and reads no others', async () => {
    const made = await series('ABC')
    const { save, factor, update, remove } = made
    const { storeCalls } = await page(made.regatta)
    await save('R1', lines('ABC'))
    await manyChanges(made)
    await factor({ race_column: 'R2', explicit_factor: '2' })
    await save('R2', lines('CBA'))
    await update({ resultDiscardingThresholds: [2] })
    await remove('C', '?withdraw=true')
    await save('R3', lines('AB'))

    const { text, storeCalls: callsThen } = await latest(made)

    expect(text).toContain('counts 2 times')
    expect(text).toContain('R3 was confirmed')
    expect(callsThen).toBe(storeCalls)
  })

  it('shows the change of a sheet that was saved long ago', async () => {
    const made = await series('AB')
    await made.save('R1', lines('AB'))
    await manyChanges(made)
    await made.save('R1', lines('BA'))

    expect((await latest(made)).text).toContain('B: 2nd place becomes 1st place.')
  })

  it('shows the removal of a race that was confirmed long ago', async () => {
    const made = await series('AB')
    await made.save('R3', lines('BA'), { state: 'official' })
    await manyChanges(made)
    const path = regattaPath(made.regatta, '/removeracecolumn?racecolumn=R3')
    await request(`POST ${path}`, { token: ann })

    expect((await latest(made)).text).toContain('Race R3 was removed.')
  })
})

describe('the settings of results', () => {
  it('are the penalty base, a comment, and factors', async () => {
    const { regatta, save, update, factor, points } = await series('ABCD')
    await save('R1', [...lines('A'), { sailId: '2', code: 'DNF' }])
    const before = await points()
    const updated = await update({
      penaltyBase: 'startingArea',
      scoringComment: 'Protests pending',
    })
    const after = await points()
    const factors = await factor({ race_column: 'R1', explicit_factor: '1.1' })
    const refused = [
      await factor({ race_column: 'R1', explicit_factor: '11' }),
      await factor({ race_column: 'R1', explicit_factor: 'x' }),
      await factor({ race_column: 'R9', explicit_factor: '2' }),
    ]
    const reset = await factor({ race_column: 'R1', explicit_factor: '' })
    const board = await request(`GET ${leaderboardPath(regatta)}`, { token: ann })

    expect([before, updated.status, after]).toEqual([
      { A: 1, B: 5, C: 5, D: 5 },
      200,
      { A: 1, B: 3, C: 5, D: 5 },
    ])
    expect(factors.body).toEqual({
      leaderboard_name: regatta,
      leaderboard_display_name: regatta,
      race_columns: [
        { race_column_name: 'R1', explicit_factor: 1.1, factor: 1.1, isDiscardable: true },
      ],
      results: { madeProvisional: 0, moved: 4, boats: expect.any(Array) as unknown },
    })
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 404])
    expect(reset.body).toMatchObject({ race_columns: [{ explicit_factor: null, factor: 1 }] })
    expect(board.body).toMatchObject({ scoringComment: 'Protests pending' })
    expect((await update({ penaltyBase: 'nobody' })).status).toBe(400)
  })
})

describe('a boat with results', () => {
  it('is not removed, but can be withdrawn, and sail again', async () => {
    const { regatta, save, remove, read, points, idOf } = await series('ABC')
    await save('R1', lines('ABC'))
    const refused = await remove('C')
    const withdrawn = await remove('C', '?withdraw=true')
    await save('R2', lines('BA'))
    const { competitors } = await read()
    const again = regattaPath(regatta, `/competitors/${idOf('C')}/add`)
    await request(`POST ${again}`, { token: ann })

    expect([refused.status, withdrawn.status]).toEqual([409, 200])
    expect(refused.text).toContain('withdraw=true')
    expect(competitors[2]).toMatchObject({ name: 'C', withdrawn: true, netPoints: 7 })
    expect(competitors[2]?.scores.R2).toMatchObject({ code: 'DNC', points: 4 })
    expect((await read()).competitors[2]?.withdrawn).toBeUndefined()
    expect(await points()).toEqual({ A: 3, B: 3, C: 7 })
  })

  it('is in no result if she was removed while she was in a draft', async () => {
    const { save, remove, read, path, points, regatta, idOf } = await series('ABC')
    const tied = { levelWithPrevious: true }
    await save('R1', [...lines('AB'), { sailId: '3', ...tied }], {
      state: 'draft',
      cameToTheStart: [idOf('B')],
    })
    await remove('B')
    const draft = await request(`GET ${path('/R1/Default')}`, { token: ann })
    await save('R1', lines('AC'))
    await request(`POST ${regattaPath(regatta, `/competitors/${idOf('B')}/add`)}`, { token: ann })

    expect(draft.body).toMatchObject({
      finishes: [{ score: { place: 1 } }, { score: { place: 2, points: 2 } }],
    })
    expect((draft.body as { readonly finishes: readonly object[] }).finishes).toHaveLength(2)
    expect(await points()).toEqual({ A: 1, B: 4, C: 2 })
    expect((await read()).competitors[2]?.scores.R1).toMatchObject({ code: 'DNC' })
  })

  it('is never removed while the first result of the series is confirmed', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { save, remove, points, idOf } = await series('AB')
      const finishes = ['A', 'B'].map((name) => ({ competitorId: idOf(name) }))
      const [saved, removed] = await Promise.all([save('R1', finishes), remove('A')])

      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual([saved.status, removed.status])
      expect(await points()).toEqual(saved.status === 200 ? { A: 1, B: 2 } : { B: 0 })
    }
  })

  it('is no entry any more if she withdrew, and her only race was removed', async () => {
    const { regatta, save, remove, points } = await series('ABC')
    await save('R1', lines('AB'))
    await save('R3', lines('C'))
    await remove('C', '?withdraw=true')
    const before = await points()
    await request(`POST ${regattaPath(regatta, '/removeracecolumn?racecolumn=R3')}`, { token: ann })

    expect([before, await points()]).toEqual([
      { A: 5, B: 6, C: 5 },
      { A: 1, B: 2 },
    ])
    await save('R2', [...lines('A'), { sailId: '2', code: 'DNF' }])
    expect(await points()).toEqual({ A: 2, B: 5 })
  })

  it('is no entry any more if she withdrew before she raced', async () => {
    const { save, remove, points } = await series('ABC')
    await remove('C', '?withdraw=true')
    await save('R1', [...lines('A'), { sailId: '2', code: 'DNF' }])

    expect(await points()).toEqual({ A: 1, B: 3 })
  })
})
