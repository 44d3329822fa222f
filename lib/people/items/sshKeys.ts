/** All keys of a user are one item. Each also has its own, which makes region and name unique. */
import { registerObjects } from '#table/registry.ts'
import { namedObject, type ObjectReference } from '#values/objectId.ts'
import { type RecordedPart, withheldValue } from '#table/recordedChanges.ts'
import {
  type ContentOf,
  isMap,
  list,
  map,
  nullable,
  number,
  optional,
  text,
} from '#table/attributes.ts'
import { entity, objectEntity, type Reference, withheld } from '#table/entity.ts'
import type { Expected, Item, Reader, Write } from '#table/items.ts'
import { contentOf, wholeObject } from '#table/resources.ts'
import { userEntity } from '#access/items/users.ts'
import type { UserReference } from '#values/userName.ts'

const sshKeyMembers = {
  regionId: text,
  name: text,
  creationTimeMillis: number,
  /** One line: algorithm, Base64, and an optional comment. */
  publicKey: text,
  fingerprint: text,
}

export type SshKey = ContentOf<typeof sshKeyMembers>

/** Records the fingerprint only, because the comment in a public key often is an e-mail address. */
const recordedSshKey: RecordedPart = (value) => {
  if (!isMap(value) || value.fingerprint === undefined) return withheldValue
  const { regionId, name, creationTimeMillis, fingerprint } = value
  return { regionId, name, creationTimeMillis, fingerprint }
}

/** SSH key: the owner of an SSH key. The key makes (region, name) unique. */
export const sshKeyEntity = objectEntity('sshKey', 'SSH_KEY', 'SSH_KEY', {
  attributes: {
    creatorUserId: text,
    creatorName: text,
    sshKey: map(sshKeyMembers),
    encryptedPrivateKey: optional(nullable(text)),
  },
  keyParts: ({ sshKey }): [string] => [sshKeyObject(sshKey).id],
  resources: (item) => wholeObject({ ...item, name: item.sshKey.name }, contentOf(item)),
  audited: {
    sshKey: recordedSshKey,
    // The creation record already has its author.
    creatorUserId: withheld,
    creatorName: withheld,
    encryptedPrivateKey: withheld,
  },
  references: ({ sshKey, creatorName, creatorUserId }, at): readonly Reference[] => {
    const user = at(userEntity.key(creatorName))
    const refersBack = (found: Item) =>
      sshKeysOfUserEntity
        .decode(found)
        .sshKeys.some((one) => one.regionId === sshKey.regionId && one.name === sshKey.name)
    const key = sshKeysOfUserEntity.key(creatorName)
    return user?.userId === creatorUserId ? [{ key, refersBack }] : []
  },
})

/** SSH keys of a user: all SSH keys of a user, in one item. */
export const sshKeysOfUserEntity = entity('sshKeysOfUser', 'USER#<folded name>#', 'SSH_KEYS', {
  attributes: { userId: text, sshKeys: list(map(sshKeyMembers)) },
  references: ({ userId, sshKeys }): readonly Reference[] =>
    sshKeys.map((sshKey) => ({
      key: sshKeyEntity.key(sshKeyObject(sshKey).id),
      refersBack: ({ creatorUserId }) => creatorUserId === userId,
    })),
})

export const sshKeyObject = ({ regionId, name }: Pick<SshKey, 'regionId' | 'name'>) =>
  namedObject('SSH_KEY', regionId, name) satisfies ObjectReference

/** Leaves out the keys of an earlier user of the same name. */
export const readSshKeysOfUser = async (store: Reader, { name, userId }: UserReference) => {
  const item = await sshKeysOfUserEntity.get(store, name)
  return { sshKeys: item?.userId === userId ? item.sshKeys : [], item }
}

export const putSshKeysOfUser = (
  { name, userId }: UserReference,
  sshKeys: readonly SshKey[],
  expected: Expected,
): Write => sshKeysOfUserEntity.put([name], { userId, sshKeys }, expected)

export const readSshKey = async (store: Reader, id: string) => {
  const item = await sshKeyEntity.get(store, id)
  if (item === undefined) return undefined
  const { creatorUserId: userId, creatorName: name, sshKey } = item
  return { creator: { userId, name }, sshKey, item }
}

/** @param encryptedPrivateKey stored for its owner; no response contains it */
export const putSshKey = (
  sshKey: SshKey,
  creator: UserReference,
  encryptedPrivateKey: string | null,
): Write =>
  sshKeyEntity.put(
    [sshKeyObject(sshKey).id],
    { creatorUserId: creator.userId, creatorName: creator.name, sshKey, encryptedPrivateKey },
    'absent',
  )

export const removeSshKey = (sshKey: SshKey, expected: Item | 'any'): Write => ({
  remove: sshKeyEntity.key(sshKeyObject(sshKey).id),
  expected,
})

registerObjects('SSH_KEY', {
  notFound: (region, name) => `Key ${name} not found in region ${region}`,
})
