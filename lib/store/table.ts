/** The connection to DynamoDB, created once for each process. */
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { attemptMillisMax, connectMillisMax } from '../domain/request/requestTimes.ts'
import { type Hints, newHints } from './hints.ts'

export interface Table {
  readonly name: string
  /** Aborts all calls of a request when its time is over. */
  readonly signal?: AbortSignal | undefined
  readonly client: Pick<DynamoDBDocumentClient, 'send'>
  readonly hints: Hints
}

export interface TableOptions {
  readonly tableName: string
  /** Absent: AWS, in the region of the process. */
  readonly endpoint?: string | undefined
  /** Absent: the credentials that the SDK finds. */
  readonly credentials?: DynamoDBClientConfig['credentials'] | undefined
}

/** Between attempts the SDK waits for a random time, and longer if the table is overloaded. */
const attemptsMax = 3

export const connectTable = ({ tableName, endpoint, credentials }: TableOptions): Table => {
  const client = new DynamoDBClient({
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
    maxAttempts: attemptsMax,
    requestHandler: {
      connectionTimeout: connectMillisMax,
      requestTimeout: attemptMillisMax,
      throwOnRequestTimeout: true,
    },
  })
  // It redacts everything that was read, for a log that is not written.
  client.middlewareStack.remove('loggerMiddleware')
  return {
    name: tableName,
    client: DynamoDBDocumentClient.from(client, {
      marshallOptions: { removeUndefinedValues: true },
    }),
    hints: newHints(),
  }
}
