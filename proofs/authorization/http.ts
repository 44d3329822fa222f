/** A running service against the reference model. The fixtures are created in the service. */
import pLimit from 'p-limit'
import { type Random, seededRandom } from '../../harness/random.ts'
import { predefinedRoles } from '../../lib/domain/access/predefinedRoles.ts'
import { oracle } from '../../tests/domain/referenceModel.ts'
import type { Question } from '../../tests/domain/fixture.ts'
import { pairs, type Pairs } from './pairs.ts'
import type { Finding, ProofOptions } from '../proof.ts'
import { count, Disagreements, share, together } from './part.ts'
import { type Ask, asking, type Request, S } from './serviceClient.ts'
import { servedQuestion } from './servedWorld.ts'
import { settleWorld } from './settleWorld.ts'
import { type Way, ways } from './ways.ts'

const questionsAtOnce = 8
/** Creating a fixture takes many requests, one after the other. */
const worldsAtOnce = 4

class Tally {
  questions = 0
  allowed = 0
  writes = 0
  readonly disagreements = new Disagreements()
  readonly byWay = new Map<Way, number>()

  add(check: Way, isAllowed: boolean): void {
    this.questions += 1
    if (isAllowed) this.allowed += 1
    this.byWay.set(check, (this.byWay.get(check) ?? 0) + 1)
  }
}

const choose = (question: Question, random: Random): Way => {
  const possible = ways.filter(({ canAsk }) => canAsk(question))
  const check = possible[random(possible.length)]
  if (check === undefined) throw new Error('no request fits this check')
  return check
}

interface Asker {
  readonly request: Request
  readonly adminToken: string
}

/**
 * An administrator for this fixture only: creators of groups become members of them, and must be in
 * few.
 */
const askingAsKeeper = async ({ request, adminToken }: Asker, tag: string): Promise<Ask> => {
  const ask = asking(request, adminToken)
  const username = `keeper-${tag}`
  const made = await ask(`PUT ${S}/user`, {
    form: { username, email: '', fullName: '', company: '' },
  })
  const role = { username, role_definition_id: predefinedRoles.admin.id }
  await ask(`PUT ${S}/add_role_to_user`, { form: role })
  return asking(request, (made as { readonly access_token: string }).access_token)
}

const askAll = async (
  asker: Asker,
  { world: random, questions }: Pairs,
  tag: string,
  dice: Random,
  tally: Tally,
): Promise<void> => {
  const { world, names, tokens } = await settleWorld(await askingAsKeeper(asker, tag), random, tag)
  const { request, adminToken } = asker
  const limit = pLimit(questionsAtOnce)
  const askOne = async (question: Question, check: Way): Promise<void> => {
    const token = question.who === null ? undefined : tokens.get(question.who)
    const as = token === undefined ? {} : { token }
    const asked = { world, question, as, adminToken }
    const expected = check.wanted?.(asked) ?? oracle(world, question).allowed
    const tell = (found: string) =>
      JSON.stringify({ way: check.name, question, found, wanted: expected, world })
    tally.add(check, expected)
    try {
      const found = await check.answer(request, asked)
      if (found !== expected) tally.disagreements.add(() => tell(String(found)))
    } catch (error) {
      tally.disagreements.add(() => tell(String(error)))
    }
  }
  await Promise.all(
    questions.map((each) => {
      const question = servedQuestion(each, names)
      const way = choose(question, dice)
      return limit(() => askOne(question, way))
    }),
  )
}

/** A running service, and its administrator. */
export interface Served {
  readonly request: Request
  readonly adminToken: string
  readonly stop: () => Promise<unknown>
}

export const serviceAgainstOracle = async (
  start: () => Promise<Served>,
  { seed, amount, progress }: ProofOptions,
): Promise<Finding> => {
  const { request, adminToken, stop } = await start()
  const asker = { request, adminToken }
  const tally = new Tally()
  const worlds = pairs(seed, amount)
  let begun = 0
  const askWorlds = async (): Promise<void> => {
    for (let next = worlds.next(); next.done !== true; next = worlds.next()) {
      begun += 1
      const dice = seededRandom(seed * 1_000_000 + begun)
      if (begun % 25 === 0) progress(`${tally.questions} checks made through HTTP`)
      await askAll(asker, next.value, String(begun), dice, tally)
    }
  }
  try {
    await Promise.all(Array.from({ length: worldsAtOnce }, askWorlds))
  } finally {
    await stop()
  }
  const unasked = ways.filter((way) => !tally.byWay.has(way)).map(({ name }) => name)
  return together([
    count('Questions over HTTP', tally.questions),
    tally.disagreements.finding('Responses that differ from the reference model'),
    share('Allowed by the service', tally.allowed, tally.questions, [20, 80]),
    ...ways.map((way) => count(`Asked by ${way.name}`, tally.byWay.get(way) ?? 0)),
    { figures: [], failures: unasked.map((name) => `no check was made by ${name}`) },
  ])
}
