/** Suggests an object whose name is nearly the requested one. */
import { decodeObjectId, type ObjectReference } from '../domain/access/objectId.ts'
import { nearestOf } from '../domain/name/suggestion.ts'
import { objectsAtOnce } from '../store/objectLists.ts'
import type { Context } from './context.ts'
import { listReachable } from './reachable.ts'
import { filterReadable } from './readable.ts'

/** The types of objects whose names people type. */
const namedTypes: ReadonlySet<string> = new Set(['REGATTA', 'LEADERBOARD', 'USER'])

/** Objects later in the list are not suggested. */
const pagesMax = 4

/** More near names are not checked. */
const nearMax = 10

/**
 * The name of an object that the caller may list. Whether the requested object exists makes no
 * difference.
 */
export const nearObject = async (
  context: Context,
  { type, id }: ObjectReference,
): Promise<string | undefined> => {
  const [name = ''] = decodeObjectId(id) ?? []
  if (!namedTypes.has(type) || name === '') return undefined
  const readMore = await listReachable(context, { type, action: 'READ' }, undefined)
  const near: { readonly type: string; readonly id: string; readonly name: string }[] = []
  for (let pages = 0, isLast = false; pages < pagesMax && !isLast; pages += 1) {
    const page = await readMore(objectsAtOnce)
    ;({ isLast } = page)
    for (const object of page.objects) {
      const [other = ''] = decodeObjectId(object.id) ?? []
      if (other === name) return undefined
      if (nearestOf(name, [other]) !== undefined) near.push({ type, id: object.id, name: other })
    }
  }
  const readable = await filterReadable(context, near.slice(0, nearMax), (object) => object)
  return nearestOf(
    name,
    readable.map((object) => object.name),
  )
}
