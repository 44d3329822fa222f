/**
 * Proof of authorization: against a reference model, through HTTP, and against conspiracies of
 * users.
 */
import { ApiFixture } from '../../harness/apiFixture.ts'
import { requestsThrough } from '../../harness/client.ts'
import { withoutRateLimits } from '../../harness/environment.ts'
import { httpTransport } from '../../harness/http.ts'
import { startService } from '../../harness/service.ts'
import type { Proof } from '../proof.ts'
import { decideAgainstModel } from './decisions.ts'
import { conspiracies } from './escalation.ts'
import { type RunningService, serviceAgainstModel } from './serviceDecisions.ts'
import { together } from '../findings.ts'

const method = `Random scenarios of users, groups, roles, assignments, owners and ACLs, with hostile names. Deleted objects are
still referred to. Some assignments and ACL entries have a window of time, and each question has a time, often at a
boundary. A pair is a scenario and a question.

1. \`decide\` against a **reference model**: naive loops over the raw texts, without any import from \`lib/\`. Decision and
   rule must be equal. A rule decides alone if the model without that rule decides the opposite. Each rule must do so.
2. **A running service**, for every fiftieth pair. The API creates the scenario, and each question is sent in one of the
   suitable forms, with the token of the caller.
3. **Colluding users**: random sequences of requests by plain users who share what they have: also passwords that they set,
   tokens that they read, invitations and secrets of registration links. One of them has created the account of the victim.
   They must not gain rights beyond their initial ones. In half of the sequences they get temporary rights through groups,
   \`<all>\`, ACLs, roles that are not transitive, and windows. A transitive role with an end, and the role \`admin\` with an
   end, let them pass on more and read secrets, and are given last. An administrator revokes these one by one, or waits for
   their end. After each revocation, the users must have no more rights than before, and no secret must open anything.`

/** The short form leaves out the sequences, which are a test of the suite. */
const longAmount = 100_000

/** @param start the pairs that are checked through HTTP */
export const authorizationOf = (start: () => Promise<RunningService>): Proof => ({
  name: 'authorization',
  title: 'Authorization',
  method,
  amount: 1_000_000,
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
