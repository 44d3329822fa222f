import { endpoint } from '#endpoint'
import { role, roleReference } from '#schemas/rights/role.ts'
import { deleteRole, showRole, prefetchForDeletion } from '#rights/steps/roles.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteRole',
  summary: 'Delete a role',
  description:
    'All users and groups lose the role with the next request. The response is the deleted role.',
  routes: ['DELETE /security/api/restsecurity/role/{roleId}'],
  guard: { kind: 'object', type: 'ROLE_DEFINITION', actions: ['DELETE'], id: 'roleId' },
  input: roleReference,
  fetchesMore: ({ roleId }) => prefetchForDeletion(roleId),
  current: { show: ({ context, input }) => showRole(context, input.roleId) },
  changesDefinitions: true,
  reply: { status: 200, body: role },
  errors: ['not-found', 'needed-role'],
  run: ({ context, input }) => deleteRole(context, input.roleId),
})
