/** Documents that no existing client sends refuse names that they do not have. */
import { expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { lines, makeSeries } from './resultsFixture.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')

const errorsIn = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
  expect(status).toBe(400)
  return (body as { readonly errors: readonly object[] }).errors
}

it('a finish sheet has no unknown names, at any depth', async () => {
  const { save, path } = await makeSeries(service, ann, 'AB')
  const refused = await save('R1', [
    { sailId: '1', penalties: [{ code: 'SCP', places: 2 }] },
    { sailId: '3', Code: 'DNF' },
  ])
  const draft = await save('R1', lines('AB'), { state: 'draft', Finishes: [] })

  expect(errorsIn(refused)).toMatchObject([
    {
      pointer: '/finishes/0/penalties/0/places',
      code: 'misspelled',
      suggestion: 'Leave it out, or use `points`, `percent` or `times`.',
    },
    { pointer: '/finishes/1/Code', suggestion: 'Did you mean `code`?' },
    { pointer: '/finishes/1/sailId', code: 'unknown' },
  ])
  expect(errorsIn(draft)).toMatchObject([{ pointer: '/Finishes' }])
  expect((await request(`GET ${path('/R1/Default')}`, { token: ann })).status).toBe(404)
})

it('a finish sheet has the computed names of a response', async () => {
  const { save, path } = await makeSeries(service, ann, 'AB')
  const { body } = await save('R1', lines('AB'))
  const again = await request(`PUT ${path('/R1/Default')}`, { token: ann, json: body as object })

  expect(again.status).toBe(200)
})

it('fleets and changes of entries have no unknown names', async () => {
  const { regatta, idOf } = await makeSeries(service, ann, 'AB')
  const put = (rest: string, json: object) =>
    request(`PUT ${V}/regattas/${encodeURIComponent(regatta)}/${rest}`, { token: ann, json })
  const fleets = await put('fleets', { fleets: [{ fleet: 'Default', sailIDs: ['1'] }] })
  const entries = await put('entries', { change: [{ competitorId: idOf('A'), sailID: '7' }] })

  expect(errorsIn(fleets)).toMatchObject([
    { pointer: '/fleets/0/sailIDs', suggestion: 'Did you mean `sailIds`?' },
  ])
  expect(errorsIn(entries)).toMatchObject([
    { pointer: '/change/0/sailID', suggestion: 'Did you mean `sailId`?' },
  ])
})
