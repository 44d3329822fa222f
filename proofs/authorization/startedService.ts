/** Runs `npm start` in a data folder of its own. */
import { startService } from '../../harness/service.ts'
import type { Served } from './http.ts'
import { requestsTo, S } from './serviceClient.ts'

export const startedService = async (): Promise<Served> => {
  const { baseUrl, adminPassword = '', stop } = await startService()
  const request = requestsTo(baseUrl)
  const { body } = await request(`GET ${S}/access_token`, { basic: ['admin', adminPassword] })
  const { access_token: adminToken } = body as { readonly access_token: string }
  return { request, adminToken, stop }
}
