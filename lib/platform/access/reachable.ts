/** Finds the objects of a type on which the caller may be permitted an action, in list order. */
import type { AccessContext } from './context.ts'
import { noSecurity } from '#values/security.ts'
import { type Reach, reachOf } from './rules/reach.ts'
import { RecentMap } from '#values/recentMap.ts'
import type { SharedValue } from '#values/sharedValues.ts'
import type { ReachSource } from '#table/reachSources.ts'
import { foldUserName } from '#values/userName.ts'
import { type ListedObject, positionOf } from '#table/items/reach.ts'
import { openGroupIdIn, pageOfOpenGroups } from './items/groups.ts'
import type { Prefetch, Start } from '#table/items.ts'
import { firstPages, listSources, type ObjectList } from '#table/objectLists.ts'
import { keyOfObject, prefetchOfObject } from '#table/objects.ts'
import { loadFactsForSecurity } from './authorize.ts'

/** With more of them, a list decides all objects of its type. */
const openGroupsMax = 100

/** More sources are not fetched before the caller is authenticated. */
const hintedSourcesMax = 10

export interface ObjectQuestion {
  readonly type: string
  readonly action: string
}

/** The sources that a list of a user merges. */
const listSourcesOf: SharedValue<RecentMap<'everything' | readonly ReachSource[]>> = {
  create: () => new RecentMap(1000),
}

const openGroups = pageOfOpenGroups(openGroupsMax + 1)

const nameOfHint = ({ type, action }: ObjectQuestion, userName = '') =>
  `${type} ${action} ${foldUserName(userName)}`

/** Fetches what the first page of a list needs. A later page fetches less. */
export const prefetchReachable = (
  question: ObjectQuestion,
  userName: string | undefined,
  isFirst: boolean,
): readonly Prefetch[] => [
  openGroups,
  (hints) =>
    isFirst
      ? firstPages(question.type, hints.of(listSourcesOf).get(nameOfHint(question, userName)) ?? [])
      : [],
]

/** Each object needs a decision. Callers with permission for the whole type get all objects. */
export const listReachable = async (
  context: AccessContext,
  question: ObjectQuestion,
  start: Start | undefined,
): Promise<ObjectList> => {
  const { store, caller } = context
  const { type } = question
  const reach = await reachOfCaller(context, question)
  const merged = reach === 'everything' ? reach : reach.sources
  if (merged === 'everything' || merged.length <= hintedSourcesMax) {
    store.hints.of(listSourcesOf).set(nameOfHint(question, caller?.user.name), merged)
  }
  const named = reach === 'everything' ? [] : await listedOf(context, type, reach.ids)
  return listSources(store, type, merged, named, start)
}

const reachOfCaller = async (context: AccessContext, question: ObjectQuestion): Promise<Reach> => {
  const { store } = context
  const { items } = await store.query(openGroups)
  if (items.length > openGroupsMax) return 'everything'
  const facts = await loadFactsForSecurity(context, noSecurity)
  return reachOf(facts, question, items.map(openGroupIdIn))
}

/** The positions of objects that permissions name. Objects that do not exist have none. */
const listedOf = async (
  { store }: AccessContext,
  type: string,
  ids: readonly string[],
): Promise<readonly ListedObject[]> => {
  const objects = ids.map((id) => ({ type, id }))
  await store.prefetch(objects.flatMap(prefetchOfObject))
  const positions = await Promise.all(
    objects.map(async (object) => {
      const key = keyOfObject(object)
      return positionOf(object, key === undefined ? undefined : await store.get(key))
    }),
  )
  return positions.flatMap((position) => position ?? [])
}
