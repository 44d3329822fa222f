/** Loads the demo into functions that run in this process, without a gateway. */
import { loadDemo, type LoadOptions } from '../../scripts/demo/load.ts'
import { sender, type Transport } from '../../scripts/demo/api.ts'
import type { TestService } from './functions.ts'

export const inProcess =
  ({ request }: Pick<TestService, 'request'>): Transport =>
  async (method, path, headers, body) => {
    const { status, body: response } = await request(`${method} ${path}`, {
      headers,
      ...(body === undefined ? {} : { body }),
    })
    return { status, body: response }
  }

export const load = (service: TestService, options: Partial<LoadOptions> = {}) => {
  const { transport = inProcess(service) } = options
  return loadDemo({
    transport,
    admin: sender(transport, `Bearer ${service.adminToken}`),
    adminName: 'admin',
    newPasswords: false,
    begin: () => undefined,
    ...options,
  })
}
