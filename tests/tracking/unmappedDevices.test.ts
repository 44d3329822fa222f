/** Positions of devices that anybody can invent. */
import { makeMark } from '../support/marks.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { fixesEntity } from '#positions/items/fixes.ts'
import { digestOf } from '#table/key.ts'
import { Store } from '#table/store.ts'
import { deviceFixes, openEvent, secret, usualFix } from '../support/deviceFixes.ts'
import { makeCompetitor } from '../support/entries.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent, mapDevice } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

const { send } = deviceFixes(service, ann)

describe('a device that is not mapped', () => {
  const minuteFixes = (count: number, startMillis = Date.now()) =>
    Array.from({ length: count }, (_, index) => ({
      ...usualFix,
      timestamp: startMillis - index * 60_000,
    }))
  /** The days for which the positions of a device are kept, each minute of them. */
  const keptDays = async (device: string) => {
    const { partition, sortPrefix } = fixesEntity.key
    const page = { partition: partition(digestOf(device)), prefix: sortPrefix(), limit: 1000 }
    const items = await fixesEntity.all(new Store(service.services.table), page)
    return items.map(({ expiresAtSeconds }) =>
      Math.round((expiresAtSeconds - Date.now() / 1000) / 86_400),
    )
  }

  it('has positions in two hours, for a day', async () => {
    const device = newId()
    const [many, few, more, again] = [
      await send(device, minuteFixes(300)),
      await send(device, minuteFixes(120)),
      await send(device, minuteFixes(2, Date.now() - 119 * 60_000)),
      await send(device, minuteFixes(120)),
    ]

    expect([many, few, more, again].map(({ status }) => status)).toEqual([400, 200, 400, 200])
    expect(more.body).toMatchObject({
      errors: [{ code: 'too-many', detail: 'must be in 120 minutes, until the device is mapped' }],
    })
    expect(await keptDays(device)).toEqual(Array(120).fill(1))
  })

  it.each([
    [
      'a competitor registers with it',
      (regatta: string, deviceUuid: string) =>
        makeCompetitor(service, regatta, { competitorName: 'Eider', secret, deviceUuid }),
    ],
    [
      'it is mapped to a competitor',
      async (regatta: string, deviceUuid: string) => {
        const { id } = await makeCompetitor(service, regatta, { competitorName: 'Eider', secret })
        await map(regatta, { competitorId: id, deviceUuid })
      },
    ],
    [
      'it is mapped to a mark',
      async (regatta: string, deviceUuid: string) => {
        await map(regatta, { markId: await makeMark(service, ann, regatta), deviceUuid })
      },
    ],
  ])('has more positions, for longer, after %s', async (_, mapped) => {
    const regatta = await makeEvent(service, ann, openEvent)
    const device = newId()
    await send(device, minuteFixes(3, Date.now() - 600_000))
    await mapped(regatta, device)
    const { status } = await send(device, minuteFixes(40, Date.now() - 3_600_000))

    expect(status).toBe(200)
    expect(await keptDays(device)).toEqual([...Array<number>(40).fill(400), 1, 1, 1])
  })

  const map = async (regatta: string, json: object) => {
    const { status } = await mapDevice(service, ann, regatta, { ...json, fromMillis: 0 })
    expect(status).toBe(200)
  }
})
