import { endpoint } from '#endpoint'
import { sshKeyQuestion, sshKeys } from '#schemas/people/sshKey.ts'
import { formatAuthorizedKeys, listSshKeys } from '#people/steps/listSshKeys.ts'
import { prefetchOfUser } from '#access/items/users.ts'
import { sshKeysOfUserEntity } from '#people/items/sshKeys.ts'

export const { declaration, handler } = endpoint({
  name: 'listSshKeys',
  summary: 'List the SSH keys of some users',
  description:
    'Contains the keys that the caller may read (`SSH_KEY:READ:{key_name}`, or with the region and ' +
    'the name of the key as id). Users who do not exist have no keys. Send the `ETag` of the last ' +
    'response to poll, and `strict=true` if withheld keys must cause an error.',
  routes: ['GET /landscape/api/landscape/get_ssh_keys_owned_by_user'],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: sshKeyQuestion,
  load: ({ context: { store }, input: { 'username[]': names } }) =>
    Promise.all([
      store.prefetch(names.flatMap(prefetchOfUser)),
      ...names.map((name) => sshKeysOfUserEntity.get(store, name)),
    ]),
  conditional: true,
  reply: {
    status: 200,
    body: sshKeys,
    alternatives: [
      {
        mediaType: 'text/plain',
        description: 'Lines for `authorized_keys`; each comment begins with the name of the owner',
        format: formatAuthorizedKeys,
      },
    ],
  },
  failsAsText: true,
  errors: ['forbidden'],
  run: ({ context, input }) => listSshKeys(context, input),
})
