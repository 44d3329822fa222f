/** The flow of the app that joins by a link with the id of a competitor, a boat or a mark. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../../harness/ids.ts'
import { H, V } from '../../../../scripts/requests/paths.ts'
import { serviceTimeout } from '../../../../scripts/requests/service.ts'
import { accepted, type App, done, newSecret, type Phone, phoneWithApp, refusalOf } from './app.ts'
import { type AppEvent, createEvent, readEvent, regattaPath, trackEvent } from './event.ts'
import { idsIn, mapDevice, unmapDevice } from './joining.ts'

const deviceId = newId()

let phone: Phone
let organizer: App
let sailor: App
let event: AppEvent
let ids: Readonly<Record<'competitorId' | 'boatId' | 'markId', string>>
beforeAll(async () => {
  phone = await phoneWithApp()
  organizer = await phone.register('link-organizer')
  sailor = await phone.register('link-sailor')
  const newEvent = { name: 'Cup with links', secret: newSecret(), url: phone.baseUrl }
  event = await createEvent(organizer, newEvent)
  const mark = { regattaName: event.name, markName: 'Pin' }
  const { body } = await organizer.post(`${V}/mark/addMarkToRegatta`, {}, mark)
  const { markId } = body as { readonly markId: string }
  // The organizer enters the boat without a phone, and sends the sailor a link with its id.
  const boat = { competitorName: 'Nordwind', boatclass: '49er', sailid: 'GER 7' }
  const entered = await organizer.post(regattaPath(event, '/competitors/createandadd'), boat)
  ids = { ...idsIn(entered), markId }
}, serviceTimeout)
afterAll(() => {
  phone.close()
})

it.each(['competitorId', 'boatId', 'markId'] as const)(
  'the phone of a sailor is mapped by a link with a %s, and leaves the event again',
  async (kind) => {
    const mapped = { [kind]: ids[kind], deviceUuid: deviceId }
    const element = { deviceId, [kind]: ids[kind] }

    expect(await mapDevice(phone.app, event, mapped)).toEqual(done)
    expect(await trackEvent(sailor, event, [element])).toEqual(accepted)
    expect((await readEvent(phone.app, event, [element])).elements).toMatchObject([
      { id: ids[kind] },
    ])
    expect(await unmapDevice(phone.app, event, mapped)).toEqual(done)
  },
)

it('a mark of the inventory gets the phone if the sailor owns the mark', async () => {
  const form = [
    ['name', 'Pin'],
    ['shortName', 'P'],
    ['markType', 'BUOY'],
  ] as const
  const { body } = await sailor.postForm(`${H}/markproperties`, form)
  const path = `${H}/markproperties/${(body as { readonly id: string }).id}/positioning`
  const query = { deviceUuid: deviceId }

  expect(await sailor.put(path, undefined, query)).toMatchObject({ status: 200 })
  expect((await refusalOf(organizer.put(path, undefined, query))).status).toBe(403)
  expect((await refusalOf(phone.app.put(path, undefined, query))).status).toBe(401)
})

it.each([
  ['competitorId', 'No competitor found for id'],
  ['boatId', 'No boat found for id'],
  ['markId', 'No mark found for id'],
])('an unknown %s maps nothing, and the text says so', async (kind, text) => {
  const unknown = newId()
  const refused = await refusalOf(
    mapDevice(sailor, event, { [kind]: unknown, deviceUuid: deviceId }),
  )

  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
    400,
    { detail: `${text} ${unknown} in ${event.name}` },
  ])
})

it('a mapping of nothing is refused, and the text says what is missing', async () => {
  const refused = await refusalOf(mapDevice(sailor, event, { deviceUuid: deviceId }))

  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
    400,
    { detail: 'One of `competitorId`, `boatId` and `markId` is required' },
  ])
})
