/** Two phones that change one finish sheet at the same time. */
import { expect, it } from 'vitest'
import { leaderboardPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'
import { lines, makeSeries } from './resultsFixture.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')

it('hides no line that another phone has confirmed meanwhile', async () => {
  const { regatta, save } = await makeSeries(service, ann, 'AB')
  const path = leaderboardPath(regatta, '/results/R1/Default')
  const saveAs = (state: string, etag: string, finishes = lines('AB')) => {
    const headers = { 'if-match': etag }
    return request(`PUT ${path}`, { token: ann, headers, json: { state, finishes } })
  }
  await save('R1', lines('A'))

  for (let round = 0; round < 10; round += 1) {
    const { headers } = await request(`GET ${path}`, { token: ann })
    const etag = headers.etag ?? ''
    const comment = [{ sailId: '1', comment: String(round) }]
    const replies = await Promise.all([saveAs('draft', etag), saveAs('confirmed', etag, comment)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412])
    await save('R1', lines('A'))
  }
})
