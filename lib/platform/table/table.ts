/** The connection to DynamoDB, created once for each process. */
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { attemptMillisMax, connectMillisMax } from '#values/requestLimits.ts'
import { SharedValues } from '#values/sharedValues.ts'

export interface Table {
  readonly name: string
  /** Aborts all calls of a request when its time is over. */
  readonly signal?: AbortSignal | undefined
  readonly client: Pick<DynamoDBDocumentClient, 'send'>
  /** Values that earlier requests have found, from which later ones guess what they need. */
  readonly hints: SharedValues
}

export interface TableOptions {
  readonly tableName: string
  /** Absent: AWS, in the region of the process. */
  readonly endpoint?: string | undefined
  /** Absent: the credentials that the SDK finds. */
  readonly credentials?: DynamoDBClientConfig['credentials'] | undefined
  /** Multiplies the time limits of a call. Default: 1, the limits of a request to the service. */
  readonly patience?: number | undefined
}

/** Between attempts the SDK waits for a random time, and longer if the table is overloaded. */
const attemptsMax = 3

export const connectTable = ({
  tableName,
  endpoint,
  credentials,
  patience = 1,
}: TableOptions): Table => {
  const client = new DynamoDBClient({
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
    maxAttempts: attemptsMax,
    requestHandler: {
      connectionTimeout: connectMillisMax * patience,
      requestTimeout: attemptMillisMax * patience,
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
    hints: new SharedValues(),
  }
}
