import { endpoint } from '#endpoint'
import { rolesOfUser } from '#schemas/rights/assignment.ts'
import { userReference } from '#schemas/platform/user.ts'
import { listRolesOfUser } from '#rights/steps/roleAssignments.ts'

export const { declaration, handler } = endpoint({
  name: 'readRolesOfUser',
  summary: 'List the roles of a user',
  routes: ['GET /security/api/restsecurity/get_roles_for_user'],
  guard: { kind: 'object', type: 'USER', actions: ['READ'], id: { callerOr: 'username' } },
  input: userReference,
  conditional: 'no-store',
  reply: { status: 200, body: rolesOfUser },
  failsAsText: true,
  run: ({ context, input }) => listRolesOfUser(context, input.username),
})
