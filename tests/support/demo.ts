/** Loads the demo into functions that run in this process, without a gateway. */
import { loadDemo, type LoadOptions } from '../../scripts/demo/load.ts'
import { sender } from '../../scripts/demo/api.ts'
import type { Transport } from '../../scripts/requests/requests.ts'
import type { TestService } from './functions.ts'

export const inProcess =
  ({ request }: Pick<TestService, 'request'>): Transport =>
  ({ method, target, headers, body }) =>
    request(`${method} ${target}`, {
      headers,
      ...(body === undefined ? {} : { body: String(body) }),
    })

export const load = (service: TestService, options: Partial<LoadOptions> = {}) => {
  const { transport = inProcess(service) } = options
  return loadDemo({
    transport,
    admin: sender(transport, { token: service.adminToken }),
    adminName: 'admin',
    newPasswords: false,
    begin: () => undefined,
    ...options,
  })
}
