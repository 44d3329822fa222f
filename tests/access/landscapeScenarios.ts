import { uniqueName } from '../../harness/ids.ts'
import { L } from '../../harness/paths.ts'
import { encodeObjectId } from '#access/rules/objectId.ts'
import { somePublicKey } from '../support/sshKeys.ts'
import type { Scenarios } from './scenario.ts'
import type { Fixture } from './fixture.ts'

const region = 'eu-west-1'

/** Creates a protected key, the only one of a new user. */
const newSshKey = async ({ request, newUser, protect }: Fixture) => {
  const { name: userName, token } = await newUser()
  const form = { region, key_name: uniqueName('key'), public_key: somePublicKey }
  await request(`POST ${L}/add_ssh_key`, { token, form })
  await protect({ type: 'SSH_KEY', id: encodeObjectId([region, form.key_name]) })
  return { userName, keyName: form.key_name }
}

export const landscapeScenarios: Scenarios = {
  addSshKey: () => ({
    form: { region, key_name: uniqueName('key'), public_key: somePublicKey },
  }),
  deleteSshKey: async (fixture) => ({
    values: { region, key_name: (await newSshKey(fixture)).keyName },
  }),
  lastSshKeyChange: () => ({}),
  // Strict, so that the status differs for callers without permission to read the key.
  listSshKeys: async (fixture) => ({
    values: { 'username[]': (await newSshKey(fixture)).userName, strict: 'true' },
  }),
}
