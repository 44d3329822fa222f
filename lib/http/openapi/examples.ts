/** Real requests and answers, recorded by `tests/reference/examples.test.ts`. */
import type { FailureCode } from '../../domain/failure.ts'
import type { Json } from './json.ts'

export interface Example {
  readonly request: {
    readonly path: Readonly<Record<string, string>>
    readonly query: Readonly<Record<string, string>>
    /** Absent: there is no body. */
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
  /** By route. */
  readonly operations: Readonly<Record<string, Example>>
  readonly problems: Readonly<Partial<Record<FailureCode, Json>>>
}

export const noExamples: Examples = { operations: {}, problems: {} }

/** The member `example` of something, if there is one. */
export const exampleMember = (value: unknown): Json =>
  value === undefined ? {} : { example: value }
