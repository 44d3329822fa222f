/** Proof: every response conforms to the document, whatever the request and the caller. */
import fc from 'fast-check'
import type { Finding, Proof, ProofOptions } from '../proof.ts'
import { replyFaults, type Fault, logFaults, rawFaults } from './replyRules.ts'
import type { FixtureOfRound } from './drafts.ts'
import { anyRequest, type FuzzedRequest } from './requests.ts'
import { startTarget } from './startedTarget.ts'
import { FuzzTally, millisMax } from './tally.ts'
import type { Target } from './target.ts'
import { createProtectedObjects } from './protectedObjects.ts'
import { createFixture, signInAdministrator } from './fixture.ts'

const roundSize = 2000
/** After this many requests the service is replaced, because its lists grow and become slow. */
const roundsOfService = 2
const requestsAtOnce = 12
/** From this amount on, every operation must succeed at least once. */
const wholeAmount = 20_000
const pastValidationMin = 0.25
const repeats = 5

/** One run against one target. */
class Run {
  readonly #target: Target
  readonly #tally: FuzzTally
  readonly #fixture: FixtureOfRound
  readonly #seed: number
  #round = 0
  #slow: FuzzedRequest[] = []
  /** The credentials that a caller sends after its token was replaced. */
  readonly #newer = new Map<string, string>()

  constructor(target: Target, fixture: FixtureOfRound, seed: number, tally: FuzzTally) {
    this.#tally = tally
    this.#target = target
    this.#fixture = fixture
    this.#seed = seed
  }

  async round(round: number, size: number): Promise<void> {
    this.#round = round
    const requests = fc.sample(anyRequest(this.#fixture, this.#tally.unreached), {
      seed: this.#seed * 10_000 + round,
      numRuns: size,
    })
    let next = 0
    const sendRequests = async () => {
      for (let at = next++; at < requests.length; at = next++) await this.#try(requests[at], at)
    }
    await Promise.all(Array.from({ length: requestsAtOnce }, sendRequests))
    for (const request of this.#slow.splice(0)) await this.#repeat(request)
    this.#report(logFaults(this.#target.takeLog(), this.#fixture.current), 'the log')
    if (this.#target.isPolluted()) this.fail('Object.prototype has changed')
  }

  fail(why: string): void {
    this.#tally.fail(`seed ${this.#seed}, round ${this.#round}: ${why}`)
  }

  #report(faults: readonly Fault[], what: string): void {
    const where = `seed ${this.#seed}, round ${this.#round}, ${what}`
    const texts = faults.map(({ text }) => text.slice(0, 600))
    for (const { kind } of faults) this.#tally.countFault(kind)
    if (faults.length > 0) this.#tally.fail(`${where}: ${texts.join('; ')}`)
  }

  async #try(drawn: FuzzedRequest | undefined, at: number): Promise<void> {
    if (drawn === undefined) return
    const request = this.#renewed(drawn)
    const what = `request ${at} (${request.kind}, ${request.caller}, ${request.operationId})`
    const line = () => `${what} ${textOf(request)}`
    try {
      if (request.bytes === undefined) this.#report(await this.#send(request), line())
      else this.#report(await this.#sendBytes(request.bytes), line())
    } catch (error) {
      this.fail(`${line()}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  async #send(request: FuzzedRequest): Promise<readonly Fault[]> {
    const begun = performance.now()
    const reply = await this.#target.send(request)
    const millis = performance.now() - begun
    this.#tally.count(request, reply.status)
    if (this.#target.isTimed && !request.mayHash) {
      if (millis > millisMax) this.#slow.push(request)
      else this.#tally.took(millis, request)
    }
    const faults = replyFaults(request, this.#target.pathOf(request), reply, this.#fixture.current)
    this.#takeToken(request, reply.body)
    return faults
  }

  /** A caller that requested a new token continues with that one. */
  #renewed(request: FuzzedRequest): FuzzedRequest {
    let authorization = request.headers.authorization ?? ''
    for (let next = this.#newer.get(authorization); next !== undefined;) {
      authorization = next
      next = this.#newer.get(authorization)
    }
    if (authorization === '') return request
    return { ...request, headers: { ...request.headers, authorization } }
  }

  #takeToken({ operationId, headers }: FuzzedRequest, body: unknown): void {
    const { access_token: token } = (body ?? {}) as { readonly access_token?: unknown }
    const { authorization = '' } = headers
    const isOther = operationId.startsWith('removeAccessToken') && typeof token === 'string'
    if (!isOther || authorization === `Bearer ${token}`) return
    if (authorization.startsWith('Bearer ')) this.#newer.set(authorization, `Bearer ${token}`)
    const { tokens } = this.#fixture.current
    for (const [name, old] of tokens) {
      if (authorization === `Bearer ${old}`) tokens.set(name, token)
    }
  }

  async #sendBytes(bytes: Buffer): Promise<readonly Fault[]> {
    const received = await this.#target.sendBytes?.(bytes)
    if (received === undefined) return []
    this.#tally.countRaw(Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0))
    return rawFaults(received, this.#fixture.current)
  }

  /** The machine may have been busy. The fastest of several repetitions counts. */
  async #repeat(request: FuzzedRequest): Promise<void> {
    let fastest = Infinity
    for (let at = 0; at < repeats && fastest > millisMax; at++) {
      const begun = performance.now()
      await this.#target.send(request)
      fastest = Math.min(fastest, performance.now() - begun)
    }
    this.#tally.took(fastest, request)
    if (fastest <= millisMax) return
    this.fail(`took ${Math.round(fastest)} ms: ${textOf(request)}`)
  }
}

const charactersMax = 1500

/** The request, as far as it has room in a report. */
const textOf = ({ method, target, headers, body, bytes }: FuzzedRequest): string => {
  const sent = { method, target, headers, body: body?.toString(), bytes: bytes?.toString('latin1') }
  return JSON.stringify(sent).slice(0, charactersMax)
}

/** Rounds from the first one on, until the amount or the limit of one service is reached. */
const tryRounds = async (
  target: Target,
  tally: FuzzTally,
  { seed, amount, progress }: ProofOptions,
  first: number,
): Promise<void> => {
  const administrator = await signInAdministrator(target)
  const protectedObjects = await createProtectedObjects(target, administrator)
  const fixture = { current: await createFixture(target, administrator, `${seed}-${first}`) }
  const run = new Run(target, fixture, seed, tally)
  for (let round = first; round < first + roundsOfService; round++) {
    const left = amount - round * roundSize
    if (left <= 0) return
    if (round > first)
      fixture.current = await createFixture(target, administrator, `${seed}-${round}`)
    await run.round(round, Math.min(roundSize, left))
    for (const change of await protectedObjects.changes()) run.fail(change)
    progress(tally.line)
  }
}

const conclude = (tally: FuzzTally, { amount }: ProofOptions): Finding => {
  if (tally.pastValidation < pastValidationMin) tally.fail('too few requests got past validation')
  if (amount >= wholeAmount && tally.unreached.length > 0) {
    tally.fail(`never succeeded: ${tally.unreached.join(', ')}`)
  }
  return { figures: tally.figures, failures: tally.failures }
}

/** Runs everything against one target, however large the lists become. */
export const tryAt = async (target: Target, options: ProofOptions): Promise<Finding> => {
  const tally = new FuzzTally()
  await tryRounds(target, tally, options, 0)
  return conclude(tally, options)
}

export const fuzz: Proof = {
  name: 'fuzz',
  title: 'Fuzzing',
  method: `Requests are generated from the schemas of \`openapi.json\` and from lists of hostile values, and sent over HTTP to
\`npm start\`, ${requestsAtOnce} at a time: half of them valid, a third with errors, the others hostile as a whole, or not HTTP; by callers with
all kinds of rights and credentials. Every response must have a status below 500, match the document, and contain no secret and
no internals. Protected objects must not change. A request of more than ${millisMax} ms is repeated alone, and the fastest of ${repeats} counts.`,
  amount: 40_000,
  unit: 'requests',
  async run(options) {
    const tally = new FuzzTally()
    for (let first = 0; first * roundSize < options.amount; first += roundsOfService) {
      const target = await startTarget(requestsAtOnce)
      try {
        await tryRounds(target, tally, options, first)
      } finally {
        await target.stop()
      }
    }
    return conclude(tally, options)
  },
}
