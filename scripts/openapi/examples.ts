/**
 * Real requests and responses, recorded by `tests/whole/reference/examples.test.ts`. Their file has one
 * line for each operation and each failure, so that a change of one is a change of one line.
 */
import type { FailureCode } from '#values/failure.ts'
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

export const examplesText = ({ operations, problems }: Examples): string =>
  Object.entries({ ...operations, ...problems })
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

/** A route contains a space, and a code does not. */
export const examplesIn = (text: string): Examples => {
  const lines = text.split('\n').filter(Boolean)
  const entries = lines.map((line) => JSON.parse(line) as [string, never])
  const ofRoutes = (wanted: boolean) =>
    Object.fromEntries(entries.filter(([name]) => name.includes(' ') === wanted))
  return { operations: ofRoutes(true), problems: ofRoutes(false) }
}

/** Returns the member `example`, if an example exists. */
export const exampleMember = (value: unknown): Json =>
  value === undefined ? {} : { example: value }
