/**
 * The definitions of roles and groups for decisions, cached in the process by epoch.
 *
 * The cache accepts only definitions from one snapshot with the epoch. Separate reads could return
 * the new epoch and an old definition while a transaction is being applied.
 *
 * A request uses the definitions that it has read, even if the epoch has changed since. Changes by
 * other requests therefore never delay it or make it fail.
 */
import type { Definitions, Group, Role } from '../rules/facts.ts'
import { decidesForEverybody } from '../rules/acl.ts'
import type { Subject } from '../rules/grantSources.ts'
import type { TokenLimit } from '../rules/facts.ts'
import { granteeInBoth, groupInBoth } from '../rules/stableGrants.ts'
import { type Question, neededDefinitions, undecided } from '../rules/neededDefinitions.ts'
import {
  cachedUnder,
  type DefinitionCache,
  keep,
  epochOf,
  someEpochKey,
} from './definitionCache.ts'
import { type Everybody, everybodyOf, nobody, everybodyEntity } from './everybody.ts'
import { groupOf, groupEntity } from './groups.ts'
import { roleOf, roleEntity } from './roles.ts'
import { holderOf, prefetchOfUser, readUser, type User, userEntity } from './users.ts'
import { chunksOf } from '#values/chunksOf.ts'
import type { UserReference } from '#values/userName.ts'
import { TableConflict } from '#table/errors.ts'
import type { Key } from '#table/key.ts'
import type { Item } from '#table/items.ts'
import type { Store } from '#table/store.ts'

interface Needed {
  readonly name: string
  readonly key: Key
  readonly read: (item: Item | undefined) => unknown
}

/** The objects of a decision, and further definitions that the caller needs. */
export interface Subjects extends Question {
  readonly users?: readonly UserReference[]
}

/** The limit of a snapshot is 4 MB. The largest roles and users have about 200 KB. */
const snapshotKeysMax = 18

export interface FactReading {
  readonly store: Store
  readonly definitions: DefinitionCache
  readonly epoch: string
  readonly caller?: ReadingCaller | undefined
}

interface ReadingCaller {
  readonly user: User
  readonly token?: TokenLimit | undefined
}

/** The definitions of one request: cached ones of its epoch, and those that it has read itself. */
interface Known {
  readonly user: User | undefined
  readonly token: TokenLimit | undefined
  readonly cached: ReadonlyMap<string, unknown>
  readonly own: Map<string, unknown>
  /** Whether all values are from the same moment. */
  isOfOneMoment: boolean
}

/** Uncached values take one round trip, roles of groups a second one, and changes meanwhile a third one. */
export const loadFacts = async (reading: FactReading, about: Subjects): Promise<Subject> => {
  const { known, facts } = await load(reading, about)
  return known.isOfOneMoment ? facts : confirmed(reading.store, known, about)
}

/** Caches the grants of everybody, and these roles, in a new process. */
export const cacheDefinitions = async (
  store: Store,
  definitions: DefinitionCache,
  roleIds: readonly string[],
): Promise<void> => {
  const { epoch } = definitions.generation
  await load({ store, definitions, epoch }, { securities: [], roleIds })
}

export interface ReadCost {
  /** The number of objects, counted from the first, that can be decided. */
  readonly count: number
  readonly cost: number
}

/** How many objects, one at least, can be decided with a limited number of definitions, and the cost. */
export const withinBudget = async (
  reading: FactReading,
  { securities, requests = [] }: Required<Pick<Subjects, 'securities' | 'requests'>>,
  costMax: number,
): Promise<ReadCost> => {
  const groupIds = securities
    .filter(({ acl }, position) => {
      const request = requests[position]
      return request === undefined || !decidesForEverybody(acl, request)
    })
    .flatMap(({ ownerGroupId }) => ownerGroupId ?? [])
  const { known, facts } = await load(reading, { securities: [], groupIds })
  const all = missingFrom(known, facts, { securities, requests }).length
  if (all <= costMax) return { count: securities.length, cost: all }
  const unread = new Set<string>()
  for (const [position, security] of securities.entries()) {
    const cost = unread.size
    const about = { securities: [security], requests: requests.slice(position, position + 1) }
    for (const { name } of missingFrom(known, facts, about)) unread.add(name)
    if (position > 0 && unread.size > costMax) return { count: position, cost }
  }
  return { count: securities.length, cost: all }
}

const load = async ({ store, definitions, epoch, caller }: FactReading, about: Subjects) => {
  const cached = cachedUnder(definitions, epoch)
  const { user, token } = caller ?? {}
  const known: Known = { user, token, cached, own: new Map(), isOfOneMoment: true }
  for (;;) {
    const facts = factsOf(known)
    // Each round needs the names from the one before: first everybody and groups, then roles.
    const missing = missingFrom(known, facts, about)
    if (missing.length === 0) return { known, facts }
    await Promise.all(
      chunksOf(missing, snapshotKeysMax).map(async (some) => {
        const readAt = await readTogether(store, definitions, known, some)
        if (readAt !== epoch) known.isOfOneMoment = false
      }),
    )
  }
}

/** @returns the epoch of all values; `undefined` if they may be from different moments */
const readTogether = async (
  store: Store,
  cache: DefinitionCache,
  { own }: Known,
  missing: readonly Needed[],
): Promise<string | undefined> => {
  const keysToRead = missing.map(({ key }) => key)
  const take = (items: readonly (Item | undefined)[]) => {
    missing.forEach(({ name, read }, position) => own.set(name, read(items[position])))
  }
  try {
    const [epochItem, ...items] = await store.snapshot([someEpochKey(), ...keysToRead])
    take(items)
    const epoch = epochOf(epochItem)
    keep(cache, epoch, new Map(missing.map(({ name }) => [name, own.get(name)])))
    return epoch
  } catch (error) {
    if (!(error instanceof TableConflict)) throw error
    // Another request is writing one of them. The items are used as they are, without caching.
    const reader = store.freshReader()
    await reader.prefetch(keysToRead)
    take(await Promise.all(keysToRead.map((key) => reader.get(key))))
    return undefined
  }
}

/** The facts with only those memberships and roles that still existed after the last read. */
const confirmed = async (store: Store, known: Known, about: Subjects): Promise<Subject> => {
  const { user } = known
  const before = factsOf(known)
  const groupIds = [...neededDefinitions(before, undecided(before, about)).groupIds]
  const reader = store.freshReader()
  const own = user === undefined ? [] : prefetchOfUser(user.name)
  await reader.prefetch([everybodyEntity.key(), ...own, ...groupIds.map(groupEntity.key)])
  for (const id of groupIds) {
    const group = groupOf(await reader.get(groupEntity.key(id)))
    known.own.set(groupName(id), groupInBoth(before.definitions.group(id), group))
  }
  const everybody = everybodyOf(await reader.get(everybodyEntity.key()))
  known.own.set(everybodyName, granteeInBoth(before.everybody, everybody))
  if (user === undefined) return factsOf(known)
  const now = await readUser(reader, user.name)
  const held = now?.userId === user.userId ? granteeInBoth(holderOf(user), holderOf(now)) : nobody
  return { ...factsOf(known), user: { userId: user.userId, token: known.token, ...held } }
}

/** Values are only looked up where something is missing, which is rare. */
const missingFrom = (known: Known, facts: Subject, about: Subjects): readonly Needed[] => {
  const missing = missingFor(known, about, neededDefinitions(facts, about))
  return missing.length === 0 || about.requests === undefined
    ? missing
    : missingFor(known, about, neededDefinitions(facts, undecided(facts, about)))
}

const missingFor = (
  known: Known,
  about: Subjects,
  { groupIds, roleIds, userIds }: ReturnType<typeof neededDefinitions>,
): readonly Needed[] => {
  const { user } = known
  const users = [
    ...(userIds.size === 0
      ? []
      : [...qualifyingUsers(user), ...qualifyingUsers(everybodyIn(known))].filter(({ userId }) =>
          userIds.has(userId),
        )),
    ...(about.users ?? []),
  ].filter(({ userId }) => userId !== user?.userId)
  const missing = new Map<string, Needed>()
  const need = (name: string, keyOf: () => Key, read: Needed['read']) => {
    if (known.own.has(name) || known.cached.has(name)) return
    missing.set(name, { name, key: keyOf(), read })
  }
  need(everybodyName, everybodyEntity.key, everybodyOf)
  for (const id of groupIds) need(groupName(id), () => groupEntity.key(id), groupOf)
  for (const id of roleIds) need(roleName(id), () => roleEntity.key(id), roleOf)
  for (const { userId, name } of users) {
    // Another user may have the name now.
    const isSame = (item: Item | undefined) => item?.userId === userId
    need(userName(userId), () => userEntity.key(name), isSame)
  }
  return [...missing.values()]
}

const everybodyName = 'everybody'
const groupName = (id: string) => `group ${id}`
const roleName = (id: string) => `role ${id}`
const userName = (id: string) => `user ${id}`

const qualifyingUsers = (grantee: Pick<User, 'assignments'> | undefined) =>
  (grantee?.assignments ?? []).flatMap(({ qualifyingUserId: userId, qualifyingUserName: name }) =>
    userId === null || name === null ? [] : [{ userId, name }],
  )

const valueIn = ({ own, cached }: Known, name: string): unknown =>
  own.has(name) ? own.get(name) : cached.get(name)

const everybodyIn = (known: Known): Everybody =>
  (valueIn(known, everybodyName) as Everybody | undefined) ?? nobody

const factsOf = (known: Known): Subject => {
  const { user, token } = known
  const definitions: Definitions = {
    role: (roleId) => valueIn(known, roleName(roleId)) as Role | undefined,
    group: (groupId) => valueIn(known, groupName(groupId)) as Group | undefined,
    userExists: (userId) => userId === user?.userId || valueIn(known, userName(userId)) === true,
  }
  const everybody = everybodyIn(known)
  const holder = user === undefined ? undefined : { ...holderOf(user), token }
  return { user: holder, everybody, definitions }
}
