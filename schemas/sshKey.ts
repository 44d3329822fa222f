import { Type } from '@sinclair/typebox'
import { userName } from './common.ts'
import { newName } from './name.ts'
import { input, reply } from './schema.ts'

/** As old tables may hold it. */
const name = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '^[^\\p{Cc}\\p{Zl}\\p{Zp}]*$',
    title: 'a text without control characters',
    description,
  })

const region = 'The region of the hosts, for example `eu-west-1`'
const keyName = 'The name of the key, once in its region'

export const sshKeyQuestion = input({
  'username[]': Type.Array(userName, {
    minItems: 1,
    maxItems: 100,
    description: 'Whose keys are wanted; repeat it for several users',
  }),
  strict: Type.Optional(
    Type.Boolean({
      description: 'Refuses when there are keys that the caller may not read, with their number',
    }),
  ),
})

export const newSshKey = input({
  region: newName(region),
  key_name: newName(keyName),
  public_key: Type.String({
    minLength: 1,
    maxLength: 8192,
    description: 'One line as in an `id_ed25519.pub`: algorithm, data in Base64, comment',
  }),
  encrypted_private_key: Type.Optional(
    Type.String({ maxLength: 16_384, description: 'Kept, and never shown' }),
  ),
})

export const sshKeyReference = input({ region: name(region), key_name: name(keyName) })

export const sshKey = reply({
  name: Type.String(),
  regionId: Type.String(),
  creatorName: Type.String(),
  creationTimeMillis: Type.Integer(),
  publicKey: Type.String({ description: 'In the form of OpenSSH, with its comment' }),
  algorithm: Type.String(),
  fingerprint: Type.String({ description: 'As `ssh-keygen -l` shows it: `SHA256:...`' }),
  comment: Type.String(),
})

export const sshKeys = Type.Array(sshKey)

export const lastChange = reply({
  'timePointOfLastChangeOfSetOfLandscapeManagers-millis': Type.Integer({
    description: 'Since the Unix epoch; 0: never',
  }),
  'timePointOfLastChangeOfSetOfLandscapeManagers-iso': Type.String(),
})
