import { endpoint } from '#endpoint'
import { newGroupRole } from '#schemas/rights/group.ts'
import { attachRole } from '#rights/steps/groupMembers.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'
import { showGroup } from '#rights/steps/groups.ts'

export const { declaration, handler } = endpoint({
  name: 'attachGroupRole',
  summary: 'Attach a role to a group',
  description:
    'The members, or everybody with `forAll`, get the role for objects of the group. The caller ' +
    'must have permission to read the role, and must be able to pass on all of its permissions for ' +
    'these objects.',
  routes: ['PUT /security/api/restsecurity/usergroup/{groupId}/role/{roleId}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['UPDATE'], id: 'groupId' },
  input: newGroupRole,
  fetches: [{ type: 'ROLE_DEFINITION', id: 'roleId' }],
  current: {
    show: async ({ context, input }) =>
      (await showGroup(context, input.groupId, { limit: pageSizeMax })).body,
  },
  changesDefinitions: true,
  reply: { status: 200 },
  errors: ['not-found', 'unknown-reference'],
  run: ({ context, input }) => {
    const forAll = input.forAll === true || input.forAll === 'true'
    return attachRole(context, input.groupId, input.roleId, forAll)
  },
})
