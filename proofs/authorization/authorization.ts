/**
 * Proof of authorization: against a reference model, against Cedar, through HTTP, and against
 * conspiracies of users.
 */
import type { Proof } from '../proof.ts'
import { engineAgainstCedar } from './cedar.ts'
import { engineAgainstOracle } from './engine.ts'
import { conspiracies } from './escalation.ts'
import { type Served, serviceAgainstOracle } from './http.ts'
import { together } from './part.ts'
import { startedService } from './startedService.ts'

const method = `Random fixtures of users, groups, roles, assignments, owners and ACLs, with hostile names and with
dangling references to deleted objects. A pair is a fixture and a permission check.

1. \`decide\` against a **reference model**, which evaluates the raw texts with the simplest possible loops
   and imports nothing from \`lib/\`. The decision and the rule that made it must be the same. A rule alone
   decides when the model without that rule gives the opposite. That must happen for each rule.
2. \`decide\` against **Cedar**, for every twentieth of the pairs. Cedar can express a whole decision:
   denials are \`forbid\`, the rule that keeps owners and administrators from being locked out is a
   condition of it, qualifiers are conditions on the owners, and \`*\` is a parent of all types, or
   actions. Cedar has no order of rules, so only the decisions are compared. It cannot express granting:
   whether a user may grant a permission to others is not a question about a request.
3. **A running service**, for every fiftieth: the fixtures are created through the API, and each
   check is made by one of the requests that fit it, with the token of its principal.
4. **Conspiracies**: random sequences of calls of plain users who share their permissions. Objects that
   none of them can reach at the beginning stay out of reach. In half of the sequences the users get
   temporary permissions, through groups, everybody, access control lists and roles that are not
   transitive. An administrator revokes these one by one. After each revocation the users have no more
   permissions than before that one was granted.`

const cedarPairs = (amount: number): number => Math.ceil(amount / 20)
const questions = (amount: number): number => Math.ceil(amount / 50)
/** Zero in the short form: that test is part of the suite. */
const plots = (amount: number): number => (amount < 100_000 ? 0 : Math.floor(amount / 5_000))

/** @param start the pairs that are checked through HTTP */
export const authorizationOf = (start: () => Promise<Served>): Proof => ({
  name: 'authorization',
  title: 'Authorization',
  method,
  amount: 1_000_000,
  unit: 'pairs',
  run: async (options) => {
    const { amount } = options
    const findings = [
      engineAgainstOracle(options),
      engineAgainstCedar({ ...options, amount: cedarPairs(amount) }),
      await serviceAgainstOracle(start, { ...options, amount: questions(amount) }),
    ]
    if (plots(amount) > 0) {
      findings.push(await conspiracies({ ...options, amount: plots(amount) }))
    }
    return together(findings)
  },
})

export const authorization = authorizationOf(startedService)
