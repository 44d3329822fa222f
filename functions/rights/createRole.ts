import { endpoint } from '#endpoint'
import { newRole, role } from '#schemas/rights/role.ts'
import { createRole } from '#rights/steps/roles.ts'

export const { declaration, handler } = endpoint({
  name: 'createRole',
  summary: 'Create a role',
  description:
    'The new role has no permissions. Administrators may choose the `id`, to move a role from ' +
    'another server. `POST /role` and `POST /role/` are equivalent.',
  routes: ['POST /security/api/restsecurity/role'],
  guard: { kind: 'type', type: 'ROLE_DEFINITION' },
  input: newRole,
  fetches: [{ type: 'ROLE_DEFINITION', id: 'id' }],
  reply: { status: 201, body: role },
  errors: ['already-exists'],
  run: ({ context, input }) => createRole(context, input),
})
