/** What a dry run would change, as far as its caller may know it. */
import type { Changes, StoredResource } from '../domain/audit/changes.ts'
import type { ObjectReference } from '../domain/access/objectId.ts'
import type { Context } from './context.ts'
import { mayEach } from './readable.ts'

/** Of each list; one answer holds what one request may read at once. */
const resourcesMax = 1000

export interface VisibleChanges extends Changes {
  /** Whether nothing was left out that others than one user may know of. */
  readonly complete: boolean
}

/**
 * What would be new comes from the caller, who knows it. Of the rest the caller sees what they may
 * read; the tags, preferences and sessions of another user are not even hinted at.
 * @param context in which the objects are still as they were
 */
export const visibleChanges = async (
  context: Context,
  { created, changed, deleted }: Changes,
): Promise<VisibleChanges> => {
  const mayKnow = ({ seenBy }: StoredResource): boolean =>
    !('userId' in seenBy) || seenBy.userId === context.caller?.user.userId
  const known = { changed: changed.filter(mayKnow), deleted: deleted.filter(mayKnow) }
  const first = {
    created: created.slice(0, resourcesMax),
    changed: known.changed.slice(0, resourcesMax),
    deleted: known.deleted.slice(0, resourcesMax),
  }
  const isReadable = await readableAmong(context, [...first.changed, ...first.deleted])
  const visible = {
    created: first.created,
    changed: first.changed.filter(isReadable),
    deleted: first.deleted.filter(isReadable),
  }
  const complete =
    visible.created.length === created.length &&
    visible.changed.length === known.changed.length &&
    visible.deleted.length === known.deleted.length
  return { ...visible, complete }
}

const readableAmong = async (
  context: Context,
  resources: readonly StoredResource[],
): Promise<(resource: StoredResource) => boolean> => {
  const objects = new Map(
    resources.flatMap(objectsOf).map((object) => [nameOf(object), object] as const),
  )
  const readable = await mayEach(context, [...objects.values()], 'READ')
  const names = new Set([...objects.keys()].filter((_, position) => readable[position]))
  return (resource) => objectsOf(resource).every((object) => names.has(nameOf(object)))
}

const objectsOf = ({ seenBy }: StoredResource): readonly ObjectReference[] =>
  'objects' in seenBy ? seenBy.objects : []

const nameOf = ({ type, id }: ObjectReference): string => `${type} ${id}`
