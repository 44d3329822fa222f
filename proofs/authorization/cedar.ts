/** `decide` against Cedar, whose authors proved its semantics. */
import { preparsePolicySet, statefulIsAuthorized } from '@cedar-policy/cedar-wasm/nodejs'
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

const policySetId = 'fixture'
const nobody = { uid: uid('Nobody', 'nobody'), attrs: {}, parents: [] }

/**
 * Checks permissions in one fixture until the next one is loaded, because policies have one id in
 * Cedar.
 */
const cedarOf = (fixture: Fixture): ((question: Question) => boolean) => {
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
  const tally = new Tally(disagreementsMax)
  for (const { fixture, questions } of pairs(seed, amount)) {
    const cedar = cedarOf(fixture)
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
      if (cedar(question) !== allowed) {
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
