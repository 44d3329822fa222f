/** The results page of a large series: several pages, each of which Lambda can send. */
import { expect, it } from 'vitest'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService({ LOCAL_GATEWAY: '1' })
const { request } = service

const lambdaBytesMax = 6_291_556

const nextOf = (link = ''): string => /<(.*)>; rel="next"/.exec(link)?.[1] ?? ''

const races = Array.from({ length: 10 }, (_, at) => `R${at + 1}`)

it('has all boats with long names, in their order', async () => {
  const ann = await service.createUser('ann')
  const regatta = await makeEvent(service, ann, { numberofraces: races.length })
  const helm = '<'.repeat(190)
  const rows = Array.from({ length: 200 }, (_, at) => `${at + 1};${helm}${at};49er`)
  const imported = await request(`POST ${regattaPath(regatta, '/competitors/import')}`, {
    token: ann,
    body: ['SailNo;Helm;Class', ...rows].join('\n'),
    headers: { 'content-type': 'text/csv' },
  })
  const finishes = rows.map((_, at) => ({ sailId: String(at + 1) }))
  for (const race of races) {
    const path = leaderboardPath(regatta, `/results/${race}/Default`)
    await request(`PUT ${path}`, { token: ann, json: { state: 'confirmed', finishes } })
  }
  let next = `/results/${encodeURIComponent(regatta)}`
  const ranks: number[] = []
  const pages: string[] = []
  while (next !== '') {
    const { text, headers } = await request(`GET ${next}`, { token: ann })
    pages.push(text)
    ranks.push(...Array.from(text.matchAll(/<td class="rank">(\d+)/g), ([, rank]) => Number(rank)))
    expect(Buffer.byteLength(JSON.stringify(text))).toBeLessThan(lambdaBytesMax)
    next = nextOf(headers.link)
  }

  expect([imported.status, pages.length]).toEqual([200, expect.any(Number)])
  expect(pages.length).toBeGreaterThan(1)
  expect(ranks).toEqual(rows.map((_, at) => at + 1))
  expect(pages[0]).toContain('?from=')
  expect(pages.at(-1)).toContain('First page')
  expect(pages.at(-1)).toContain('data-query="?from=')
}, 120_000)
