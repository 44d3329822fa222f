/** The connection to DynamoDB, made once in a process. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

export interface Table {
  readonly name: string
  readonly client: Pick<DynamoDBDocumentClient, 'send'>
}

export interface TableOptions {
  readonly tableName: string
  /** Absent: the service of AWS in the region of the process. */
  readonly endpoint?: string | undefined
}

/** Attempts and time-outs together stay well below the time-out of a function. */
const attemptsMax = 3
const connectionTimeoutMs = 1000
const requestTimeoutMs = 2500

export const connectTable = ({ tableName, endpoint }: TableOptions): Table => {
  const client = new DynamoDBClient({
    ...(endpoint === undefined ? {} : { endpoint }),
    maxAttempts: attemptsMax,
    requestHandler: {
      connectionTimeout: connectionTimeoutMs,
      requestTimeout: requestTimeoutMs,
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
