/** The figures of a whole run. */
import { Tally } from '../../harness/tally.ts'
import type { Figure } from '../proof.ts'
import { operations } from './document.ts'
import type { Fault } from './replyRules.ts'
import type { FuzzedRequest } from './requests.ts'

/** Refused before the input is validated. */
const unread: ReadonlySet<number> = new Set([400, 401, 405, 413, 415, 431])

const failuresMax = 25
export const millisMax = 250

const classNames = ['2xx', '3xx', '4xx'] as const

const classOf = (status: number): `${number}xx` => `${Math.floor(status / 100)}xx`

export class FuzzTally {
  readonly #tally = new Tally(failuresMax)
  readonly #statuses = new Tally<`${number}xx`>()
  readonly #faults = new Tally<Fault['kind']>()
  readonly #reached = new Set<string>()
  #slowest = 0
  #slowestOne = ''

  count({ operationId, target }: FuzzedRequest, status: number): void {
    this.#tally.count('requests')
    if (!unread.has(status)) this.#tally.count('past validation')
    if (status >= 200 && status < 300 && !target.includes('dryRun=true')) {
      this.#reached.add(operationId)
    }
    this.#statuses.count(classOf(status))
  }

  /**
   * A request over a connection of its own. The status is 0 if the service closed the connection.
   */
  countRaw(status: number): void {
    this.#tally.count('requests')
    if (status === 0) this.#tally.count('closed connections')
    else this.#statuses.count(classOf(status))
  }

  took(millis: number, { operationId }: FuzzedRequest): void {
    if (millis <= this.#slowest) return
    this.#slowest = millis
    this.#slowestOne = operationId
  }

  countFault(kind: Fault['kind']): void {
    this.#faults.count(kind)
  }

  fail(why: string): void {
    this.#tally.fail(() => why)
  }

  get line(): string {
    const { failed, failures } = this.#tally
    const latest = failed === 0 ? '' : `, the latest that is kept: ${failures.at(-1)}`
    const requests = this.#tally.of('requests')
    return `${requests} requests, ${this.unreached.length} operations not reached, ${failed} failures${latest}`
  }

  get pastValidation(): number {
    return this.#tally.of('past validation') / this.#tally.of('requests')
  }

  get unreached(): readonly string[] {
    return operations.map(({ id }) => id).filter((id) => !this.#reached.has(id))
  }

  get failures(): readonly string[] {
    return this.#tally.failures
  }

  get figures(): readonly Figure[] {
    const none = (what: string, value: number): Figure => ({ what, value, goal: '0' })
    return [
      { what: 'requests', value: this.#tally.of('requests') },
      ...classNames.map((name) => ({
        what: `answered with ${name}`,
        value: this.#statuses.of(name),
      })),
      { what: 'not HTTP, connection closed', value: this.#tally.of('closed connections') },
      none('answered with 5xx', this.#statuses.of('5xx')),
      none('responses that `openapi.json` does not describe', this.#faults.of('document')),
      none('responses without required headers', this.#faults.of('headers')),
      none('responses and log lines with a secret', this.#faults.of('secret')),
      none('responses with internals', this.#faults.of('leak')),
      { what: 'past validation', value: percent(this.pastValidation), goal: '≥ 25 %' },
      {
        what: `operations that succeeded, of ${operations.length}`,
        value: operations.length - this.unreached.length,
        goal: String(operations.length),
      },
      {
        what: `slowest request without a password hash (${this.#slowestOne}), ms`,
        value: Math.round(this.#slowest),
        goal: `≤ ${millisMax}`,
      },
    ]
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
