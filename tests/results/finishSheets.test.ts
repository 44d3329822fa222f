/** Finish sheets by HTTP: a sheet, its standings, and what it refuses. */
import { describe, expect, it } from 'vitest'
import { useTestService } from '../support/useTestService.ts'
import { lines, makeSeries } from './resultsFixture.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

describe('a finish sheet', () => {
  it('is scored when it is confirmed', async () => {
    const { save, read, points } = await makeSeries(service, ann, 'ABCD')
    const saved = await save('R1', [...lines('BA'), { sailId: '3', code: 'OCS' }])
    console.log(JSON.stringify(saved.body, null, 1))
    console.log(JSON.stringify(await read(), null, 1))
    expect(saved.status).toBe(200)
    expect(await points()).toEqual({ B: 1, A: 2, C: 5, D: 5 })
  })
})
