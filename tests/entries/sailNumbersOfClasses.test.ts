/** One sail number in two classes is that of two entries. */
import { expect, it } from 'vitest'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

it('has an entry for each class with a sail number', async () => {
  const regatta = await makeEvent(service, ann, { boatclassname: 'J70', numberofraces: 1 })
  const send = (body: string) =>
    service.request(`POST ${regattaPath(regatta, '/competitors/import')}`, {
      token: ann,
      body,
      headers: { 'content-type': 'text/csv' },
    })
  const file = 'SailNo,Helm,Class\n12,Ann,49er\n12,Ben,29er\n'
  const first = await send(file)
  const again = await send(file.replace('Ben', 'Bea').replace('29er', '29 ER'))
  const twice = await send('SailNo,Helm,Class\n13,Ann,49er\n13,Ben,49ER\n')
  const unclear = await send('SailNo,Helm\n12,Cid\n')

  expect(first.body).toMatchObject({ created: 2 })
  expect(again.body).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
  expect(twice.body).toMatchObject({ errors: [{ row: 3, column: 'SailNo', code: 'repeated' }] })
  expect(unclear.body).toMatchObject({
    errors: [{ row: 2, column: 'SailNo', code: 'ambiguous' }],
  })
  const sheet = await service.request(`PUT ${leaderboardPath(regatta, '/results/R1/Default')}`, {
    token: ann,
    json: { state: 'confirmed', finishes: [{ sailId: '12' }] },
  })
  expect(sheet.status).toBe(400)
  expect(sheet.text).toMatch(/Ann \(12\), 49er, id .*Bea \(12\), 29 ER, id /)
})
