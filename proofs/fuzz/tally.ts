/** The counters of a whole run. */
import type { Figure } from '../proof.ts'
import { operations } from './document.ts'
import type { Fault } from './answerRules.ts'
import type { FuzzedRequest } from './requests.ts'

/** Refused before the input is validated. */
const unread: ReadonlySet<number> = new Set([400, 401, 405, 413, 415, 431])

const failuresMax = 25
export const millisMax = 250

export class Tally {
  readonly #statuses = new Map<number, number>()
  readonly #reached = new Set<string>()
  readonly #faults = new Map<Fault['kind'], number>()
  readonly #failures: string[] = []
  #requests = 0
  #pastValidation = 0
  #unanswered = 0
  #slowest = 0
  #slowestOne = ''

  count({ operationId, target }: FuzzedRequest, status: number): void {
    this.#requests++
    if (!unread.has(status)) this.#pastValidation++
    if (status >= 200 && status < 300 && !target.includes('dryRun=true')) {
      this.#reached.add(operationId)
    }
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
  }

  /**
   * A request over a connection of its own. The status is 0 if the service closed the connection.
   */
  countRaw(status: number): void {
    this.#requests++
    if (status === 0) this.#unanswered++
    else this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
  }

  took(millis: number, { operationId }: FuzzedRequest): void {
    if (millis <= this.#slowest) return
    this.#slowest = millis
    this.#slowestOne = operationId
  }

  countFault(kind: Fault['kind']): void {
    this.#faults.set(kind, (this.#faults.get(kind) ?? 0) + 1)
  }

  fail(why: string): void {
    if (this.#failures.push(why) > failuresMax) this.#failures.pop()
  }

  get line(): string {
    const classes = [2, 3, 4, 5].map((hundreds) => `${this.#countOf(hundreds)} ${hundreds}xx`)
    const [latest] = this.#failures.slice(-1)
    const failed =
      latest === undefined
        ? 'no failures'
        : `${this.#failures.length} failures, the latest: ${latest}`
    const left = this.unreached.slice(0, 3).join(', ')
    const unreached = left === '' ? '' : `, not reached yet: ${left}`
    return `${this.#requests} requests, ${classes.join(', ')}${unreached}, ${failed}`
  }

  get pastValidation(): number {
    return this.#pastValidation / this.#requests
  }

  get unreached(): readonly string[] {
    return operations.map(({ id }) => id).filter((id) => !this.#reached.has(id))
  }

  get slowest(): number {
    return this.#slowest
  }

  get slowestOne(): string {
    return this.#slowestOne
  }

  get failures(): readonly string[] {
    return this.#failures
  }

  get figures(): readonly Figure[] {
    const faults = (kind: Fault['kind']) => this.#faults.get(kind) ?? 0
    return [
      { what: 'requests', value: this.#requests },
      ...[2, 3, 4].map((hundreds) => ({
        what: `answered with ${hundreds}xx`,
        value: this.#countOf(hundreds),
      })),
      { what: 'not HTTP, connection closed', value: this.#unanswered },
      { what: 'answered with 5xx', value: this.#countOf(5), goal: '0' },
      {
        what: 'responses that `openapi.json` does not describe',
        value: faults('document'),
        goal: '0',
      },
      { what: 'responses without required headers', value: faults('headers'), goal: '0' },
      { what: 'responses and log lines with a secret', value: faults('secret'), goal: '0' },
      { what: 'responses with internals', value: faults('leak'), goal: '0' },
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

  #countOf(hundreds: number): number {
    return [...this.#statuses]
      .filter(([status]) => Math.floor(status / 100) === hundreds)
      .reduce((sum, [, count]) => sum + count, 0)
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
