/** The result of a race on its board, after the race is over. */
import { expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { lines, makeSeries } from '../results/resultsFixture.ts'
import { boardReader } from '../support/board.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const boardOf = boardReader(service)

const close = async (type: string, id: string) => {
  const path = `${S}/ownership/${type}/${encodeURIComponent(id)}/acl`
  const { status } = await service.request(`PUT ${path}`, { token: ann, json: { acl: [] } })
  expect(status).toBe(200)
}

const boatsOf = (html: string) =>
  Array.from(
    (/<section id="result"[^]*?<\/section>/.exec(html)?.[0] ?? '').matchAll(
      /<tr><td>(\S*?)<\/td><th scope="row"><bdi>(\w+)</g,
    ),
    ([, place, name]) => `${place} ${name}`,
  )

it('comes first once a sheet is confirmed, and no other race has it', async () => {
  const { regatta, save } = await makeSeries(service, ann, 'ABC')
  expect((await boardOf(regatta)).text).toContain('<section id="result" data-part="true" hidden')
  await save('R1', [...lines('BA'), { sailId: '3', code: 'DNF' }], { state: 'draft' })
  expect(boatsOf((await boardOf(regatta)).text)).toEqual([])
  await save('R1', [...lines('BA'), { sailId: '3', code: 'DNF' }])

  const { text } = await boardOf(regatta)
  expect(boatsOf(text)).toEqual(['1 B', '2 A', 'DNF C'])
  expect(text).toContain('<h2 id="result-heading">Results: Provisional</h2>')
  expect(text).toContain('<p>finished</p>')
  expect(text.indexOf('id="result"')).toBeLessThan(text.indexOf('id="course"'))
  expect(boatsOf((await boardOf(regatta, { race: 'R2' })).text)).toEqual([])
})

it('is official when the sheet is', async () => {
  const { regatta, save } = await makeSeries(service, ann, 'AB')
  await save('R1', lines('AB'), { state: 'official' })
  expect((await boardOf(regatta)).text).toContain('Results: Official')
})

it('leaves out boats that the reader may not see, and is for readers of the leaderboard', async () => {
  const { regatta, save, idOf } = await makeSeries(service, ann, 'AB')
  await save('R1', lines('AB'))
  await close('COMPETITOR', idOf('A'))

  expect(boatsOf((await boardOf(regatta, { token: bob })).text)).toEqual(['2 B'])
  expect(boatsOf((await boardOf(regatta, { token: ann })).text)).toEqual(['1 A', '2 B'])
  await close('LEADERBOARD', regatta)
  expect(boatsOf((await boardOf(regatta, { token: bob })).text)).toEqual([])
})
