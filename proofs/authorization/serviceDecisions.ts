/**
 * The running service against the reference model: random fixtures are created through the API, and
 * each question is sent in one of the requests that reveal the decision.
 */
import pLimit from 'p-limit'
import { ApiFixture } from '../../harness/apiFixture.ts'
import type { Request } from '../../scripts/requests/requests.ts'
import { oneOf, type Random, seededRandom } from '../../scripts/simulate/random.ts'
import { Tally } from '../../harness/tally.ts'
import { ids } from '../../tests/platform/access/arbitraries.ts'
import type { FixtureToken, Question } from '../../tests/platform/access/fixture.ts'
import { S } from '../../scripts/requests/paths.ts'
import { referenceDecision } from '../../tests/platform/access/referenceModel.ts'
import type { Finding, ProofOptions } from '../proof.ts'
import { createFixture } from './createFixture.ts'
import { type DecisionRequest, decisionRequests } from './decisionRequests.ts'
import { count, disagreements, disagreementsMax, share, together } from '../findings.ts'
import { pairs, type Pairs } from './pairs.ts'
import { serviceQuestion } from './serviceFixture.ts'

const questionsAtOnce = 8
/** Creating a fixture takes many requests, one after the other. */
const fixturesAtOnce = 4

/** A running service, and its administrator. */
export interface RunningService {
  readonly request: Request
  readonly adminToken: string
  readonly stop: () => Promise<unknown>
}

type Caller = Pick<RunningService, 'request' | 'adminToken'>

/** Half of the time one of the last two, which fit few questions. */
const choose = (question: Question, random: Random): DecisionRequest => {
  const fitting = decisionRequests.filter(({ isPossible }) => isPossible(question))
  return oneOf(random(2) === 0 ? fitting : fitting.slice(-2), random)
}

/** Made by the user who asks with it. */
const scopedToken = async (
  request: Request,
  token: FixtureToken,
  callerToken: string | undefined,
): Promise<string> => {
  const json = { name: 'a program', ...token }
  const credentials = callerToken === undefined ? {} : { token: callerToken }
  const { body, status } = await request(`POST ${S}/tokens`, { ...credentials, json })
  if (status !== 201) throw new Error(`answered with ${status}: ${JSON.stringify(body)}`)
  return (body as { readonly token: string }).token
}

const checkFixture = async (
  { request, adminToken }: Caller,
  { fixture: random, questions }: Pairs,
  tag: string,
  choice: Random,
  tally: Tally,
): Promise<void> => {
  const api = new ApiFixture(request)
  // Creators of groups become members of them. An administrator of several fixtures would be in too
  // many groups.
  const token = await api.createAdministrator(adminToken, `administrator-${tag}`)
  const { fixture, names, tokens } = await createFixture({ api, token }, random, tag)
  const limit = pLimit(questionsAtOnce)
  const check = async (question: Question, { name, send, ...chosen }: DecisionRequest) => {
    const callerToken = question.who === null ? undefined : tokens.get(question.who)
    const scoped = question.token && (await scopedToken(request, question.token, callerToken))
    const checked = { fixture, question, as: { token: scoped ?? callerToken }, adminToken }
    const expected = chosen.expected?.(checked) ?? referenceDecision(fixture, question).allowed
    const describe = (found: string) =>
      JSON.stringify({ request: name, question, found, expected, fixture })
    tally.count('questions')
    tally.count(name)
    if (question.token !== undefined) tally.count('by a scoped token')
    if (expected) tally.count('allowed')
    try {
      const found = await send(request, checked)
      if (found !== expected) tally.fail(() => describe(String(found)))
    } catch (error) {
      tally.fail(() => describe(String(error)))
    }
  }
  await Promise.all(
    questions.map((each) => {
      const question = serviceQuestion(each, names, ids)
      const chosen = choose(question, choice)
      return limit(() => check(question, chosen))
    }),
  )
}

export const serviceAgainstModel = async (
  start: () => Promise<RunningService>,
  { seed, amount, progress }: ProofOptions,
): Promise<Finding> => {
  const { stop, ...caller } = await start()
  const tally = new Tally(disagreementsMax)
  const fixtures = pairs(seed, amount)
  let begun = 0
  const checkFixtures = async (): Promise<void> => {
    for (let next = fixtures.next(); next.done !== true; next = fixtures.next()) {
      begun += 1
      const choice = seededRandom(seed * 1_000_000 + begun)
      if (begun % 25 === 0) progress(`${tally.of('questions')} checks made through HTTP`)
      await checkFixture(caller, next.value, String(begun), choice, tally)
    }
  }
  try {
    await Promise.all(Array.from({ length: fixturesAtOnce }, checkFixtures))
  } finally {
    await stop()
  }
  const questions = tally.of('questions')
  const unused = decisionRequests.filter(({ name }) => tally.of(name) === 0)
  return together([
    count('Questions over HTTP', questions),
    disagreements('Responses that differ from the reference model', tally),
    share('Allowed by the service', tally.of('allowed'), questions, [20, 80]),
    share('Asked by a scoped token', tally.of('by a scoped token'), questions, [1]),
    ...decisionRequests.map(({ name }) => count(`Asked by ${name}`, tally.of(name))),
    { figures: [], failures: unused.map(({ name }) => `no check was made by ${name}`) },
  ])
}
