import { endpoint } from '#endpoint'
import { role, roleReference } from '#schemas/rights/role.ts'
import { Failure, sentence } from '#values/failure.ts'
import { roleObject } from '#values/objectId.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { unqualified } from '#access/items/assignments.ts'
import { newEpoch } from '#access/items/definitionCache.ts'
import { removalOf } from '#table/items.ts'
import {
  pageOfRoleHolders,
  roleGrantedEntity,
  readRoleHolders,
  removeRoleHolders,
} from '#access/items/roles.ts'
import { removeSecurity } from '#table/items/securities.ts'
import { removeAll } from '#access/cleanUp.ts'
import { loadHostsChange, hostsChangeByPermissions } from '#rights/steps/hostsChange.ts'
import { requireRole, describeRole, showRole } from '#rights/steps/showRole.ts'
import type { ReadingContext } from '#endpoint/context.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteRole',
  summary: 'Delete a role',
  description:
    'All users and groups lose the role with the next request. The response is the deleted role.',
  routes: ['DELETE /security/api/restsecurity/role/{roleId}'],
  guard: { kind: 'object', type: 'ROLE_DEFINITION', actions: ['DELETE'], id: 'roleId' },
  input: roleReference,
  load: ({ context, input }) =>
    Promise.all([readSomeHolders(context, input.roleId), loadHostsChange(context)]),
  current: { show: ({ context, input }) => showRole(context, input.roleId) },
  changesDefinitions: true,
  reply: { status: 200, body: role },
  errors: ['not-found', 'needed-role'],
  run: async ({ context, input: { roleId } }) => {
    const deleted = await requireRole(context, roleId)
    if (roleId === predefinedRoles.admin.id || roleId === predefinedRoles.user.id) {
      const detail = sentence`The service does not work without the role ${deleted.name}.`
      throw new Failure('needed-role', detail)
    }
    const { holders, isLast } = await readSomeHolders(context, roleId)
    await context.store.write([
      removalOf(deleted),
      removeSecurity(roleObject(roleId)),
      roleGrantedEntity.remove(roleId),
      ...(await hostsChangeByPermissions(context, deleted.permissions)),
      ...newEpoch(),
      // Former holders may have left this record.
      ...removeRoleHolders(roleId, holders, [unqualified]),
    ])
    if (!isLast) {
      // Their keys contain the id of the role, which no other role ever gets.
      await removeAll(context, async () =>
        removeRoleHolders(roleId, (await readSomeHolders(context, roleId)).holders),
      )
    }
    return describeRole(deleted)
  },
})

/** Holders removed with a role in one transaction of at most a hundred writes. */
const sweepSize = 36

const readSomeHolders = ({ store }: Pick<ReadingContext, 'store'>, roleId: string) =>
  readRoleHolders(store, pageOfRoleHolders(roleId, sweepSize))
