/** Suggests an object whose name is nearly the requested one. */
import { decodeObjectId, type ObjectReference } from '#access/rules/objectId.ts'
import { nearestOf } from '#values/suggestion.ts'
import { listObjects } from '#table/objectLists.ts'
import { listOfType } from '#table/objects.ts'
import type { Context } from './context.ts'
import { filterReadable } from '#access/readable.ts'

/** The types of objects whose names people type. */
const namedTypes: ReadonlySet<string> = new Set(['REGATTA', 'LEADERBOARD', 'USER'])

/** More objects with the same first letter are not looked at. */
const objectsMax = 200

/** More near names are not checked. */
const nearMax = 10

/**
 * The name of an object that the caller may read, with the same first letter. Whether the requested
 * object exists makes no difference. Every function contains this, so that it does without the code of
 * lists by reach.
 */
export const nearObject = async (
  context: Context,
  { type, id }: ObjectReference,
): Promise<string | undefined> => {
  const name = nameIn(id)
  const list = namedTypes.has(type) ? listOfType(type) : undefined
  const [letter] = name
  if (list === undefined || letter === undefined) return undefined
  const letters = new Set([letter.toLowerCase(), letter.toUpperCase()])
  const pages = await Promise.all(
    Array.from(letters, (first) => listObjects(context.store, list, objectsMax, undefined, first)),
  )
  const near = pages
    .flatMap(({ objects }) => objects)
    .map((object) => ({ type, id: object.id }))
    .filter((object) => object.id !== id && nearestOf(name, [nameIn(object.id)]) !== undefined)
  const readable = await filterReadable(context, near.slice(0, nearMax), (object) => object)
  return nearestOf(
    name,
    readable.map((object) => nameIn(object.id)),
  )
}

const nameIn = (id: string): string => decodeObjectId(id)?.[0] ?? ''
