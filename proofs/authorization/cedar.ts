/** `decide` against Cedar, whose authors proved its semantics. */
import { preparsePolicySet, statefulIsAuthorized } from '@cedar-policy/cedar-wasm/nodejs'
import { decide } from '../../lib/domain/access/decide.ts'
import type { Question, World } from '../../tests/domain/fixture.ts'
import { factsOf, requestOf, securityAsked } from '../../tests/domain/fixtureFacts.ts'
import {
  actionEntity,
  policiesOf,
  resourceEntity,
  resourceUid,
  uid,
  userEntity,
} from './cedarWorld.ts'
import type { Finding, ProofOptions } from '../proof.ts'
import { pairs } from './pairs.ts'
import { count, Disagreements, share, together } from './part.ts'

const policySetId = 'world'
const nobody = { uid: uid('Nobody', 'nobody'), attrs: {}, parents: [] }

/**
 * Checks permissions in one fixture until the next one is loaded, because policies have one id in
 * Cedar.
 */
const cedarOf = (world: World): ((question: Question) => boolean) => {
  const policies = policiesOf(world).map((policy, at) => [`policy${at}`, policy] as const)
  const parsed = preparsePolicySet(policySetId, { staticPolicies: Object.fromEntries(policies) })
  if (parsed.type === 'failure') throw new Error(parsed.errors[0]?.message)
  return ({ who, type, action, id }) => {
    const user = world.users.find((each) => each.id === who)
    const principal = user === undefined ? nobody : userEntity(world, user)
    const result = statefulIsAuthorized({
      principal: principal.uid,
      action: uid('Action', action),
      resource: resourceUid(type, id),
      context: {},
      preparsedPolicySetId: policySetId,
      entities: [principal, actionEntity(action), resourceEntity(world, type, id)],
    })
    if (result.type === 'failure') throw new Error(result.errors[0]?.message)
    const [error] = result.response.diagnostics.errors
    if (error !== undefined) throw new Error(error.error.message)
    return result.response.decision === 'allow'
  }
}

export const engineAgainstCedar = ({ seed, amount, progress }: ProofOptions): Finding => {
  const disagreements = new Disagreements()
  const met = { pairs: 0, allowed: 0, denied: 0 }
  for (const { world, questions } of pairs(seed, amount)) {
    const cedar = cedarOf(world)
    const facts = factsOf(world)
    for (const question of questions) {
      const security = securityAsked(world, question)
      const { allowed, rule } = decide(facts(question.who, security), requestOf(question))
      met.pairs += 1
      if (allowed) met.allowed += 1
      if (rule === 'acl-denial') met.denied += 1
      if (cedar(question) !== allowed) {
        disagreements.add(() => JSON.stringify({ world, question, allowed, rule }))
      }
    }
    if (met.pairs % 10_000 === 0) progress(`${met.pairs} pairs checked by Cedar`)
  }
  return together([
    count('Pairs decided by Cedar', met.pairs),
    disagreements.finding('Decisions that differ from Cedar'),
    share('Allowed by Cedar', met.allowed, met.pairs, [20, 80]),
    share('Denied by an ACL', met.denied, met.pairs, [1]),
  ])
}
