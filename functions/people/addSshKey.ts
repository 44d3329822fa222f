import { endpoint } from '#endpoint'
import { newSshKey, sshKey } from '#schemas/people/sshKey.ts'
import { addSshKey, sshKeyErrors } from '#people/steps/newSshKey.ts'
import { keysOfOwnSshKeys } from '#people/steps/sshKeys.ts'

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
  fetchesMore: keysOfOwnSshKeys,
  reply: { status: 200, body: sshKey },
  failsAsText: true,
  errors: ['already-exists'],
  run: ({ context, input }) => addSshKey(context, input),
})
