/** Real requests and responses, recorded by `tests/reference/examples.test.ts`. */
import type { FailureCode } from '../../lib/domain/failure.ts'
import type { Json } from './json.ts'

export interface Example {
  readonly request: {
    readonly path: Readonly<Record<string, string>>
    readonly query: Readonly<Record<string, string>>
    /** Absent: no body. */
    readonly mediaType?: string
    readonly body?: unknown
  }
  readonly reply: {
    readonly status: number
    readonly mediaType?: string
    readonly body?: unknown
  }
}

export interface Examples {
  /** Examples by route. */
  readonly operations: Readonly<Record<string, Example>>
  readonly problems: Readonly<Partial<Record<FailureCode, Json>>>
}

export const noExamples: Examples = { operations: {}, problems: {} }

/** Returns the member `example`, if an example exists. */
export const exampleMember = (value: unknown): Json =>
  value === undefined ? {} : { example: value }
