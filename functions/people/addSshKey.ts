import { endpoint } from '#endpoint'
import { newSshKey, sshKey } from '#schemas/people/sshKey.ts'
import { Failure, type InputError, invalidInput } from '#values/failure.ts'
import {
  putSshKey,
  putSshKeysOfUser,
  readSshKeysOfUser,
  type SshKey,
  sshKeyObject,
} from '#people/items/sshKeys.ts'
import { TableConflict } from '#table/errors.ts'
import { writesOfUser } from '#access/expiredRoles.ts'
import { signedIn } from '#access/context.ts'
import { BadSshKey, parseSshPublicKey } from '#people/steps/sshPublicKey.ts'
import { hostsChange } from '#rights/steps/hostsChange.ts'
import { loadOwnSshKeys, describeSshKey } from '#people/steps/listSshKeys.ts'
import { newSecurity } from '#access/creation.ts'

export const { declaration, handler } = endpoint({
  name: 'addSshKey',
  summary: 'Add a public SSH key of the caller',
  description:
    'The caller owns the key and is its user. DSA keys, RSA keys with less than 2048 bits and ' +
    'invalid keys are rejected.',
  routes: ['POST /landscape/api/landscape/add_ssh_key'],
  guard: { kind: 'type', type: 'SSH_KEY' },
  input: newSshKey,
  inputErrors: ({ public_key }) => sshKeyErrors(public_key),
  load: loadOwnSshKeys,
  reply: { status: 200, body: sshKey },
  failsAsText: true,
  errors: ['already-exists'],
  // The caller becomes the owner and the user of the new key.
  run: async ({ context, input }) => {
    const { store, nowMillis } = context
    const { user } = signedIn(context)
    const { region, key_name, public_key, encrypted_private_key = null } = input
    const { text: publicKey, fingerprint } = parseSshPublicKey(public_key)
    const key = {
      regionId: region,
      name: key_name,
      creationTimeMillis: nowMillis,
      publicKey,
      fingerprint,
    }
    const object = sshKeyObject(key)
    const old = await readSshKeysOfUser(store, user)
    const sshKeys = [...old.sshKeys, key]
    requireRoom(sshKeys)
    try {
      await store.write([
        putSshKey(key, user, encrypted_private_key),
        putSshKeysOfUser(user, sshKeys, old.item ?? 'absent'),
        await newSecurity(context, object),
        // This write makes a concurrent deletion of the user conflict, so that it finds this key.
        ...writesOfUser(context, user),
        ...(await hostsChange(context)),
      ])
    } catch (error) {
      const isTaken = error instanceof TableConflict && error.failed.includes(sshKeyPosition)
      if (!isTaken) throw error
      throw new Failure('already-exists', `There is a key ${key_name} in region ${region} already.`)
    }
    return describeSshKey(user, key)
  },
})

/** The keys of a user are one item, and one response contains the keys of many users. */
const sshKeysMax = 100

const publicKeysCharactersMax = 100_000

const sshKeyPosition = 0

/** The errors of a public key. The schema rejects values of another type. */
const sshKeyErrors = (text: unknown): readonly InputError[] => {
  if (typeof text !== 'string') return []
  try {
    parseSshPublicKey(text)
    return []
  } catch (error) {
    if (!(error instanceof BadSshKey)) throw error
    return [{ pointer: '/public_key', code: 'ssh-key', detail: error.message }]
  }
}

const requireRoom = (sshKeys: readonly SshKey[]): void => {
  const characters = sshKeys.reduce((sum, { publicKey }) => sum + publicKey.length, 0)
  if (sshKeys.length <= sshKeysMax && characters <= publicKeysCharactersMax) return
  const detail =
    `must be one of at most ${sshKeysMax} keys of a user, with at most ` +
    `${publicKeysCharactersMax} characters together: delete a key first`
  throw invalidInput([{ parameter: 'public_key', code: 'ssh-key', detail }])
}
