/** A user who gives roles and memberships to users without the permission to update them. */
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import type { TestService } from './functions.ts'

export interface Stranger {
  readonly name: string
  readonly token: string
  readonly newRole: () => Promise<string>
  readonly newGroup: () => Promise<string>
  readonly give: (username: string, roleId: string, transitive?: boolean) => Promise<Reply>
  readonly take: (username: string, roleId: string) => Promise<Reply>
  readonly add: (username: string, groupId: string) => Promise<Reply>
  readonly remove: (username: string, groupId: string) => Promise<Reply>
}

let groups = 0

export const newStranger = async (
  { request, createUser }: TestService,
  name: string,
): Promise<Stranger> => {
  const token = await createUser(name)
  const idIn = ({ body }: Reply, field: string) =>
    (body as Readonly<Record<string, string>>)[field] ?? ''
  const assign = (what: string, form: Readonly<Record<string, string>>) =>
    request(`PUT ${S}/${what}_role_${what === 'add' ? 'to' : 'from'}_user`, { token, form })
  const member = (method: string) => (username: string, groupId: string) =>
    request(`${method} ${S}/usergroup/${groupId}/user/${username}`, { token })
  return {
    name,
    token,
    newRole: async () =>
      idIn(await request(`POST ${S}/role`, { token, form: { roleName: 'empty' } }), 'id'),
    newGroup: async () => {
      groups += 1
      const json = { groupName: `crew ${groups} of ${name}` }
      return idIn(await request(`PUT ${S}/usergroup`, { token, json }), 'groupId')
    },
    give: (username, roleId, transitive = true) =>
      assign('add', { username, role_definition_id: roleId, transitive: String(transitive) }),
    take: (username, roleId) => assign('remove', { username, role_definition_id: roleId }),
    add: member('PUT'),
    remove: member('DELETE'),
  }
}

/** Gives the administrator a role of a new user, who has no permission to update the administrator. */
export const receiveRole = async ({ request, createUser }: TestService) => {
  const token = await createUser('giver')
  const { body } = await request(`POST ${S}/role`, { token, form: { roleName: 'received' } })
  const { id } = body as { readonly id: string }
  const form = { username: 'admin', role_definition_id: id }
  await request(`PUT ${S}/add_role_to_user`, { token, form })
}

/** Sends each request after the response to the previous one. */
export const sendRepeatedly = async (
  count: number,
  send: () => Promise<Reply>,
): Promise<readonly Reply[]> => {
  const replies: Reply[] = []
  for (let n = 0; n < count; n += 1) replies.push(await send())
  return replies
}
