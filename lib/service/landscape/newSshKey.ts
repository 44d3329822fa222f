/** A new SSH key. A file of its own, because the library that reads keys is large. */
import { Failure, invalidInput } from '../../domain/failure.ts'
import { putSecurity, unsecured } from '../../store/securities.ts'
import {
  putSshKey,
  putSshKeysOfUser,
  readSshKeysOfUser,
  type SshKey,
  sshKeyObject,
} from '../../store/sshKeys.ts'
import { TableConflict } from '../../store/troubles.ts'
import { putUser } from '../../store/users.ts'
import type { Context } from '../context.ts'
import { creationOwnership } from '../creation.ts'
import { hostsChange } from './hosts.ts'
import { signedIn } from '../security/signIn.ts'
import { describeSshKey, type SshKeyReference } from './sshKeys.ts'
import { BadSshKey, parseSshPublicKey } from './sshPublicKey.ts'

/** They are one item, and one answer shows those of many users. */
const sshKeysMax = 100
const publicKeysCharactersMax = 100_000

const sshKeyPosition = 0

export interface SshKeyInput extends SshKeyReference {
  readonly public_key: string
  readonly encrypted_private_key?: string | undefined
}

/** Whoever adds a key owns it, and is the user whose key it is. */
export const addSshKey = async (context: Context, input: SshKeyInput) => {
  const { store, nowMillis } = context
  const { item, ...user } = signedIn(context).user
  const sshKey = readInput(input, nowMillis)
  const object = sshKeyObject(sshKey)
  const old = await readSshKeysOfUser(store, user)
  const sshKeys = [...old.sshKeys, sshKey]
  requireRoom(sshKeys)
  try {
    await store.write([
      putSshKey(sshKey, user, input.encrypted_private_key ?? null),
      putSshKeysOfUser(user, sshKeys, old.item ?? 'absent'),
      putSecurity(object, { ...unsecured, ...(await creationOwnership(context)) }, 'any'),
      // Written anew, so that a deletion of the user at the same time finds this key.
      putUser(user, item),
      ...(await hostsChange(context)),
    ])
  } catch (error) {
    const isTaken = error instanceof TableConflict && error.failed.includes(sshKeyPosition)
    if (!isTaken) throw error
    throw new Failure(
      'already-exists',
      `There is a key ${sshKey.name} in region ${sshKey.regionId} already.`,
    )
  }
  return describeSshKey(user, sshKey)
}

const readInput = (
  { region, key_name, public_key }: SshKeyInput,
  creationTimeMillis: number,
): SshKey => {
  try {
    const { text: publicKey, fingerprint } = parseSshPublicKey(public_key)
    return { regionId: region, name: key_name, creationTimeMillis, publicKey, fingerprint }
  } catch (error) {
    if (!(error instanceof BadSshKey)) throw error
    throw badKey('public_key', error.message)
  }
}

const requireRoom = (sshKeys: readonly SshKey[]): void => {
  const characters = sshKeys.reduce((sum, { publicKey }) => sum + publicKey.length, 0)
  if (sshKeys.length <= sshKeysMax && characters <= publicKeysCharactersMax) return
  throw badKey(
    'public_key',
    `must be one of at most ${sshKeysMax} keys of a user, with at most ` +
      `${publicKeysCharactersMax} characters together: delete one that is not used any more`,
  )
}

const badKey = (parameter: string, detail: string): Failure =>
  invalidInput([{ parameter, code: 'ssh-key', detail }])
