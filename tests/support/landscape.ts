/** Helpers for the tests of SSH keys. */
import type { Reply } from '../../scripts/requests/requests.ts'
import { L, S } from '../../scripts/requests/paths.ts'
import { encodeObjectId } from '#values/objectId.ts'
import type { TestService } from './functions.ts'
import { securitySetup } from './securitySetup.ts'
import { somePublicKey } from './sshKeys.ts'

/** The default region of all keys. */
export const region = 'eu-west-1'

export const keyObject = (name: string) => ({
  type: 'SSH_KEY',
  id: encodeObjectId([region, name]),
})

export interface NewUser {
  readonly name: string
  readonly token: string
}

export const landscape = (service: TestService) => {
  const { request, adminToken, createUser } = service
  const setup = securitySetup(service)
  let count = 0

  /** Has a unique name. */
  const newUser = async (): Promise<NewUser> => {
    count += 1
    const name = `sailor-${count}`
    return { name, token: await createUser(name) }
  }
  const addKey = (
    token: string,
    name: string,
    form: Readonly<Record<string, string>> = {},
  ): Promise<Reply> =>
    request(`POST ${L}/add_ssh_key`, {
      token,
      form: { region, key_name: name, public_key: somePublicKey, ...form },
    })
  const deleteKey = (token: string, name: string): Promise<Reply> =>
    request(`DELETE ${L}/delete_ssh_key?region=${region}&key_name=${name}`, { token })
  const askForKeys = (token: string, query: string, headers = {}): Promise<Reply> =>
    request(`GET ${L}/get_ssh_keys_owned_by_user?${query}`, { token, headers })
  /** The names of the keys in the response. */
  const keyNames = async (token: string, query: string): Promise<readonly string[]> => {
    const { body } = await askForKeys(token, query)
    return (body as readonly { readonly name: string }[]).map(({ name }) => name)
  }
  const makeRole = async (...permissions: readonly string[]): Promise<string> => {
    const made = await request(`POST ${S}/role`, { token: adminToken, form: { roleName: 'hosts' } })
    const { id } = made.body as { readonly id: string }
    await request(`PUT ${S}/role/${id}`, { token: adminToken, json: { permissions } })
    return id
  }
  /** The token of a new user with exactly these permissions, for all objects. */
  const holderOf = async (...permissions: readonly string[]): Promise<string> => {
    const { name, token } = await newUser()
    await setup.assignRole(name, { roleId: await makeRole(...permissions) })
    return token
  }
  return { setup, newUser, addKey, deleteKey, askForKeys, keyNames, makeRole, holderOf }
}
