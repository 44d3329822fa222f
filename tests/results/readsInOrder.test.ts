/** A change of the results reads lists after the items on whose versions it depends. */
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { beforeNext } from '../support/beforeNextTransaction.ts'
import { keepLog } from '../support/logLines.ts'
import { regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeSeries } from './resultsFixture.ts'

keepLog()
const service = await useTestService()
const ann = await service.createUser('ann')
const beforeReading = beforeNext(service, 'BatchGetItemCommand')

it.each([
  ['a sheet', 400, { B: 0 }],
  ['a removal', 409, { A: 1, B: 2 }],
] as const)(
  '%s is refused after the other one, whenever it began',
  async (late, status, scores) => {
    const { regatta, save, points, idOf } = await makeSeries(service, ann, 'AB')
    const finishes = ['A', 'B'].map((name) => ({ competitorId: idOf(name) }))
    const saving = () => save('R1', finishes)
    const removal = `POST ${regattaPath(regatta, `/competitors/${idOf('A')}/remove`)}`
    const removing = () => service.request(removal, { token: ann })
    const [early, other] = late === 'a sheet' ? [removing, saving] : [saving, removing]

    // The late request reads its first items after the early one, and all that is parallel to them before.
    const done = beforeReading(async () => {
      await setTimeout(50)
      return early()
    })
    const refused = await other()

    expect([(await done()).status, refused.status]).toEqual([200, status])
    expect(await points()).toEqual(scores)
  },
)
