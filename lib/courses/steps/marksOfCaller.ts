/** The marks of the inventory that belong to the caller, or to a group of the caller. */
import { mayEach } from '#access/readable.ts'
import { signedIn } from '#authentication/signIn.ts'
import type { Context } from '#endpoint/context.ts'
import { listSources } from '#table/objectLists.ts'
import { prefetchOfObject } from '#table/objects.ts'
import { Failure } from '#values/failure.ts'
import { readMarkProperties, type StoredMarkProperties } from '../items/markInventory.ts'
import { allMarkProperties } from './markProperties.ts'

const { type } = allMarkProperties

const marksAtOnce = 250
const marksMax = 5000

/**
 * Contains what the caller or a group of the caller owns, or what an ACL grants to such a group, but
 * not what the caller reaches by a role: administrators have clubs of their own.
 * @throws Failure `too-large`
 */
export const listMarksOfCaller = async (context: Context, action: 'READ' | 'UPDATE') => {
  const { userId, groupIds } = signedIn(context).user
  const sources = [['user', userId] as const, ...groupIds.map((id) => ['group', id] as const)]
  const readMore = listSources(context.store, type, sources, [], undefined)
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
      throw new Failure('too-large', `Only inventories of up to ${marksMax} marks can be searched.`)
    }
  }
  return marks
}
