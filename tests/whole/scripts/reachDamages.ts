/** Damages of the index by which lists find objects. */
import type { GroupRole } from '#access/rules/facts.ts'
import { holdingEntity, reachableEntity } from '#table/items/reach.ts'
import { references } from '../../../scripts/tableRules/entities.ts'
import { openGroups, reachable } from '../../../scripts/tableRules/reach.ts'
import type { Damages } from './tableDamages.ts'

export const reachDamages: Damages = {
  [reachable.name]: {
    'an object that a list lacks': (table) => table.gone('reachable'),
    'an object in the list of another group': (table) => [
      ...table.items,
      { ...table.anyOf('reachable'), PK: reachableEntity.key('EVENT', ['group', 'x'], '').PK },
    ],
    'an object that is not known to its owner': (table) => table.gone('holding'),
    'an object that is known to another user': (table) => [
      ...table.items,
      { ...table.anyOf('holding'), PK: holdingEntity.key('another', '', '').PK },
    ],
  },
  [openGroups.name]: {
    'an open group that is not known': (table) => table.gone('openGroup'),
  },
  [references.name]: {
    'an open group without a role for everybody': (table) => {
      const { groupId } = table.anyOf('openGroup')
      const group = table.anyOf('group', ({ id }) => id === groupId)
      const roles = group.roles as readonly GroupRole[]
      return table.changed(group, { roles: roles.map((role) => ({ ...role, forAll: false })) })
    },
  },
}
