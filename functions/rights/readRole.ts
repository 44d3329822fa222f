import { endpoint } from '#endpoint'
import { role, roleReference } from '#schemas/rights/role.ts'
import { showRole } from '#rights/steps/showRole.ts'

export const { declaration, handler } = endpoint({
  name: 'readRole',
  summary: 'Read a role',
  routes: ['GET /security/api/restsecurity/role/{roleId}'],
  guard: { kind: 'object', type: 'ROLE_DEFINITION', actions: ['READ'], id: 'roleId' },
  input: roleReference,
  conditional: 'no-store',
  reply: { status: 200, body: role },
  errors: ['not-found'],
  run: ({ context, input }) => showRole(context, input.roleId),
})
