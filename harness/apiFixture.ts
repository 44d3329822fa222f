/** Creates users and objects through the API. Every request must succeed. */
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { type Request, successful } from '../scripts/requests/requests.ts'
import { S, V } from '../scripts/requests/paths.ts'

type Fields = Readonly<Record<string, unknown>>

export class ApiFixture {
  readonly request: Request

  constructor(request: Request) {
    this.request = successful(request)
  }

  /** @returns the access token of the user */
  async signIn(name: string, password: string): Promise<string> {
    return this.#read(`GET ${S}/access_token`, { basic: [name, password] }, 'access_token')
  }

  /** @returns the access token of a new user with a password */
  register(username: string, password: string): Promise<string> {
    return this.#read(`POST ${S}/create_user`, { json: { username, password } }, 'access_token')
  }

  /** @returns the access token of a new user without a password */
  createUser(token: string, username: string): Promise<string> {
    const json = { username, email: '', fullName: '', company: '' }
    return this.#read(`PUT ${S}/user`, { token, json }, 'access_token')
  }

  /** @returns the access token of a new administrator */
  async createAdministrator(token: string, username: string): Promise<string> {
    const made = await this.createUser(token, username)
    const json = { username, role_definition_id: predefinedRoles.admin.id }
    await this.request(`PUT ${S}/add_role_to_user`, { token, json })
    return made
  }

  createRole(token: string, roleName: string): Promise<string> {
    return this.#read(`POST ${S}/role`, { token, json: { roleName } }, 'id')
  }

  createGroup(token: string, groupName: string): Promise<string> {
    return this.#read(`PUT ${S}/usergroup`, { token, json: { groupName } }, 'groupId')
  }

  /** @returns the id of the event */
  createEvent(token: string, eventName: string, more: Fields = {}): Promise<string> {
    const json = { eventName, venuename: 'Kiel', numberofraces: 2, ...more }
    return this.#read(`POST ${V}/events/createEvent`, { token, json }, 'eventid')
  }

  /** @returns the id of a new competitor of the regatta, with a boat */
  enterBoat(token: string, regatta: string, sailid: string): Promise<string> {
    const boat = { competitorName: `Boat ${sailid}`, boatclass: '49er', sailid }
    const query = new URLSearchParams(boat).toString()
    return this.create(token, `${V}/regattas/${regatta}/competitors/createandadd?${query}`, {})
  }

  /** Creates an object at a path, and returns its id. */
  create(token: string, path: string, json: object, field = 'id'): Promise<string> {
    return this.#read(`POST ${path}`, { token, json }, field)
  }

  async #read(route: string, options: Parameters<Request>[1], field: string): Promise<string> {
    const { body } = await this.request(route, options)
    const value = (body as Fields)[field]
    if (typeof value !== 'string') throw new Error(`no ${field} in ${JSON.stringify(body)}`)
    return value
  }
}
