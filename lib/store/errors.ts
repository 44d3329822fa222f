/** What the errors of the SDK mean to us. */
import { Failure } from '../domain/failure.ts'

/** An item that a large write of somebody else has staged. */
interface StagedBy {
  readonly position: number
  readonly largeWriteId: string
}

/** A transaction met somebody else's, or something that is not as expected. It did nothing. */
export class TableConflict extends Error {
  /** Positions of the writes that did not find what they expected. */
  readonly failed: readonly number[]
  /** What stands in the way until the large write is settled. */
  readonly staged: readonly StagedBy[]
  readonly #writeIds: readonly (string | undefined)[]

  constructor(
    failed: readonly number[],
    writeIds: readonly (string | undefined)[],
    staged: readonly StagedBy[] = [],
  ) {
    super('the table has changed since it was read')
    this.name = 'TableConflict'
    this.failed = failed
    this.staged = staged
    this.#writeIds = writeIds
  }

  /** One item is enough: a transaction is done as a whole, and others may have gone on from there. */
  isOwnWrite(writeId: string): boolean {
    return this.#writeIds.includes(writeId)
  }

  /** The same, where the writes stood at these positions of a longer list. */
  at(positions: readonly number[]): TableConflict {
    const moved = (position: number) => positions[position] ?? -1
    return new TableConflict(
      this.failed.map(moved),
      this.#writeIds,
      this.staged.map(({ position, ...by }) => ({ ...by, position: moved(position) })),
    )
  }
}

interface SdkError {
  readonly name: string
  readonly code?: unknown
  readonly $metadata?: { readonly httpStatusCode?: number }
  readonly CancellationReasons?: readonly {
    readonly Code?: string
    readonly Item?: {
      readonly writeId?: { readonly S?: string }
      readonly staged?: { readonly M?: { readonly largeWriteId?: { readonly S?: string } } }
    }
  }[]
}

const isSdkError = (error: unknown): error is SdkError => error instanceof Error

/** Reasons that have to do with other writers alone; the rest is a fault of ours. */
const conflictCodes: ReadonlySet<string> = new Set([
  'ConditionalCheckFailed',
  'TransactionConflict',
])

const overloadNames: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'ProvisionedThroughputExceeded',
  'ThrottlingException',
  'ThrottlingError',
  'RequestLimitExceeded',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
  // Our own one is still going on, and nobody knows what comes of it.
  'TransactionInProgressException',
])

const networkCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
])

/** The detail where the table answers, but not in time. */
export const tooSlow = 'The table does not answer fast enough. Try again soon.'

export const isConditionFailure = (error: unknown): boolean =>
  isSdkError(error) && error.name === 'ConditionalCheckFailedException'

/** The conflict in a cancelled transaction, or with one, or `undefined` for any other error. */
export const conflictOf = (error: unknown): TableConflict | undefined => {
  if (!isSdkError(error)) return undefined
  if (error.name === 'TransactionConflictException') return new TableConflict([], [])
  if (error.name !== 'TransactionCanceledException') return undefined
  const reasons = (error.CancellationReasons ?? []).map(({ Code, Item }, position) => ({
    position,
    code: Code ?? 'None',
    writeId: Item?.writeId?.S,
    largeWriteId: Item?.staged?.M?.largeWriteId?.S,
  }))
  const failed = reasons.filter(({ code }) => code !== 'None')
  if (!failed.every(({ code }) => conflictCodes.has(code))) return undefined
  // An item that a large write has staged may be as expected once that write is settled.
  const unexpected = failed.filter(
    ({ code, largeWriteId }) => code === 'ConditionalCheckFailed' && largeWriteId === undefined,
  )
  return new TableConflict(
    unexpected.map(({ position }) => position),
    failed.map(({ writeId }) => writeId),
    failed.flatMap(({ position, largeWriteId }) =>
      largeWriteId === undefined ? [] : [{ position, largeWriteId }],
    ),
  )
}

/** The failure to answer with when the table is away, overloaded, or too slow for the request. */
export const unavailableOf = (error: unknown): Failure | undefined => {
  if (!isSdkError(error)) return undefined
  if (error.name === 'AbortError') return new Failure('unavailable', tooSlow, { cause: error })
  const status = error.$metadata?.httpStatusCode ?? 0
  const overloaded =
    overloadNames.has(error.name) ||
    networkCodes.has(error.code) ||
    // The answer broke off, and what was asked may be done.
    error instanceof SyntaxError ||
    status >= 500 ||
    error.CancellationReasons?.some(({ Code }) => overloadNames.has(Code ?? '')) === true
  return overloaded
    ? new Failure('unavailable', 'The table cannot be reached. Try again soon.', { cause: error })
    : undefined
}
