/** Answers about wind and maneuvers, which the service neither keeps nor detects. */
import { describe, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent, track } from '../support/sailing.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const regatta = await makeEvent(service, ann, { numberofraces: 2 })
await track(service, ann, 'starttracking', regatta, { race_column: 'R1' })
const race = { regattaName: regatta, raceName: `${regatta} R1 Default` }
const setup = securitySetup(service)
await setup.secure({ type: 'REGATTA', id: regatta }, { owner: 'ann' })
const id = encodeObjectId([regatta, race.raceName])
await setup.secure({ type: 'TRACKED_RACE', id }, { owner: 'ann' })

describe('the maneuvers of a race', () => {
  const maneuvers = (raceName: string, token?: string, query = '') => {
    const path = [regatta, raceName].map(encodeURIComponent).join('/races/')
    return service.request(`GET ${V}/regattas/${path}/maneuvers${query}`, { token })
  }

  it('are an empty list, whatever the client asks for', async () => {
    const { status, body } = await maneuvers(race.raceName, ann, '?competitorId=x&fromTime=17')

    expect([status, body]).toEqual([200, { bycompetitor: [] }])
  })

  it('need a tracked race, and READ on its regatta', async () => {
    const unknown = await maneuvers('R9', ann)
    const refused = [await maneuvers(race.raceName, bob), await maneuvers(race.raceName)]

    expect([unknown.status, unknown.text]).toEqual([
      404,
      expect.stringContaining(`Could not find a race with name 'R9' in regatta '${regatta}'.`),
    ])
    expect(refused.map(({ status }) => status)).toEqual([403, 401])
  })
})

const fix = {
  position: { latitude_deg: 54.4, longitude_deg: 10.2 },
  timepoint: 1_781_949_600_000,
  direction: 45,
  speedinknots: 12,
}

const wind = (more: object = {}, token: string | undefined = ann, query = '') =>
  service.request(`PUT ${V}/wind/putWind${query}`, {
    token,
    json: {
      windData: [fix, { ...fix, direction: undefined, bearing: 45 }],
      regattaNamesAndRaceNames: [race],
      windSourceType: 'WEB',
      windSourceId: 'APP',
      ...more,
    },
  })

describe('wind', () => {
  it('is answered with false for every fix', async () => {
    const { status, body } = await wind()

    expect([status, body]).toEqual([
      200,
      [{ regattaNameAndRaceName: race, answer: [false, false] }],
    ])
    expect((await wind({ windSourceType: 'EXPEDITION' })).body).toEqual(body)
    expect((await wind({}, ann, '?dryRun=true')).body).toMatchObject({ body, changed: [] })
  })

  it('is answered with a text for an unknown race, and for another source', async () => {
    const others = [
      { regattaName: 'None', raceName: race.raceName },
      { regattaName: regatta, raceName: 'R2' },
    ]
    const unknown = await wind({ regattaNamesAndRaceNames: others })
    const source = await wind({ windSourceType: 'COMBINED' })

    expect(unknown.body).toEqual(
      others.map((each) => ({
        regattaNameAndRaceName: each,
        answer: 'Could not resolve traced race',
      })),
    )
    expect(source.body).toEqual([
      {
        regattaNameAndRaceName: race,
        answer: 'Only Windsourcetypes expedition or web are allowed',
      },
    ])
  })

  it('leaves out races without permission', async () => {
    expect((await wind({}, bob)).body).toEqual([])
    expect((await service.request(`PUT ${V}/wind/putWind`)).status).toBe(401)
  })
})
