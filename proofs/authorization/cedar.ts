/** `decide` against Cedar, whose authors proved its semantics. */
import { requirePackage } from '../../bench/packages.ts'
import { Tally } from '../../harness/tally.ts'
import { decide } from '../../lib/domain/access/decide.ts'
import type { Question, Fixture } from '../../tests/domain/fixture.ts'
import { factsOf, requestOf, securityAsked } from '../../tests/domain/fixtureFacts.ts'
import {
  actionEntity,
  policiesOf,
  resourceEntity,
  resourceUid,
  uid,
  userEntity,
} from './cedarPolicies.ts'
import type { Finding, ProofOptions } from '../proof.ts'
import { pairs } from './pairs.ts'
import { count, disagreements, disagreementsMax, share, together } from './findings.ts'

/** The part of Cedar that is used here: its types are not installed with the product. */
interface Cedar {
  readonly preparsePolicySet: (
    id: string,
    policies: { readonly staticPolicies: Readonly<Record<string, object>> },
  ) => { readonly type: 'success' } | Failure
  readonly statefulIsAuthorized: (call: object) =>
    | {
        readonly type: 'success'
        readonly response: {
          readonly decision: 'allow' | 'deny'
          readonly diagnostics: { readonly errors: readonly { readonly error: Message }[] }
        }
      }
    | Failure
}

interface Message {
  readonly message: string
}

interface Failure {
  readonly type: 'failure'
  readonly errors: readonly Message[]
}

const policySetId = 'fixture'
const nobody = { uid: uid('Nobody', 'nobody'), attrs: {}, parents: [] }

/**
 * Checks permissions in one fixture until the next one is loaded, because policies have one id in
 * Cedar.
 */
const cedarOf = (
  { preparsePolicySet, statefulIsAuthorized }: Cedar,
  fixture: Fixture,
): ((question: Question) => boolean) => {
  const policies = policiesOf(fixture).map((policy, at) => [`policy${at}`, policy] as const)
  const parsed = preparsePolicySet(policySetId, { staticPolicies: Object.fromEntries(policies) })
  if (parsed.type === 'failure') throw new Error(parsed.errors[0]?.message)
  return ({ who, type, action, id, atMillis: now = 0 }) => {
    const user = fixture.users.find((each) => each.id === who)
    const principal = user === undefined ? nobody : userEntity(fixture, user, now)
    const result = statefulIsAuthorized({
      principal: principal.uid,
      action: uid('Action', action),
      resource: resourceUid(type, id),
      context: { now },
      preparsedPolicySetId: policySetId,
      entities: [principal, actionEntity(action), resourceEntity(fixture, type, id)],
    })
    if (result.type === 'failure') throw new Error(result.errors[0]?.message)
    const [error] = result.response.diagnostics.errors
    if (error !== undefined) throw new Error(error.error.message)
    return result.response.decision === 'allow'
  }
}

export const decideAgainstCedar = ({ seed, amount, progress }: ProofOptions): Finding => {
  const cedar = requirePackage('@cedar-policy/cedar-wasm/nodejs') as Cedar
  const tally = new Tally(disagreementsMax)
  for (const { fixture, questions } of pairs(seed, amount)) {
    const decideByCedar = cedarOf(cedar, fixture)
    const facts = factsOf(fixture)
    for (const question of questions) {
      const security = securityAsked(fixture, question)
      const { allowed, rule } = decide(
        facts(question.who, security, question.atMillis),
        requestOf(question),
      )
      tally.count('pairs')
      if (allowed) tally.count('allowed')
      if (rule === 'acl-denial') tally.count('denied')
      if (decideByCedar(question) !== allowed) {
        tally.fail(() => JSON.stringify({ fixture, question, allowed, rule }))
      }
    }
    const checked = tally.of('pairs')
    if (checked % 10_000 === 0) progress(`${checked} pairs checked by Cedar`)
  }
  return together([
    count('Pairs decided by Cedar', tally.of('pairs')),
    disagreements('Decisions that differ from Cedar', tally),
    share('Allowed by Cedar', tally.of('allowed'), tally.of('pairs'), [20, 80]),
    share('Denied by an ACL', tally.of('denied'), tally.of('pairs'), [1]),
  ])
}
