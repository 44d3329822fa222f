/**
 * Public SSH keys. All keys of a user are one item, so that the keys of many users come with one
 * read. Beside it each key has an item of its own, which keeps its region and name to itself.
 */
import { encodeObjectId, type ObjectReference } from '../domain/access/objectId.ts'
import { keys } from './keys.ts'
import type { Expected, Item, Write } from './items.ts'
import type { Store } from './store.ts'
import type { UserReference } from './users.ts'

export interface SshKey {
  readonly regionId: string
  readonly name: string
  readonly creationTimeMillis: number
  /** One line: algorithm, Base64, and the comment if there is one. */
  readonly publicKey: string
  readonly fingerprint: string
}

export interface StoredSshKeys {
  readonly sshKeys: readonly SshKey[]
  /** Absent: the user never had a key. */
  readonly item: Item | undefined
}

/** A key as it is found by region and name. */
export interface StoredSshKey {
  readonly creator: UserReference
  readonly sshKey: SshKey
  readonly item: Item
}

export const sshKeyObject = ({ regionId, name }: Pick<SshKey, 'regionId' | 'name'>) =>
  ({ type: 'SSH_KEY', id: encodeObjectId([regionId, name]) }) satisfies ObjectReference

/** None of a former user of that name: keys belong to the user, not to the name. */
export const readSshKeysOfUser = async (
  store: Store,
  { name, userId }: UserReference,
): Promise<StoredSshKeys> => {
  const item = await store.get(keys.sshKeysOfUser(name))
  return { sshKeys: item?.userId === userId ? (item.sshKeys as readonly SshKey[]) : [], item }
}

export const putSshKeysOfUser = (
  { name, userId }: UserReference,
  sshKeys: readonly SshKey[],
  expected: Expected,
): Write => ({ put: { ...keys.sshKeysOfUser(name), userId, sshKeys }, expected })

export const removeSshKeysOfUser = ({ name }: UserReference, expected: Item): Write => ({
  remove: keys.sshKeysOfUser(name),
  expected,
})

export const readSshKey = async (store: Store, id: string): Promise<StoredSshKey | undefined> => {
  const item = await store.get(keys.sshKey(id))
  if (item === undefined) return undefined
  const creator = { userId: item.creatorUserId as string, name: item.creatorName as string }
  return { creator, sshKey: item.sshKey as SshKey, item }
}

/** @param encryptedPrivateKey is kept for its owner, and leaves the table with no answer */
export const putSshKey = (
  sshKey: SshKey,
  creator: UserReference,
  encryptedPrivateKey: string | null,
): Write => ({
  put: {
    ...keys.sshKey(sshKeyObject(sshKey).id),
    creatorUserId: creator.userId,
    creatorName: creator.name,
    sshKey,
    encryptedPrivateKey,
  },
  expected: 'absent',
})

export const removeSshKey = (sshKey: SshKey, expected: Item | 'any'): Write => ({
  remove: keys.sshKey(sshKeyObject(sshKey).id),
  expected,
})
