import { endpoint } from '#endpoint'
import { sshKeyReference, sshKeys } from '#schemas/people/sshKey.ts'
import { deleteSshKey, keysOfOwnSshKeys } from '#people/steps/sshKeys.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteSshKey',
  summary: 'Delete an SSH key',
  routes: ['DELETE /landscape/api/landscape/delete_ssh_key'],
  guard: { kind: 'object', type: 'SSH_KEY', actions: ['DELETE'], id: ['region', 'key_name'] },
  input: sshKeyReference,
  fetchesMore: keysOfOwnSshKeys,
  reply: { status: 200, body: sshKeys },
  failsAsText: true,
  errors: ['not-found'],
  run: ({ context, input }) => deleteSshKey(context, input),
})
