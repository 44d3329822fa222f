/** A user with the objects of the workload, created before the faults begin. */
import type { ClientRequest, Client } from '../service/client.ts'
import { S } from '../service/paths.ts'
import { V } from '../service/paths.ts'

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
}

/** @throws when a request is refused */
export const askFor = async <Body>(client: Client, request: ClientRequest): Promise<Body> => {
  const { outcome, status, body } = await client(request)
  if (outcome !== 'done') throw new Error(`${request.route}: ${status} ${JSON.stringify(body)}`)
  return body as Body
}

export const signInAsAdmin = async (client: Client, password: string): Promise<string> => {
  const authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`
  const route = `GET ${S}/access_token`
  const { access_token } = await askFor<{ readonly access_token: string }>(client, {
    route,
    headers: { authorization },
  })
  return access_token
}

export const makeUser = async (client: Client, admin: string, username: string) => {
  const json = { username, email: '', fullName: '', company: '' }
  const made = await askFor<{ readonly access_token: string }>(client, {
    route: `PUT ${S}/user`,
    token: admin,
    json,
  })
  return made.access_token
}

export const makeRole = async (client: Client, token: string, roleName: string) => {
  const route = `POST ${S}/role`
  const made = await askFor<{ readonly id: string }>(client, { route, token, json: { roleName } })
  return made.id
}

export const makeEvent = async (client: Client, token: string, eventName: string) => {
  const json = { eventName, venuename: 'Kiel', numberofraces: 2 }
  await askFor(client, { route: `POST ${V}/events/createEvent`, token, json })
  return eventName
}

export const makeOwner = async (
  client: Client,
  admin: string,
  name: string,
  sharedEvent: string,
): Promise<Owner> => {
  const token = await makeUser(client, admin, name)
  const mate = `${name}-mate`
  await makeUser(client, admin, mate)
  const { groupId } = await askFor<{ readonly groupId: string }>(client, {
    route: `PUT ${S}/usergroup`,
    token,
    json: { groupName: `club of ${name}` },
  })
  const event = await makeEvent(client, token, `event-of-${name}`)
  const { markId } = await askFor<{ readonly markId: string }>(client, {
    route: `POST ${V}/mark/addMarkToRegatta`,
    token,
    json: { regattaName: event, markName: 'buoy' },
  })
  const roleId = await makeRole(client, token, 'bosun')
  const objectId = await makeRole(client, token, 'mate')
  return { name, token, admin, mate, groupId, roleId, objectId, event, sharedEvent, markId }
}
