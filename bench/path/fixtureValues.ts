/**
 * The fixture of the benchmark of the whole path: one user and one object, the same for all
 * competitors.
 */
import { randomBytes } from 'node:crypto'
import { newId } from '../../harness/ids.ts'
import { defaultActions, objectTypes } from '../../lib/domain/access/objectTypes.ts'

const roleCount = 20
const permissionsOfRole = 30

export const userName = 'race-officer'
export const competitorToken = randomBytes(32).toString('base64url')
export const event = {
  id: newId(),
  name: 'Kiel Week',
  startMillis: 1_781_000_000_000,
  endMillis: 1_781_600_000_000,
  venue: { name: 'Kiel', location: { latitude: 54.33, longitude: 10.15 } },
  regattaName: 'Kiel Week',
}
export const markId = newId()

const types = Object.keys(objectTypes)

/** All types and actions in turn, each about an object that is not requested. */
const someRole = (role: number) => ({
  id: newId(),
  name: `role ${role}`,
  permissions: Array.from({ length: permissionsOfRole }, (_, index) => {
    const position = role * permissionsOfRole + index
    const type = types[position % types.length] ?? ''
    const action = defaultActions[position % defaultActions.length] ?? ''
    return `${type}:${action}:${newId()}`
  }),
})

const others = Array.from({ length: roleCount - 1 }, (_, role) => someRole(role))
const last = someRole(roleCount - 1)

/** The last two of six hundred permissions are the only ones that allow the request. */
export const roles = [
  ...others,
  {
    ...last,
    permissions: [
      ...last.permissions.slice(2),
      `MARK_PROPERTIES:UPDATE:${markId}`,
      `EVENT:READ:${event.id}`,
    ],
  },
]

/** The ACL of each object: groups that the user is not in. */
export const acl = Array.from({ length: 3 }, () => ({
  groupId: newId(),
  actions: ['READ', 'UPDATE'],
}))
