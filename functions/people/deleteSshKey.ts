import { endpoint } from '#endpoint'
import { sshKeyReference, sshKeys } from '#schemas/people/sshKey.ts'
import { removeSecurity } from '#table/items/securities.ts'
import {
  putSshKeysOfUser,
  readSshKey,
  readSshKeysOfUser,
  removeSshKey,
  sshKeyObject,
} from '#people/items/sshKeys.ts'
import { notFound } from '#access/notFound.ts'
import { hostsChange } from '#rights/steps/hostsChange.ts'
import { loadOwnSshKeys, describeSshKey } from '#people/steps/listSshKeys.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteSshKey',
  summary: 'Delete an SSH key',
  routes: ['DELETE /landscape/api/landscape/delete_ssh_key'],
  guard: { kind: 'object', type: 'SSH_KEY', actions: ['DELETE'], id: ['region', 'key_name'] },
  input: sshKeyReference,
  load: loadOwnSshKeys,
  reply: { status: 200, body: sshKeys },
  failsAsText: true,
  errors: ['not-found'],
  run: async ({ context, input: { region, key_name } }) => {
    const { store } = context
    const object = sshKeyObject({ regionId: region, name: key_name })
    const stored = await readSshKey(store, object.id)
    if (stored === undefined) throw notFound(object)
    const { creator, sshKey } = stored
    const { sshKeys: all, item } = await readSshKeysOfUser(store, creator)
    const others = all.filter(({ regionId, name }) => regionId !== region || name !== key_name)
    await store.write([
      removeSshKey(sshKey, stored.item),
      removeSecurity(object),
      ...(others.length < all.length && item !== undefined
        ? [putSshKeysOfUser(creator, others, item)]
        : []),
      ...(await hostsChange(context)),
    ])
    return [describeSshKey(creator, sshKey)]
  },
})
