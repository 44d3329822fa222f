/** Accounts, and what others do with them. */
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { newId, uniqueName } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { putRole } from '#access/items/roles.ts'
import { goodPassword, type TestService } from './functions.ts'
import { securitySetup } from './securitySetup.ts'

export interface Account {
  readonly name: string
  readonly token: string
}

type Caller = Pick<Account, 'token'>

export const accountsOf = (service: TestService) => {
  const setup = securitySetup(service)
  const asAdmin = { token: service.adminToken }

  const send = ({ token }: Caller, route: string, options: RequestOptions = {}) =>
    service.request(route.replace(' ', ` ${S}/`), { token, ...options })

  const newUser = async (by?: Account): Promise<Account> => {
    const name = uniqueName('sailor')
    const form = { username: name, password: goodPassword }
    const made = await service.request(`POST ${S}/create_user`, {
      form,
      ...(by === undefined ? {} : { token: by.token }),
    })
    return { name, token: (made.body as { readonly access_token: string }).access_token }
  }

  const give = ({ name }: Account, roleId: string, more: object = {}, by: Caller = asAdmin) =>
    send(by, 'PUT add_role_to_user', {
      json: { username: name, role_definition_id: roleId, ...more },
    })

  return {
    asAdmin,
    send,
    newUser,
    give,
    /** A role that everybody may read. */
    newRole: async (...permissions: readonly string[]) => {
      const id = newId()
      await setup.newStore().write([putRole({ id, name: `role ${id}`, permissions }, 'absent')])
      const acl = [{ groupId: null, actions: ['READ'] }]
      await setup.secure({ type: 'ROLE_DEFINITION', id }, { acl })
      return id
    },
    newUserWith: async (roleId: string, more: object = {}) => {
      const account = await newUser()
      await give(account, roleId, more)
      return account
    },
    setPassword: (by: Caller, { name }: Account) =>
      send(by, 'POST change_password', { form: { username: name, password: 'gybing-on-port-8' } }),
    remove: (by: Caller, { name }: Account) => send(by, `DELETE user?username=${name}`),
    change: (by: Caller, { name: username }: Account, headers = {}, dryRun = false) =>
      send(by, `PUT user${dryRun ? '?dryRun=true' : ''}`, {
        form: { username, email: '', fullName: 'Changed', company: '' },
        headers,
      }),
    read: (by: Caller, { name }: Account) => send(by, `GET user?username=${name}`),
  }
}

export const tokenIn = ({ body }: { readonly body: unknown }) =>
  (body as { readonly access_token?: string | null }).access_token
