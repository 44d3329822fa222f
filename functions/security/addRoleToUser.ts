import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { assignment, rolesOfUser } from '../../schemas/assignment.ts'
import { addRoleToUser, listRolesOfUser } from '../../lib/service/security/assignments.ts'

export const declaration = endpoint({
  name: 'addRoleToUser',
  summary: 'Give a role to a user',
  description:
    'Under a qualification the role counts only for what that user or that group owns. The caller ' +
    'must be able to read the role, and to pass on all of its permissions there. A right that ' +
    'comes through a group can be used and not passed on, except by a manager of the group.',
  routes: ['PUT /security/api/restsecurity/add_role_to_user'],
  guard: { kind: 'signed-in' },
  input: assignment,
  fetches: [
    { type: 'USER', id: 'username' },
    { type: 'USER', id: 'qualifying_username' },
    { type: 'USER_GROUP', id: 'qualifying_group_id' },
    { type: 'ROLE_DEFINITION', id: 'role_definition_id' },
  ],
  current: {
    guard: { kind: 'object', type: 'USER', actions: ['READ'], id: 'username' },
    reply: { status: 200, body: rolesOfUser },
    show: ({ context, input }) => listRolesOfUser(context, input.username),
  },
  reply: { status: 200 },
  errors: ['forbidden', 'not-found', 'last-administrator', 'user-not-acceptable'],
  run: ({ context, input }) => addRoleToUser(context, input),
})

export const handler = serve(declaration)
