import type { Attempt } from './scenario.ts'

/** A request that the API reference shows. */
export interface ShownRequest extends Pick<
  Attempt,
  'body' | 'isBase64Encoded' | 'headers' | 'token'
> {
  /** Fill the parameters of the path. All other values are in the query. */
  readonly values?: Readonly<Record<string, string>>
  readonly json?: Readonly<Record<string, unknown>>
}

export type ShownRequests = Readonly<Record<string, ShownRequest>>
