/** Response bodies and deletion of SSH keys. */
import type { Key } from '../../store/key.ts'
import { keys } from '../../store/keys.ts'
import { removeSecurity } from '../../store/entities/securities.ts'
import {
  putSshKeysOfUser,
  readSshKey,
  readSshKeysOfUser,
  removeSshKey,
  type SshKey,
  sshKeyObject,
} from '../../store/entities/sshKeys.ts'
import type { UserReference } from '../../store/entities/users.ts'
import { notFound } from '../notFound.ts'
import type { Context } from '../context.ts'
import type { ClaimedUser } from '../security/authentication.ts'
import { hostsChange, keysOfHostsChange } from './hosts.ts'

/** With the parameter names of existing clients. */
export interface SshKeyReference {
  readonly region: string
  readonly key_name: string
}

/** The items that a new or deleted key changes, if the key belongs to the caller. */
export const keysOfOwnSshKeys = (_: unknown, { userName }: ClaimedUser): readonly Key[] => [
  ...(userName === undefined ? [] : [keys.sshKeysOfUser(userName)]),
  ...keysOfHostsChange(),
]

/** From the response on, no list contains the key, and its name is free. */
export const deleteSshKey = async (context: Context, { region, key_name }: SshKeyReference) => {
  const { store } = context
  const object = sshKeyObject({ regionId: region, name: key_name })
  const found = await readSshKey(store, object.id)
  if (found === undefined) throw notFound(object)
  const { creator, sshKey } = found
  const { sshKeys, item } = await readSshKeysOfUser(store, creator)
  const others = sshKeys.filter(({ regionId, name }) => regionId !== region || name !== key_name)
  await store.write([
    removeSshKey(sshKey, found.item),
    removeSecurity(object),
    ...(others.length < sshKeys.length && item !== undefined
      ? [putSshKeysOfUser(creator, others, item)]
      : []),
    ...(await hostsChange(context)),
  ])
  return [describeSshKey(creator, sshKey)]
}

export const describeSshKey = (
  creator: Pick<UserReference, 'name'>,
  { name, regionId, creationTimeMillis, publicKey, fingerprint }: SshKey,
) => {
  const [algorithm = '', , ...comment] = publicKey.split(' ')
  return {
    name,
    regionId,
    creatorName: creator.name,
    creationTimeMillis,
    publicKey,
    algorithm,
    fingerprint,
    comment: comment.join(' '),
  }
}
