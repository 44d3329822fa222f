/** One press on the page of a regatta makes all of its provisional results official. */
import { expect, it } from 'vitest'
import { lines, makeSeries } from '../results/resultsFixture.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

interface Known {
  readonly method: string
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** The requests of the form; absent: the page has none. */
const requestsOn = async (
  regatta: string,
  token: string,
): Promise<readonly Known[] | undefined> => {
  const { text } = await service.request(`GET /regatta/${encodeURIComponent(regatta)}`, { token })
  const all = Array.from(
    text.matchAll(/data-requests="([^"]*)"/g),
    ([, known = '']) => JSON.parse(known.replaceAll('&quot;', '"')) as readonly Known[],
  )
  return all.find(([first]) => first?.path === '/sailingserver/rc/racelog')
}

it('is for several races, and for scorers', async () => {
  const { regatta, save, read } = await makeSeries(service, ann, 'AB')
  await save('R1', lines('AB'))
  expect(await requestsOn(regatta, ann)).toBeUndefined()
  await save('R2', lines('BA'))
  expect(await requestsOn(regatta, bob)).toBeUndefined()

  const requests = (await requestsOn(regatta, ann)) ?? expect.fail()
  expect(requests.map(({ body }) => body.race_column)).toEqual(['R1', 'R2'])
  for (const { method, path, body } of requests) {
    const reply = await service.request(`${method} ${path}`, { token: ann, json: body })
    expect(reply.status).toBe(200)
  }
  expect((await read()).columns.map(({ state }) => state)).toEqual(['official', 'official', 'none'])
  expect(await requestsOn(regatta, ann)).toBeUndefined()
})
