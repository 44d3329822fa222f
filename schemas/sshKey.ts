import { Type } from '@sinclair/typebox'
import { userName } from './common.ts'
import { newName } from './name.ts'
import { input, reply } from './schema.ts'

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
    Type.Boolean({
      description: 'Fails if the caller may not read some of the keys, with their number',
    }),
  ),
})

export const newSshKey = input({
  region: newName(region),
  key_name: newName(keyName),
  public_key: Type.String({
    minLength: 1,
    maxLength: 8192,
    description: 'One line as in `id_ed25519.pub`: algorithm, data in Base64, comment',
  }),
  encrypted_private_key: Type.Optional(
    Type.String({ maxLength: 16_384, description: 'Stored, and never returned' }),
  ),
})

export const sshKeyReference = input({ region: name(region), key_name: name(keyName) })

export const sshKey = reply({
  name: Type.String(),
  regionId: Type.String(),
  creatorName: Type.String(),
  creationTimeMillis: Type.Integer(),
  publicKey: Type.String({ description: 'In OpenSSH format, with its comment' }),
  algorithm: Type.String(),
  fingerprint: Type.String({ description: 'In the format of `ssh-keygen -l`: `SHA256:...`' }),
  comment: Type.String(),
})

export const sshKeys = Type.Array(sshKey)

export const lastChange = reply({
  'timePointOfLastChangeOfSetOfLandscapeManagers-millis': Type.Integer({
    description: 'Milliseconds since 1970; 0: never',
  }),
  'timePointOfLastChangeOfSetOfLandscapeManagers-iso': Type.String(),
})
