/** The connection to DynamoDB, made once in a process. */
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { attemptMillisMax, connectMillisMax } from '../domain/request/requestTimes.ts'

export interface Table {
  readonly name: string
  /** Ends all calls of a request when its time is over. */
  readonly signal?: AbortSignal | undefined
  readonly client: Pick<DynamoDBDocumentClient, 'send'>
}

export interface TableOptions {
  readonly tableName: string
  /** Absent: the service of AWS in the region of the process. */
  readonly endpoint?: string | undefined
  /** Absent: the credentials that the SDK finds. */
  readonly credentials?: DynamoDBClientConfig['credentials'] | undefined
}

/** Between attempts the SDK pauses for a random time, longer when the table is overloaded. */
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
  // It takes the secrets out of everything that was read, for a log that nobody keeps.
  client.middlewareStack.remove('loggerMiddleware')
  return {
    name: tableName,
    client: DynamoDBDocumentClient.from(client, {
      marshallOptions: { removeUndefinedValues: true },
    }),
  }
}
