/** Runs `npm start` in a data folder of its own. */
import { ApiFixture } from '../../harness/apiFixture.ts'
import { requestsThrough } from '../../harness/client.ts'
import { withoutRateLimits } from '../../harness/environment.ts'
import { httpTransport } from '../../harness/http.ts'
import { startService } from '../../harness/service.ts'
import type { RunningService } from './serviceDecisions.ts'

export const startedService = async (): Promise<RunningService> => {
  const service = await startService({ environment: withoutRateLimits })
  const { send, close } = httpTransport(service.baseUrl)
  const request = requestsThrough(send)
  const adminToken = await new ApiFixture(request).signIn('admin', service.adminPassword ?? '')
  const stop = () => {
    close()
    return service.stop()
  }
  return { request, adminToken, stop }
}
