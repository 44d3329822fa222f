import { endpoint } from '#endpoint'
import { assignment } from '#schemas/rights/assignment.ts'
import { listRolesOfUser, removeRoleFromUser } from '#rights/steps/assignments.ts'

export const { declaration, handler } = endpoint({
  name: 'removeRoleFromUser',
  summary: 'Remove a role from a user',
  description:
    'Send the same parameters as for adding the role. The caller must be able to pass on all of its ' +
    'permissions. Users may remove all of their own roles. A role whose qualifying user or ' +
    'group was deleted can also be removed by callers with permission to update the user.',
  routes: ['PUT /security/api/restsecurity/remove_role_from_user'],
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
    show: ({ context, input }) => listRolesOfUser(context, input.username),
  },
  reply: { status: 200 },
  errors: ['forbidden', 'not-found', 'last-administrator'],
  run: ({ context, input }) => removeRoleFromUser(context, input),
})
