/**
 * Proof of authorization: against a reference model, through HTTP, and against conspiracies of
 * users.
 */
import { ApiFixture } from '../../harness/apiFixture.ts'
import { requestsThrough } from '../../scripts/requests/requests.ts'
import { withoutRateLimits } from '../../scripts/requests/environment.ts'
import { httpTransport } from '../../scripts/requests/http.ts'
import { startService } from '../../scripts/requests/service.ts'
import type { Proof } from '../proof.ts'
import { decideAgainstModel } from './decisions.ts'
import { conspiracies } from './escalation.ts'
import { type RunningService, serviceAgainstModel } from './serviceDecisions.ts'
import { together } from '../findings.ts'

const method = `Random scenarios of users, groups, roles, owners and ACLs with windows of time and hostile names, and of
scoped tokens. *1.* \`decide\` must be equal to a
**reference model** of naive loops over the raw texts, and every rule must decide alone now and then. *2.* **A running service**
answers every fiftieth question, in one of the suitable forms. *3.* **Colluding users** share passwords, tokens, invitations and
links in random sequences of requests, with rights that an administrator revokes again. They must not gain rights beyond their
initial ones, and afterwards no secret must open anything. A pair is a scenario and a question.`

/** The short form leaves out the sequences, which are a test of the suite. */
const longAmount = 100_000

/** @param start the pairs that are checked through HTTP */
export const authorizationOf = (start: () => Promise<RunningService>): Proof => ({
  name: 'authorization',
  title: 'Authorization',
  method,
  amount: 150_000,
  unit: 'pairs',
  run: async (options) => {
    const { amount } = options
    const part = (divisor: number) => ({ ...options, amount: Math.ceil(amount / divisor) })
    const findings = [decideAgainstModel(options), await serviceAgainstModel(start, part(50))]
    if (amount >= longAmount) findings.push(await conspiracies(part(5000)))
    return together(findings)
  },
})

/** Runs `npm start` in a data folder of its own. */
const startedService = async (): Promise<RunningService> => {
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

export const authorization = authorizationOf(startedService)
