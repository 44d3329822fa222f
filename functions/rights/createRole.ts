import { endpoint } from '#endpoint'
import { newRole, role } from '#schemas/rights/role.ts'
import { roleObject } from '#values/objectId.ts'
import { putRole } from '#access/items/roles.ts'
import { idForNew } from '#access/createObject.ts'
import { signedIn } from '#access/context.ts'
import { readObject } from '#table/objects.ts'
import { describeRole } from '#rights/steps/showRole.ts'
import { newSecurity } from '#access/creation.ts'

export const { declaration, handler } = endpoint({
  name: 'createRole',
  summary: 'Create a role',
  description:
    'The new role has no permissions. Administrators may choose the `id`, to move a role from ' +
    'another server. `POST /role` and `POST /role/` are equivalent.',
  routes: ['POST /security/api/restsecurity/role'],
  guard: { kind: 'type', type: 'ROLE_DEFINITION' },
  input: newRole,
  load: ({ context, input }) => readObject(context.store, 'ROLE_DEFINITION', input.id),
  reply: { status: 201, body: role },
  errors: ['already-exists'],
  run: async ({ context, input }) => {
    signedIn(context)
    const { id, writes } = await idForNew(context, 'ROLE_DEFINITION', input.id)
    const created = { id, name: input.roleName, permissions: [] }
    await context.store.write([
      putRole(created, 'absent'),
      await newSecurity(context, roleObject(id)),
      ...writes,
    ])
    return describeRole(created)
  },
})
