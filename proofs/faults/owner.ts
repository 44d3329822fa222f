/** A user with the objects of the workload, created before the faults begin. */
import type { ApiFixture } from '../../harness/apiFixture.ts'
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
}

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
  }
}
