import { endpoint } from '#endpoint'
import { namedGroup, newDefaultGroup } from '#schemas/rights/group.ts'
import { readGroup } from '#access/items/groups.ts'
import { invalidGroup } from '#access/notFound.ts'
import { writesOfUser } from '#access/expiredRoles.ts'
import { signedIn } from '#access/context.ts'
import { showNamedGroup } from '#rights/steps/showGroup.ts'

export const { declaration, handler } = endpoint({
  name: 'setDefaultGroup',
  summary: 'Set the group that owns new objects of the caller',
  description:
    'The caller must be a member of the group. If the group is deleted, or the caller leaves it, ' +
    'the caller’s own group is the default again. The header `tenantGroupId` selects another group ' +
    'for one request.',
  routes: ['POST /security/api/restsecurity/usergroup/setDefaultTenantForCurrentServerAndUser'],
  guard: { kind: 'signed-in' },
  input: newDefaultGroup,
  load: ({ context, input }) => readGroup(context.store, input.tenantGroup),
  reply: { status: 200, body: namedGroup },
  errors: ['unknown-reference'],
  run: async ({ context, input: { tenantGroup }, loaded }) => {
    const { user } = signedIn(context)
    const [named] = showNamedGroup(user.groupIds.includes(tenantGroup) ? loaded : undefined)
    // Only members learn whether the group exists.
    if (named === undefined) throw invalidGroup('You are in no group with this id.', 'tenantGroup')
    await context.store.write(writesOfUser(context, user, { defaultGroupId: tenantGroup }))
    return named
  },
})
