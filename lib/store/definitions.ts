/**
 * The definitions of roles and groups that decisions need, cached in the process by epoch.
 *
 * INVARIANT: what is cached under an epoch is as it was at a moment when the epoch had that value.
 * Definitions are therefore read in one snapshot with the epoch: reads one by one could see the
 * new epoch and still the old definition while a transaction is being applied.
 */
import type { Definitions, Facts, Grantee, Group, Role, Security } from '../domain/facts.ts'
import { Failure } from '../domain/failure.ts'
import { epochOf, someEpochKey } from './epoch.ts'
import { groupOf } from './groups.ts'
import { type Key, keys } from './keys.ts'
import { roleOf } from './roles.ts'
import type { Item } from './items.ts'
import type { Store } from './store.ts'
import { everybodyOf, isUser, type User, type UserReference } from './users.ts'

/** Everything that was read under one epoch. What does not exist is cached as `undefined`. */
interface Generation {
  readonly epoch: string
  readonly values: Map<string, unknown>
}

/** Something that a decision needs to know. */
interface Needed {
  readonly name: string
  readonly key: () => Key
  readonly read: (item: Item | undefined) => unknown
}

/** What is to be decided, or known. */
export interface Subjects {
  readonly securities: readonly Security[]
  /** Whether these exist. */
  readonly users?: readonly UserReference[]
  /** What these are. */
  readonly groupIds?: readonly string[]
  readonly roleIds?: readonly string[]
}

export interface DefinitionCache {
  generation: Generation
}

export const emptyDefinitionCache = (): DefinitionCache => ({
  generation: { epoch: '', values: new Map() },
})

/** What is added to it does not reach the others. */
export const copyOfDefinitions = ({ generation }: DefinitionCache): DefinitionCache => ({
  generation: { epoch: generation.epoch, values: new Map(generation.values) },
})

/** Enough for a page of a thousand objects with as many owning groups. */
const roundsMax = 40
const snapshotKeysMax = 99

/** Ids that do not exist are cached too, and callers can make those up without end. */
const valuesMax = 20_000

/**
 * Everything that decisions about these subjects need, with at most one read when it is not
 * cached (one more for the roles of a group that is met for the first time).
 */
export const loadFacts = async (
  store: Store,
  cache: DefinitionCache,
  epoch: string,
  user: User | undefined,
  about: Subjects,
): Promise<Omit<Facts, 'user' | 'security'>> => {
  const isFull = cache.generation.values.size > valuesMax
  if (cache.generation.epoch !== epoch || isFull) cache.generation = { epoch, values: new Map() }
  for (let round = 0; round < roundsMax; round += 1) {
    const { generation } = cache
    const definitions = definitionsIn(generation, user)
    const missing = needs(definitions, generation, user, about).filter(
      ({ name }) => !generation.values.has(name),
    )
    if (missing.length === 0) {
      return { definitions, everybody: generation.values.get('everybody') as Grantee }
    }
    await fill(store, cache, missing.slice(0, snapshotKeysMax))
  }
  throw new Failure('unavailable', 'Roles and groups change too fast. Try again soon.')
}

const fill = async (
  store: Store,
  cache: DefinitionCache,
  missing: readonly Needed[],
): Promise<void> => {
  const [epochItem, ...items] = await store.snapshot([
    someEpochKey(),
    ...missing.map(({ key }) => key()),
  ])
  const epoch = epochOf(epochItem)
  if (cache.generation.epoch !== epoch) cache.generation = { epoch, values: new Map() }
  missing.forEach(({ name, read }, position) => {
    cache.generation.values.set(name, read(items[position]))
  })
}

const needs = (
  definitions: Definitions,
  { values }: Generation,
  user: User | undefined,
  about: Subjects,
): readonly Needed[] => {
  const everybody = values.get('everybody') as Grantee | undefined
  const assignments = [...(user?.assignments ?? []), ...(everybody?.assignments ?? [])]
  const groupsOfSubject = new Set([...(user?.groupIds ?? []), ...(everybody?.groupIds ?? [])])
  const groupIds = new Set([
    ...assignments.map(({ qualifyingGroupId }) => qualifyingGroupId),
    ...(about.groupIds ?? []),
    ...about.securities.flatMap(({ ownerGroupId, acl }) => [
      ownerGroupId,
      ...acl.map(({ groupId }) => groupId).filter((id) => id !== null && groupsOfSubject.has(id)),
    ]),
  ])
  const groups = [...groupIds].filter((groupId) => groupId !== null)
  const roleIds = new Set([
    ...(about.roleIds ?? []),
    ...assignments.map(({ roleId }) => roleId),
    ...groups.flatMap((id) => definitions.group(id)?.roles.map(({ roleId }) => roleId) ?? []),
  ])
  return [
    { name: 'everybody', key: keys.everybody, read: everybodyOf },
    ...groups.map((id) => ({ name: `group ${id}`, key: () => keys.group(id), read: groupOf })),
    ...[...roleIds].map((id) => ({ name: `role ${id}`, key: () => keys.role(id), read: roleOf })),
    ...[...qualifyingUsers(user), ...(about.users ?? [])]
      .filter(({ userId }) => userId !== user?.userId)
      .map(({ userId, name }) => ({
        name: `user ${userId}`,
        key: () => keys.user(name),
        read: (item: Item | undefined) => isUser(item, userId),
      })),
  ]
}

const qualifyingUsers = (user: User | undefined): readonly UserReference[] =>
  (user?.assignments ?? []).flatMap(({ qualifyingUserId: userId, qualifyingUserName: name }) =>
    userId === null || name === null ? [] : [{ userId, name }],
  )

const definitionsIn = ({ values }: Generation, user: User | undefined): Definitions => ({
  role: (roleId) => values.get(`role ${roleId}`) as Role | undefined,
  group: (groupId) => values.get(`group ${groupId}`) as Group | undefined,
  userExists: (userId) => userId === user?.userId || values.get(`user ${userId}`) === true,
})
