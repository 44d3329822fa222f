import { endpoint } from '#endpoint'
import { ownGroups } from '#schemas/rights/group.ts'
import { listOwnGroups } from '#rights/steps/showGroup.ts'

export const { declaration, handler } = endpoint({
  name: 'listOwnGroups',
  summary: 'List the groups that the caller is a member of',
  routes: ['GET /security/api/restsecurity/usergroup/list/groupsUserIsPartOf'],
  guard: { kind: 'signed-in' },
  reply: { status: 200, body: ownGroups },
  run: ({ context }) => listOwnGroups(context),
})
