/** A call of the DynamoDB protocol, and its response. */
import type { IncomingHttpHeaders } from 'node:http'

type Json = Readonly<Record<string, unknown>>

export interface EngineCall {
  /** For example `TransactWriteItems`. */
  readonly action: string
  readonly body: Json
  readonly headers: IncomingHttpHeaders
  /** The client's request that caused the call, and the number of the call within it, from 1. */
  readonly request: string
  readonly position: number
}

export interface EngineResponse {
  readonly status: number
  readonly body: Json
}

/** Processes in the proofs send this header with every call. */
export const requestHeader = 'x-request-of-client'

export const isRead = ({ action }: EngineCall): boolean => /Get|Query|Scan|Describe/.test(action)

export const isApplied = (response: EngineResponse): boolean => response.status === 200

/** In the wording of DynamoDB's errors. */
export const errorResponse = (status: number, name: string, more: Json = {}): EngineResponse => ({
  status,
  body: {
    __type: `com.amazonaws.dynamodb.v20120810#${name}`,
    message: 'an injected fault',
    ...more,
  },
})

export const conflictResponse = ({ action, body }: EngineCall): EngineResponse => {
  if (!action.startsWith('Transact')) return errorResponse(400, 'TransactionConflictException')
  const items = body.TransactItems as readonly unknown[]
  const CancellationReasons = items.map((_, position) =>
    position === 0
      ? { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' }
      : { Code: 'None' },
  )
  return errorResponse(400, 'TransactionCanceledException', { CancellationReasons })
}
