/**
 * The definitions of roles and groups that decisions need, cached in the process by epoch.
 *
 * The cache takes definitions that were read in one snapshot with the epoch: reads one by one could see
 * the new epoch and still the old definition while a transaction is being applied.
 *
 * A request uses the definitions that it has read itself, also when the epoch has changed meanwhile. So
 * changes by others never make a request wait or fail.
 */
import type { Definitions, Facts, Group, Role } from '../domain/access/facts.ts'
import { isSettled } from '../domain/access/acl.ts'
import { granteeInBoth, groupInBoth } from '../domain/access/stableGrants.ts'
import { type Question, neededDefinitions, undecided } from '../domain/access/neededDefinitions.ts'
import { cachedUnder, type DefinitionCache, keep } from './definitionCache.ts'
import { epochOf, someEpochKey } from './entities/epoch.ts'
import { type Everybody, everybodyOf, nobody } from './entities/everybody.ts'
import { groupOf } from './entities/groups.ts'
import { roleOf } from './entities/roles.ts'
import {
  holderOf,
  isUser,
  keysOfUser,
  readUser,
  type User,
  type UserReference,
} from './entities/users.ts'
import { TableConflict } from './errors.ts'
import type { Key } from './key.ts'
import { keys } from './keys.ts'
import type { Item } from './items.ts'
import type { Store } from './store.ts'

/** Something that a decision needs to know. */
interface Needed {
  readonly name: string
  readonly key: Key
  readonly read: (item: Item | undefined) => unknown
}

/** The objects that a decision is about, and other things that the caller wants to know. */
export interface Subjects extends Question {
  /** Whether these exist. */
  readonly users?: readonly UserReference[]
}

/** A snapshot takes 4 MB, and the largest role, as well as the largest user, has some 200 KB. */
const snapshotKeysMax = 18

/** The definitions that one request uses: those cached under its epoch, and those it has read itself. */
interface Known {
  readonly cached: ReadonlyMap<string, unknown>
  readonly own: Map<string, unknown>
  /** Whether all of it was so at one moment. */
  isOfOneMoment: boolean
}

/**
 * Everything that decisions about these subjects need. Values that are not cached take one round trip.
 * The roles of groups and of everybody take another one, because they are known only then. When
 * definitions change in that time it is one more.
 */
export const loadFacts = async (
  store: Store,
  cache: DefinitionCache,
  epoch: string,
  user: User | undefined,
  about: Subjects,
): Promise<Omit<Facts, 'security'>> => {
  const known = await load(store, cache, epoch, user, about)
  return known.isOfOneMoment ? factsOf(known, user) : confirmed(store, known, user, about)
}

/** The cost of decisions about some objects. */
export interface Price {
  /** How many of the first objects can be decided about. */
  readonly count: number
  /** How many definitions are read for it. */
  readonly price: number
}

/**
 * How many of the objects can be decided about when at most so many definitions are read for it, and
 * what that costs. It is one of them at least.
 */
export const affordable = async (
  store: Store,
  cache: DefinitionCache,
  epoch: string,
  user: User | undefined,
  { securities, requests = [] }: Required<Pick<Subjects, 'securities' | 'requests'>>,
  priceMax: number,
): Promise<Price> => {
  const groupIds = securities
    .filter(({ acl }, position) => !isSettled(acl, requests[position]?.action ?? ''))
    .flatMap(({ ownerGroupId }) => ownerGroupId ?? [])
  const known = await load(store, cache, epoch, user, { securities: [], groupIds })
  const all = missingFrom(known, user, { securities, requests }).length
  if (all <= priceMax) return { count: securities.length, price: all }
  const unread = new Set<string>()
  for (const [position, security] of securities.entries()) {
    const price = unread.size
    const about = { securities: [security], requests: requests.slice(position, position + 1) }
    for (const { name } of missingFrom(known, user, about)) unread.add(name)
    if (position > 0 && unread.size > priceMax) return { count: position, price }
  }
  return { count: securities.length, price: all }
}

const load = async (
  store: Store,
  cache: DefinitionCache,
  epoch: string,
  user: User | undefined,
  about: Subjects,
): Promise<Known> => {
  const cached = cachedUnder(cache, epoch)
  const known: Known = { cached, own: new Map(), isOfOneMoment: true }
  for (;;) {
    // Each round needs what the one before has named: everybody and groups, then roles.
    const missing = missingFrom(known, user, about)
    if (missing.length === 0) return known
    await Promise.all(
      inSnapshots(missing).map(async (some) => {
        const readAt = await readTogether(store, cache, known, some)
        if (readAt !== epoch) known.isOfOneMoment = false
      }),
    )
  }
}

const inSnapshots = (missing: readonly Needed[]): readonly (readonly Needed[])[] =>
  Array.from({ length: Math.ceil(missing.length / snapshotKeysMax) }, (_, index) =>
    missing.slice(index * snapshotKeysMax, (index + 1) * snapshotKeysMax),
  )

/** @returns the epoch of all of it; `undefined`: it is not known to be of one moment */
const readTogether = async (
  store: Store,
  cache: DefinitionCache,
  { own }: Known,
  missing: readonly Needed[],
): Promise<string | undefined> => {
  const wanted = missing.map(({ key }) => key)
  const take = (items: readonly (Item | undefined)[]) => {
    missing.forEach(({ name, read }, position) => own.set(name, read(items[position])))
  }
  try {
    const [epochItem, ...items] = await store.snapshot([someEpochKey(), ...wanted])
    take(items)
    const epoch = epochOf(epochItem)
    keep(cache, epoch, new Map(missing.map(({ name }) => [name, own.get(name)])))
    return epoch
  } catch (error) {
    if (!(error instanceof TableConflict)) throw error
    // Another request writes one of them just now. This request alone uses the items as they are.
    const afresh = store.afresh()
    await afresh.prefetch(wanted)
    take(await Promise.all(wanted.map((key) => afresh.get(key))))
    return undefined
  }
}

/** The facts with those memberships and roles alone that are still there after everything was read. */
const confirmed = async (
  store: Store,
  known: Known,
  user: User | undefined,
  about: Subjects,
): Promise<Omit<Facts, 'security'>> => {
  const before = factsOf(known, user)
  const groupIds = [...neededDefinitions(before, undecided(before, about)).groupIds]
  const afresh = store.afresh()
  const own = user === undefined ? [] : keysOfUser(user.name)
  await afresh.prefetch([keys.everybody(), ...own, ...groupIds.map(keys.group)])
  for (const id of groupIds) {
    const group = groupOf(await afresh.get(keys.group(id)))
    known.own.set(groupName(id), groupInBoth(before.definitions.group(id), group))
  }
  const everybody = everybodyOf(await afresh.get(keys.everybody()))
  known.own.set(everybodyName, granteeInBoth(before.everybody, everybody))
  if (user === undefined) return factsOf(known, user)
  const now = await readUser(afresh, user.name)
  const held = now?.userId === user.userId ? granteeInBoth(holderOf(user), holderOf(now)) : nobody
  return { ...factsOf(known, user), user: { userId: user.userId, ...held } }
}

/** It looks for answers only where something is missing, which is rare. */
const missingFrom = (known: Known, user: User | undefined, about: Subjects): readonly Needed[] => {
  const subject = factsOf(known, user)
  const missing = missingFor(known, user, about, neededDefinitions(subject, about))
  return missing.length === 0 || about.requests === undefined
    ? missing
    : missingFor(known, user, about, neededDefinitions(subject, undecided(subject, about)))
}

const missingFor = (
  known: Known,
  user: User | undefined,
  about: Subjects,
  { groupIds, roleIds, userIds }: ReturnType<typeof neededDefinitions>,
): readonly Needed[] => {
  const users = [
    ...[...qualifyingUsers(user), ...qualifyingUsers(everybodyIn(known))].filter(({ userId }) =>
      userIds.has(userId),
    ),
    ...(about.users ?? []),
  ].filter(({ userId }) => userId !== user?.userId)
  const all: readonly Needed[] = [
    { name: everybodyName, key: keys.everybody(), read: everybodyOf },
    ...[...groupIds].map((id) => ({ name: groupName(id), key: keys.group(id), read: groupOf })),
    ...[...roleIds].map((id) => ({ name: roleName(id), key: keys.role(id), read: roleOf })),
    ...users.map(({ userId, name }) => ({
      name: userName(userId),
      key: keys.user(name),
      read: (item: Item | undefined) => isUser(item, userId),
    })),
  ]
  return [...new Map(all.map((one) => [one.name, one])).values()].filter(
    ({ name }) => !known.own.has(name) && !known.cached.has(name),
  )
}

const everybodyName = 'everybody'
const groupName = (id: string) => `group ${id}`
const roleName = (id: string) => `role ${id}`
const userName = (id: string) => `user ${id}`

const qualifyingUsers = (
  grantee: Pick<User, 'assignments'> | undefined,
): readonly UserReference[] =>
  (grantee?.assignments ?? []).flatMap(({ qualifyingUserId: userId, qualifyingUserName: name }) =>
    userId === null || name === null ? [] : [{ userId, name }],
  )

const valueIn = ({ own, cached }: Known, name: string): unknown =>
  own.has(name) ? own.get(name) : cached.get(name)

const everybodyIn = (known: Known): Everybody =>
  (valueIn(known, everybodyName) as Everybody | undefined) ?? nobody

const factsOf = (known: Known, user: User | undefined): Omit<Facts, 'security'> => {
  const definitions: Definitions = {
    role: (roleId) => valueIn(known, roleName(roleId)) as Role | undefined,
    group: (groupId) => valueIn(known, groupName(groupId)) as Group | undefined,
    userExists: (userId) => userId === user?.userId || valueIn(known, userName(userId)) === true,
  }
  const everybody = everybodyIn(known)
  return { user: user === undefined ? undefined : holderOf(user), everybody, definitions }
}
