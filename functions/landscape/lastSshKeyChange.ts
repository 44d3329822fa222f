import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { lastChange } from '../../schemas/sshKey.ts'
import { keysOfHosts, showHostsChange } from '../../lib/service/landscape/hosts.ts'

export const declaration = endpoint({
  name: 'lastSshKeyChange',
  summary: 'Tell when the SSH keys on the hosts may have changed for the last time',
  description:
    'Grows when a key comes or goes, and when somebody may manage the hosts (`LANDSCAPE:MANAGE:AWS`) ' +
    'who might not before, or the other way round. It may grow without such a change.',
  routes: [
    'GET /landscape/api/landscape/get_time_point_of_last_change_in_ssh_keys_of_aws_landscape_managers',
  ],
  guard: { kind: 'signed-in' },
  fetchesMore: keysOfHosts,
  reply: { status: 200, body: lastChange },
  failsAsText: true,
  errors: [],
  run: ({ context }) => showHostsChange(context),
})

export const handler = serve(declaration)
