import { Type } from '@sinclair/typebox'
import { userName } from '../platform/common.ts'
import { newName } from '../platform/name.ts'
import { flag, input, integer, reply, text } from '../schema.ts'

/** Weaker than `newName`, because old tables may contain such names. */
const name = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '^[^\\p{Cc}\\p{Zl}\\p{Zp}]*$',
    title: 'a text without control characters',
    description,
  })

const region = 'The region of the hosts, for example `eu-west-1`'
const keyName = 'The name of the key, unique in its region'

export const sshKeyQuestion = input({
  'username[]': Type.Array(userName, {
    minItems: 1,
    maxItems: 100,
    description: 'The owner of the keys; repeat the parameter for several users',
  }),
  strict: Type.Optional(
    flag('Fails if the caller may not read some of the keys, with their number'),
  ),
})

export const newSshKey = input({
  region: newName(region),
  key_name: newName(keyName),
  public_key: text('One line as in `id_ed25519.pub`: algorithm, data in Base64, comment', {
    minLength: 1,
    maxLength: 8192,
  }),
  encrypted_private_key: Type.Optional(text('Stored, and never returned', { maxLength: 16_384 })),
})

export const sshKeyReference = input({ region: name(region), key_name: name(keyName) })

export const sshKey = reply({
  name: Type.String(),
  regionId: Type.String(),
  creatorName: Type.String(),
  creationTimeMillis: Type.Integer(),
  publicKey: text('In OpenSSH format, with its comment'),
  algorithm: Type.String(),
  fingerprint: text('In the format of `ssh-keygen -l`: `SHA256:...`'),
  comment: Type.String(),
})

export const sshKeys = Type.Array(sshKey)

export const lastChange = reply({
  'timePointOfLastChangeOfSetOfLandscapeManagers-millis': integer(
    'Milliseconds since 1970; 0: never',
  ),
  'timePointOfLastChangeOfSetOfLandscapeManagers-iso': Type.String(),
})
