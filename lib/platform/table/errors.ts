import { Failure } from '#values/failure.ts'

interface StagedBy {
  readonly position: number
  readonly largeWriteId: string
}

/** A transaction met a concurrent write, or a condition failed. The transaction had no effect. */
export class TableConflict extends Error {
  readonly failed: readonly number[]
  /** Staged items that block this write until their large write is settled. */
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

  /** One item is enough, because a transaction is atomic. Other writes may have followed. */
  isOwnWrite(writeId: string): boolean {
    return this.#writeIds.includes(writeId)
  }

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
  readonly message: string
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

/** Reasons that concern concurrent writes. All other reasons are programming errors. */
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
  // Our own transaction is still in progress, and its result is unknown.
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

export const slowTableDetail = 'The table does not respond in time. Try again soon.'

export const isConditionFailure = (error: unknown): boolean =>
  isSdkError(error) && error.name === 'ConditionalCheckFailedException'

/** Returns the conflict of a transaction, or `undefined` for any other error. */
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
  // A staged item may meet the condition after its large write is settled.
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

/** The embedded engine says so, for a disk or a file that takes no more. */
const storageFull = /disk is full|no space left|disk I\/O error/i

/** Returns the failure when the table is unavailable, full, overloaded, or too slow for the request. */
export const unavailableOf = (error: unknown): Failure | undefined => {
  if (!isSdkError(error)) return undefined
  if (storageFull.test(error.message)) {
    const detail = 'The service cannot store anything now. What is stored can be read.'
    return new Failure('storage-full', detail, { cause: error, seconds: 60 })
  }
  if (error.name === 'AbortError')
    return new Failure('unavailable', slowTableDetail, { cause: error })
  const status = error.$metadata?.httpStatusCode ?? 0
  const overloaded =
    overloadNames.has(error.name) ||
    networkCodes.has(error.code) ||
    // The response was truncated. The call may have had its effect.
    error instanceof SyntaxError ||
    status >= 500 ||
    error.CancellationReasons?.some(({ Code }) => overloadNames.has(Code ?? '')) === true
  return overloaded
    ? new Failure('unavailable', 'The table cannot be reached. Try again soon.', { cause: error })
    : undefined
}

/** True for a failure of the table, and not of what was read or written. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Failure && ['unavailable', 'storage-full'].includes(error.code)
