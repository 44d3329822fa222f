/** The marks of the inventory that a caller can find by their names. */
import { readSecurity } from '#table/items/securities.ts'
import { listReachable } from '#access/reachable.ts'
import { mayEach } from '#access/readable.ts'
import { signedIn } from '#access/context.ts'
import type { Context } from '#endpoint/context.ts'
import { listSources, type ObjectList } from '#table/objectLists.ts'
import { prefetchOfObject } from '#table/objects.ts'
import { Failure, sentence } from '#values/failure.ts'
import { readMarkProperties, type StoredMarkProperties } from '../items/markInventory.ts'
import { allMarkProperties } from './markProperties.ts'

const { type } = allMarkProperties

const marksAtOnce = 250
const marksMax = 5000

/** Every mark that the caller may read; `isOwn` if it belongs to the caller, or to a group of the caller. */
export const listReadableMarks = async (context: Context) => {
  const action = 'READ'
  const marks = await collect(
    context,
    action,
    await listReachable(context, { type, action }, undefined),
  )
  const { userId, groupIds } = signedIn(context).user
  return Promise.all(
    marks.map(async (mark) => {
      const security = await readSecurity(context.store, { type, id: mark.id })
      const { ownerUserId, ownerGroupId } = security
      const isOwn = ownerUserId === userId || groupIds.includes(ownerGroupId ?? '')
      return { ...mark, isOwn }
    }),
  )
}

/**
 * Contains what the caller or a group of the caller owns, or what an ACL grants to such a group.
 * Roles do not count, so that an administrator does not import into every club.
 */
export const listChangeableMarks = async (context: Context) => {
  const { userId, groupIds } = signedIn(context).user
  const sources = [['user', userId] as const, ...groupIds.map((id) => ['group', id] as const)]
  return collect(context, 'UPDATE', listSources(context.store, type, sources, [], undefined))
}

/** @throws Failure `too-large` */
const collect = async (context: Context, action: string, readMore: ObjectList) => {
  const marks: StoredMarkProperties[] = []
  for (let isLast = false; !isLast;) {
    const page = await readMore(marksAtOnce)
    isLast = page.isLast
    const objects = page.objects.map(({ id }) => ({ type, id }))
    await context.store.prefetch(objects.flatMap(prefetchOfObject))
    const isAllowed = await mayEach(context, objects, action)
    const ids = objects.flatMap(({ id }, index) => (isAllowed[index] === true ? id : []))
    const read = await Promise.all(ids.map((id) => readMarkProperties(context.store, id)))
    marks.push(...read.flatMap((mark) => mark ?? []))
    if (marks.length > marksMax) {
      throw new Failure(
        'too-large',
        sentence`Only inventories of up to ${marksMax} marks can be searched.`,
      )
    }
  }
  return marks
}
