/** The events of results in the feed of a regatta. */
import { afterAll, expect, it } from 'vitest'
import { startFeedWriter } from '../support/feedWriter.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { keepLog } from '../support/logLines.ts'
import { useTestService } from '../support/useTestService.ts'
import { lines, makeSeries } from './resultsFixture.ts'

keepLog()
const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const feed = await startFeedWriter(service, service.services)
afterAll(() => feed.stop())

const eventsOf = async (regatta: string, token: string) => {
  await feed.drain()
  const path = `${V}/regattas/${encodeURIComponent(regatta)}/feed`
  const { body } = await request(`GET ${path}`, { token })
  return (body as { type: string; subject: string; data: object }[]).filter(({ type }) =>
    type.startsWith('race.results.'),
  )
}

it('has exactly one event for each change, for readers of the leaderboard', async () => {
  const { regatta, path, save } = await makeSeries(service, ann, 'AB')
  const finishes = lines('AB')
  await save('R1', finishes, { state: 'draft' })
  await save('R1', finishes, {}, '?dryRun=true')
  await save('R1', finishes)
  await save('R1', finishes)
  await save('R1', lines('BA'))
  await save('R1', lines('BA'), { state: 'official' })
  await save('R1', finishes, { state: 'official' })
  await request(`DELETE ${path('/R1/Default')}`, { token: ann })
  const events = await eventsOf(regatta, bob)
  const leaderboard = `${S}/ownership/LEADERBOARD/${encodeURIComponent(regatta)}/acl`
  await request(`DELETE ${leaderboard}`, { token: ann })

  expect(events.map(({ type, data }) => [type.slice(13), data])).toEqual(
    [
      ['confirmed', 'confirmed'],
      ['changed', 'confirmed'],
      ['official', 'official'],
      ['changed', 'official'],
      ['changed', null],
    ].map(([type, state]) => [type, { raceColumn: 'R1', fleet: 'Default', state }]),
  )
  expect(events[0]?.subject).toBe('R1/Default')
  expect(await eventsOf(regatta, bob)).toEqual([])
})
