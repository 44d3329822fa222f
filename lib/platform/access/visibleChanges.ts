/** The changes of a dry run that the caller may know. */
import type { Changes, StoredResource } from '#table/recordedChanges.ts'
import type { ObjectReference } from './rules/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import { filterReadable } from './readable.ts'

/** Limit for each list, equal to the number of items that one request can read in one batch. */
const resourcesMax = 1000

export interface VisibleChanges extends Changes {
  /** False if the lists omit changes that other users may see too. */
  readonly complete: boolean
}

/**
 * New objects come from the caller, who knows them. Other changes are visible if the caller may
 * read their objects. Tags, preferences and sessions of other users are not even counted.
 * @param context with the objects before the change
 */
export const visibleChanges = async (
  context: Context,
  { created, changed, deleted }: Changes,
): Promise<VisibleChanges> => {
  const mayKnow = ({ seenBy }: StoredResource): boolean =>
    !('userId' in seenBy) || seenBy.userId === context.caller?.user.userId
  const known = { created, changed: changed.filter(mayKnow), deleted: deleted.filter(mayKnow) }
  const first = {
    changed: known.changed.slice(0, resourcesMax),
    deleted: known.deleted.slice(0, resourcesMax),
  }
  const isReadable = await readableAmong(context, [...first.changed, ...first.deleted])
  const visible = {
    created: created.slice(0, resourcesMax),
    changed: first.changed.filter(isReadable),
    deleted: first.deleted.filter(isReadable),
  }
  const lists = ['created', 'changed', 'deleted'] as const
  const complete = lists.every((list) => visible[list].length === known[list].length)
  return { ...visible, complete }
}

const readableAmong = async (context: Context, resources: readonly StoredResource[]) => {
  const objects = resources.flatMap(objectsOf)
  const distinct = new Map(objects.map((object) => [nameOf(object), object]))
  const readable = await filterReadable(context, [...distinct.values()], (object) => object)
  const names = new Set(readable.map(nameOf))
  return (resource: StoredResource) =>
    objectsOf(resource).every((object) => names.has(nameOf(object)))
}

const objectsOf = ({ seenBy }: StoredResource): readonly ObjectReference[] =>
  'objects' in seenBy ? seenBy.objects : []

const nameOf = ({ type, id }: ObjectReference): string => `${type} ${id}`
