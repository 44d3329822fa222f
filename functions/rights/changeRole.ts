import { endpoint } from '#endpoint'
import { roleChange } from '#schemas/rights/role.ts'
import { changeRole, keysOfRoleChange, permissionErrors, showRole } from '#rights/steps/roles.ts'

export const { declaration, handler } = endpoint({
  name: 'changeRole',
  summary: 'Replace the permissions of a role, and its name if one is given',
  description:
    'The caller must be able to pass on every permission that is added or removed, for each ' +
    'ownership under which a user has the role. The change applies from the next request on.',
  routes: ['PUT /security/api/restsecurity/role/{roleId}'],
  guard: { kind: 'object', type: 'ROLE_DEFINITION', actions: ['UPDATE'], id: 'roleId' },
  input: roleChange,
  inputErrors: ({ permissions }) => permissionErrors(permissions),
  fetchesMore: ({ roleId }) => keysOfRoleChange(roleId),
  current: { show: ({ context, input }) => showRole(context, input.roleId) },
  changesDefinitions: true,
  reply: { status: 200 },
  errors: ['not-found', 'last-administrator'],
  run: ({ context, input }) => changeRole(context, input.roleId, input),
})
