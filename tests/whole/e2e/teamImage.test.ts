/** A picture through the local gateway: each byte arrives, in both directions. */
import { randomBytes } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { ApiFixture } from '../../../harness/apiFixture.ts'
import { httpTransport } from '../../../scripts/requests/http.ts'
import { requestsThrough } from '../../../scripts/requests/requests.ts'
import { uniqueName } from '../../../harness/ids.ts'
import { V } from '../../../scripts/requests/paths.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'
import { sharedService } from '../../support/sharedService.ts'
import type { SharedService } from '../../support/startSharedServices.ts'

let service: SharedService
beforeAll(async () => {
  service = await sharedService()
}, serviceTimeout)

it('the local gateway passes on the bytes of a picture unchanged', async () => {
  const { send, close } = httpTransport(service.baseUrl)
  const api = new ApiFixture(requestsThrough(send))
  const token = await api.register(uniqueName('skipper'), 'reaching-on-port-7')
  const regatta = uniqueName('Regatta')
  await api.createEvent(token, regatta)
  const query = 'competitorName=Nordwind&boatclass=J70'
  const path = `${V}/regattas/${regatta}/competitors/createandadd?${query}`
  const competitorId = await api.create(token, path, {})
  const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(1_500_000)])

  const uploaded = await fetch(`${service.baseUrl}${V}/competitors/${competitorId}/team/image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: picture,
  })
  const { teamImageUri } = (await uploaded.json()) as { readonly teamImageUri: string }
  const read = await fetch(`${service.baseUrl}${teamImageUri}`)
  close()

  expect(teamImageUri).toMatch(new RegExp(`^${V}/teamimages/`))
  expect(read.headers.get('content-type')).toBe('image/jpeg')
  expect(picture.equals(Buffer.from(await read.arrayBuffer()))).toBe(true)
})
