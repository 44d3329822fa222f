/**
 * Assertions of the API tests of the original server, in our words, by endpoint. Differences on purpose
 * are in docs/evidence/comparison.md.
 */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { H, V } from '../../harness/paths.ts'
import { useTestService } from '../support/useTestService.ts'

const { request, adminToken: token } = await useTestService()

const anyText = expect.any(String) as unknown
const anyNumber = expect.any(Number) as unknown

describe('createEvent', () => {
  it('fills in what the request leaves out', async () => {
    const name = '<ppp> loggingsession'
    const closed = { competitorRegistrationType: 'CLOSED', boatclassname: '75QMNATIONALEKREUZER' }
    const form = { eventName: name, venuename: 'default', ...closed }
    const made = await request(`POST ${V}/events/createEvent`, { token, form })
    const { eventid, eventstartdate: start } = made.body as Readonly<Record<string, number>>
    const read = await request(`GET ${V}/events/${eventid ?? ''}`, { token })

    expect(made.body).toMatchObject({
      ...{ eventname: name, regatta: name, leaderboard: name },
      ...{ eventstartdate: anyNumber, eventenddate: (start ?? 0) + 7 * 24 * 3_600_000 },
      registrationSecret: anyText,
    })
    expect(Math.abs((start ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(read.body).toMatchObject({
      ...{ name, description: name, officialWebsiteURL: null, startDate: start },
      ...{ baseURL: 'https://localhost/sailingserver/api/', images: [], videos: [] },
      venue: { name: 'default', courseAreas: [{ id: anyText, name: 'Default' }] },
      sailorsInfoWebsiteURLs: [],
    })
  })
})

describe('the inventory', () => {
  it.each([
    ['marktemplates', {}],
    ['markproperties', { deviceUuid: newId() }],
    ['markproperties', { latDeg: '49.1', lonDeg: '8.6' }],
  ])('%s take any shape and pattern, beside %j', async (path, more) => {
    const look = { shortName: 'T', shape: 'shape', pattern: 'pattern', markType: 'STARTBOAT' }
    const form = { name: 'Tower', color: '#FF0000', ...look, ...more }
    const made = await request(`POST ${H}/${path}`, { token, form })
    const { id } = made.body as { readonly id: string }
    const read = await request(`GET ${H}/${path}/${id}`, { token })

    expect([made.status, read.body]).toEqual([200, made.body])
    expect(made.body).toMatchObject({ name: 'Tower', color: '#FF0000', ...look })
  })

  it('takes the positioning with the rest of mark properties, and clears it', async () => {
    const made = await request(`POST ${H}/markproperties`, { token, form: { name: 'Pin' } })
    const { id } = made.body as { readonly id: string }
    const put = async (path: string, form: Readonly<Record<string, string>>) => {
      const { body } = await request(`PUT ${H}/markproperties/${id}${path}`, { token, form })
      return body
    }
    const deviceUuid = newId()

    expect(await put('', { name: 'Pin end', latDeg: '49.1', lonDeg: '8.6' })).toMatchObject({
      ...{ name: 'Pin end', latDeg: 49.1, lonDeg: 8.6 },
    })
    expect(await put('', { name: 'Pin end', deviceUuid })).toMatchObject({ hasDeviceUuid: true })
    expect(await put('/positioning', {})).toMatchObject({
      ...{ name: 'Pin end', hasDeviceUuid: false, positioning: null },
    })
  })
})
