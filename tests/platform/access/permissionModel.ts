/** A permission as the plain set of the requests that it allows: the model for `implies`. */
import type { PermissionPart, Permission } from '#access/rules/permission.ts'

/**
 * Every word that a permission of `smallPermission` can contain, and one that none contains: only
 * `*` covers it.
 */
const universe = {
  types: ['EVENT', 'BOAT', 'REGATTA', 'unseen'],
  actions: ['READ', 'UPDATE', 'SINK', 'unseen'],
  ids: ['Kiel', 'a\\\\/b', '\\\\2a', 'unseen'],
}

export const points = ({ types, actions, ids }: Permission): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const type of universe.types) {
    for (const action of universe.actions) {
      for (const id of universe.ids) {
        const isIn = (part: PermissionPart, word: string): boolean =>
          part === '*' || part.some((value) => value === word)
        if (isIn(types, type) && isIn(actions, action) && isIn(ids, id)) {
          found.add(`${type} ${action} ${id}`)
        }
      }
    }
  }
  return found
}
