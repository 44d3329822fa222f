/** A user with the objects of the workload, created before the faults begin. */
import type { ApiFixture } from '../../harness/apiFixture.ts'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'

export interface Owner {
  readonly name: string
  readonly token: string
  /** The access token of the administrator. */
  readonly admin: string
  /** Another user. */
  readonly mate: string
  readonly groupId: string
  /** A role whose permissions change, and that is assigned to users. */
  readonly roleId: string
  /** A role whose owner and access control list change. */
  readonly objectId: string
  readonly event: string
  readonly sharedEvent: string
  readonly markId: string
  /** Two boats of the event, one for each phone. */
  readonly competitorIds: readonly string[]
  /** The device of the first boat. */
  readonly deviceUuid: string
}

/** The fixes of the device begin here. */
export const trackMillis = Date.UTC(2026, 5, 1, 10)

export const createOwner = async (
  api: ApiFixture,
  admin: string,
  name: string,
  sharedEvent: string,
): Promise<Owner> => {
  const token = await api.createUser(admin, name)
  const mate = `${name}-mate`
  await api.createUser(admin, mate)
  const groupId = await api.createGroup(token, `club of ${name}`)
  const event = `event-of-${name}`
  await api.createEvent(token, event)
  const mark = { regattaName: event, markName: 'buoy' }
  const markId = await api.create(token, `${V}/mark/addMarkToRegatta`, mark, 'markId')
  const roleId = await api.createRole(token, 'bosun')
  const objectId = await api.createRole(token, 'mate')
  const competitorIds = await Promise.all(
    ['1', '2'].map((sailid) => api.enterBoat(token, event, sailid)),
  )
  const deviceUuid = await trackBoat(api, token, event, competitorIds[0] ?? '')
  return {
    name,
    token,
    admin,
    mate,
    groupId,
    roleId,
    objectId,
    event,
    sharedEvent,
    markId,
    competitorIds,
    deviceUuid,
  }
}

/** Tracking of the second race stays on. */
const trackBoat = async (api: ApiFixture, token: string, event: string, competitorId: string) => {
  const path = `${V}/leaderboards/${event}`
  const race = { race_column: 'R2', fleet: 'Default' }
  await api.request(`POST ${path}/starttracking?${String(new URLSearchParams(race))}`, { token })
  const form = { ...race, startoftrackingasmillis: String(trackMillis) }
  await api.request(`POST ${path}/settrackingtimes`, { token, form })
  const device = { deviceUuid: newId(), competitorId }
  const json = { ...device, fromMillis: trackMillis }
  await api.request(`POST ${path}/device_mappings/start`, { token, json })
  return device.deviceUuid
}
