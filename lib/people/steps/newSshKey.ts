/** Adds an SSH key. This is a separate file, because the library that parses keys is large. */
import type { newSshKey } from '#schemas/people/sshKey.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, type InputError, invalidInput } from '#values/failure.ts'
import { putSecurity, unsecured } from '#access/items/securities.ts'
import {
  putSshKey,
  putSshKeysOfUser,
  readSshKeysOfUser,
  type SshKey,
  sshKeyObject,
} from '../items/sshKeys.ts'
import { TableConflict } from '#table/errors.ts'
import type { Context } from '#endpoint/context.ts'
import { creationOwnership } from '#access/creation.ts'
import { hostsChange } from '#rights/steps/hosts.ts'
import { writesOfUser } from '#access/expiredRoles.ts'
import { signedIn } from '#authentication/signIn.ts'
import { describeSshKey } from './sshKeys.ts'
import { BadSshKey, parseSshPublicKey } from './sshPublicKey.ts'

/** The keys of a user are one item, and one response contains the keys of many users. */
const sshKeysMax = 100
const publicKeysCharactersMax = 100_000

const sshKeyPosition = 0

type SshKeyInput = Static<typeof newSshKey>

/** The caller becomes the owner and the user of the new key. */
export const addSshKey = async (context: Context, input: SshKeyInput) => {
  const { store, nowMillis } = context
  const { user } = signedIn(context)
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
      // This write makes a concurrent deletion of the user conflict, so that it finds this key.
      ...writesOfUser(context, user),
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

/** The errors of a public key. The schema rejects values of another type. */
export const sshKeyErrors = (text: unknown): readonly InputError[] => {
  if (typeof text !== 'string') return []
  try {
    parseSshPublicKey(text)
    return []
  } catch (error) {
    if (!(error instanceof BadSshKey)) throw error
    return [{ pointer: '/public_key', code: 'ssh-key', detail: error.message }]
  }
}

const readInput = ({ region, key_name, public_key }: SshKeyInput, creationTimeMillis: number) => {
  const { text: publicKey, fingerprint } = parseSshPublicKey(public_key)
  return { regionId: region, name: key_name, creationTimeMillis, publicKey, fingerprint }
}

const requireRoom = (sshKeys: readonly SshKey[]): void => {
  const characters = sshKeys.reduce((sum, { publicKey }) => sum + publicKey.length, 0)
  if (sshKeys.length <= sshKeysMax && characters <= publicKeysCharactersMax) return
  const detail =
    `must be one of at most ${sshKeysMax} keys of a user, with at most ` +
    `${publicKeysCharactersMax} characters together: delete a key first`
  throw invalidInput([{ parameter: 'public_key', code: 'ssh-key', detail }])
}
