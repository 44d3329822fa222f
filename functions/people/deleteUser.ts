import '#allEntities'
import { endpoint } from '#endpoint'
import { deletedUser } from '#schemas/platform/user.ts'
import { deleteUser, keysOfDeletion } from '#people/steps/deleteUser.ts'
import { showUser } from '#people/steps/users.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteUser',
  summary: 'Delete a user',
  description:
    'Sessions, tokens, roles and ownerships of the user have no effect from the next request ' +
    'on, and a new user with the same name inherits none of them.',
  routes: ['DELETE /security/api/restsecurity/user'],
  guard: { kind: 'object', type: 'USER', actions: ['DELETE'], id: 'username' },
  input: deletedUser,
  fetchesMore: keysOfDeletion,
  current: { show: ({ context, input }) => showUser(context, input.username) },
  changesDefinitions: true,
  reply: { status: 200 },
  errors: ['not-found', 'last-administrator'],
  run: ({ context, input }) => deleteUser(context, input.username),
})
