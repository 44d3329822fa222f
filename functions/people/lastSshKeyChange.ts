import { endpoint } from '#endpoint'
import { lastChange } from '#schemas/people/sshKey.ts'
import { readHostsChange } from '#rights/items/hosts.ts'

export const { declaration, handler } = endpoint({
  name: 'lastSshKeyChange',
  summary: 'Read the time of the last change of SSH keys on the hosts',
  description:
    'The time increases when a key is added or deleted, and when a user gains or loses permission to ' +
    'manage the hosts (`LANDSCAPE:MANAGE:AWS`). It may also increase without such a change.',
  routes: [
    'GET /landscape/api/landscape/get_time_point_of_last_change_in_ssh_keys_of_aws_landscape_managers',
  ],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  load: ({ context: { store, nowMillis } }) => readHostsChange(store, nowMillis),
  reply: { status: 200, body: lastChange },
  failsAsText: true,
  run: ({ loaded: { timeMillis } }) => ({
    'timePointOfLastChangeOfSetOfLandscapeManagers-millis': timeMillis,
    'timePointOfLastChangeOfSetOfLandscapeManagers-iso': new Date(timeMillis).toISOString(),
  }),
})
