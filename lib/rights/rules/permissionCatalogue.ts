/** All permissions, and the subjects that have them in a new service. */
import {
  actionMeanings,
  type ActionName,
  type ObjectTypeEntry,
  defaultActions,
  type ObjectType,
  objectTypes,
} from '#values/objectTypes.ts'
import {
  formatRequest,
  parsePermission,
  type Permission,
  permits,
} from '#access/rules/permission.ts'
import { everybodysFirstPermissions, predefinedRoles } from './predefinedRoles.ts'

/** A new user gets this role for objects of the user and of the user's own group. */
const ownersRole = predefinedRoles.user

export const permissionCatalogue = () => ({
  types: typeNames.map((type) => {
    const { meaning, id } = objectTypes[type]
    return { type, meaning, id: [...id], actions: actionsOf(type).map(actionOf(type)) }
  }),
  roles: Object.values(predefinedRoles)
    .map(({ id, name, permissions }) => ({ id, name, permissions: [...permissions] }))
    .sort((left, right) => compare(left.name, right.name)),
  everybody: [...everybodysFirstPermissions],
})

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

export const typeNames = (Object.keys(objectTypes) as ObjectType[]).sort(compare)

export const actionsOf = (type: ObjectType): readonly ActionName[] => {
  const { actions = [], partsOfUpdate = [] }: ObjectTypeEntry = objectTypes[type]
  return [...defaultActions, ...actions, ...partsOfUpdate].sort(compare)
}

const actionOf = (type: ObjectType) => (action: ActionName) => {
  const request = { type, action }
  const permit = (texts: readonly string[]): boolean =>
    texts.map(parsePermission).some((permission: Permission) => permits(permission, request))
  return {
    action,
    permission: formatRequest(request),
    meaning: actionMeanings[action],
    everybody: permit(everybodysFirstPermissions),
    owner: permit(ownersRole.permissions),
    roles: Object.values(predefinedRoles)
      .filter(({ permissions }) => permit(permissions))
      .map(({ name }) => name)
      .sort(compare),
  }
}
