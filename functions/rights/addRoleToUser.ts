import { endpoint } from '#endpoint'
import { usersWhoMayChange } from '#rights/steps/usersWhoMayChange.ts'
import { assignment, givenRole } from '#schemas/rights/assignment.ts'
import { addRoleToUser, listRolesOfUser } from '#rights/steps/assignments.ts'

export const { declaration, handler } = endpoint({
  name: 'addRoleToUser',
  summary: 'Give a role to a user',
  description:
    'A qualified role applies only to objects of that user or that group. The caller must have ' +
    'permission to read the role, and must be able to pass on all of its permissions for these ' +
    'objects, until the end of the window. Permissions of a group can be passed on by managers of the ' +
    'group only. Giving a role again replaces its window. The response names others who may change the ' +
    'user: after they set the password, they could sign in as the user.',
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
    show: ({ context, input }) => listRolesOfUser(context, input.username),
  },
  reply: { status: 200, body: givenRole },
  errors: ['forbidden', 'not-found', 'last-administrator', 'user-not-acceptable'],
  run: async ({ context, input }) => {
    await addRoleToUser(context, input)
    return usersWhoMayChange(context, input.username)
  },
})
