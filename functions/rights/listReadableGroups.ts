import { EndpointResult, endpoint } from '#endpoint'
import { readableGroups, readableGroupsQuery } from '#schemas/rights/group.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'
import { groupObject, userObject } from '#values/objectId.ts'
import { readObject } from '#table/objects.ts'
import { readGroup } from '#access/items/groups.ts'
import type { User } from '#access/items/users.ts'
import { countWithinBudget, authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { formatCursor, readCursor } from '#table/cursor.ts'
import {
  definitionsOfPageMax,
  type ListRange,
  listReadable,
  loadFirstPage,
} from '#access/listReadable.ts'
import { filterReadable } from '#access/readable.ts'
import { showNamedGroup } from '#rights/steps/showGroup.ts'
import { requireUser } from '#rights/steps/questionFacts.ts'

export const { declaration, handler } = endpoint({
  name: 'listReadableGroups',
  summary: 'List the groups that the caller may read',
  description:
    'With `userName`, only groups of this user. For other users, this needs the permission ' +
    '`USER:READ:{userName}`.',
  routes: ['GET /security/api/restsecurity/usergroup/list/readable'],
  guard: { kind: 'each', type: 'USER_GROUP', action: 'READ' },
  input: readableGroupsQuery,
  load: (reading) =>
    reading.input.userName === undefined
      ? loadFirstPage('USER_GROUP')(reading)
      : readObject(reading.context.store, 'USER', reading.input.userName),
  reply: { status: 200, body: readableGroups },
  errors: ['unauthenticated', 'forbidden', 'not-found'],
  run: async ({ context, input }) => {
    const { userName, limit = pageSizeMax, cursor } = input
    const { entries, next } = await listReadableGroups(context, userName, { limit, cursor })
    return new EndpointResult({ readableGroups: entries }, { next })
  },
})

/** The groups that the caller may read, or those of a user whom the caller may read. */
const listReadableGroups = async (
  context: Context,
  userName: string | undefined,
  range: ListRange,
) => {
  const { store, caller } = context
  if (userName === undefined) {
    const show = async (groupId: string) => showNamedGroup(await readGroup(store, groupId))[0]
    return listReadable(context, { type: 'USER_GROUP', show }, range)
  }
  if (userName !== caller?.user.name) {
    await authorize(context, { ...userObject(userName), action: 'READ' })
  }
  return listReadableGroupsOf(context, await requireUser(store, userName), range)
}

/** Each page reads all names, and ends when the decisions have read enough definitions. */
const listReadableGroupsOf = async (
  context: Context,
  { userId, groupIds }: User,
  { limit, cursor }: ListRange,
) => {
  const list = `USER_GROUP of ${userId}`
  const after = readCursor(context, list, cursor)?.after ?? ''
  const { store } = context
  await Promise.all(groupIds.map((groupId) => readObject(store, 'USER_GROUP', groupId)))
  const groups = (await Promise.all(groupIds.map((groupId) => readGroup(store, groupId))))
    .flatMap(showNamedGroup)
    .filter(({ groupName }) => groupName > after)
    .sort((left, right) => (left.groupName < right.groupName ? -1 : 1))
  const objectOf = ({ groupId }: (typeof groups)[number]) => groupObject(groupId)
  const objects = groups.map(objectOf)
  const { count } = await countWithinBudget(context, objects, 'READ', definitionsOfPageMax)
  const readable = await filterReadable(context, groups.slice(0, count), objectOf)
  const entries = readable.slice(0, limit)
  const last = entries.length < readable.length ? entries.at(-1) : groups[count - 1]
  if (last === undefined || last === groups.at(-1)) return { entries }
  return { entries, next: formatCursor(context, list, { after: last.groupName }) }
}
