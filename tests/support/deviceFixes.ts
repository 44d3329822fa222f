/** Positions that devices send, and a race whose boat carries a device. */
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { makeCompetitor } from './entries.ts'
import type { TestService } from './functions.ts'
import { makeEvent, regattaPath, track } from './sailing.ts'

/** The secret of the regattas, with which boats can enter. */
export const secret = 'b7d0c3a2-5f0e-11f0-8de9-0242ac120002'

export const openEvent = {
  competitorRegistrationType: 'OPEN_UNMODERATED',
  secret,
  numberofraces: 1,
}

/** A position without its time. */
export const usualFix = { latitude: 54.43, longitude: 10.2, speed: 4.2, course: 240 }

/** @param owner the token of the user who creates the races */
export const deviceFixes = (service: Pick<TestService, 'request'>, owner: string) => ({
  send: (deviceUuid: string, fixes: readonly unknown[], more: object = {}) =>
    service.request(`POST ${V}/gps_fixes`, { json: { deviceUuid, fixes, ...more } }),

  /** A race with one boat, whose device is mapped and whose tracking began now. */
  newRace: async (event: Readonly<Record<string, unknown>> = {}) => {
    const regatta = await makeEvent(service, owner, { ...openEvent, ...event })
    const device = newId()
    const boat = await makeCompetitor(service, regatta, {
      competitorName: 'Albatross',
      secret,
      deviceUuid: device,
      sailid: 'GER 7',
    })
    await track(service, owner, 'starttracking', regatta, { race_column: 'R1' })
    return { regatta, device, boat }
  },

  positionsOf: async (regatta: string, query = '', token?: string) => {
    const race = encodeURIComponent(`${regatta} R1 Default`)
    const path = regattaPath(regatta, `/races/${race}/competitors/positions${query}`)
    return service.request(`GET ${path}`, { token })
  },
})

/** The times of the positions of each boat, in milliseconds. */
export const trackIn = ({ body }: { readonly body: unknown }) =>
  (
    body as {
      readonly competitors: readonly { readonly track: readonly Record<string, number>[] }[]
    }
  ).competitors.map(({ track: fixes }) => fixes.map((fix) => fix['timepoint-ms']))
