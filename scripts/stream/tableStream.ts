/** The stream of a table: its shards, and its records as Lambda passes them to a function. */
import {
  DescribeTableCommand,
  DynamoDBClient,
  TagResourceCommand,
  UpdateTableCommand,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb'
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as SdkRecord,
} from '@aws-sdk/client-dynamodb-streams'
import type { StreamRecord } from '#table/streamRecords.ts'
import type { TableOptions } from '#table/table.ts'
import { localCredentials } from '../localCredentials.ts'
import { positionTag } from '../streamRecords.ts'

export interface TableStream {
  readonly arn: string
  /** Parents before their children. */
  shards(): Promise<readonly string[]>
  /**
   * @param after a sequence number. Absent: from the oldest record
   * @param isIncluded whether the record of this number is included
   */
  iteratorOf(shard: string, after?: string, isIncluded?: boolean): Promise<string>
  /** At most 1000 records. `next` is absent at the end of a closed shard. */
  read(
    iterator: string,
  ): Promise<{ readonly records: readonly StreamRecord[]; readonly next?: string }>
  close(): void
}

/**
 * Switches the stream on, also for a table from before there was one.
 * @throws Error when the database has no streams
 */
export const switchStreamOn = async (options: TableOptions): Promise<string> => {
  const { tableName: TableName, endpoint } = options
  const client = new DynamoDBClient(clientOptions(options))
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }))
    const found = Table?.LatestStreamArn
    if (found !== undefined && Table?.StreamSpecification?.StreamEnabled === true) return found
    const StreamSpecification = {
      StreamEnabled: true,
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    } as const
    const changed = await client.send(new UpdateTableCommand({ TableName, StreamSpecification }))
    const arn = changed.TableDescription?.LatestStreamArn
    if (arn === undefined) throw new Error(`The database at ${endpoint} has no streams`)
    return arn
  } finally {
    client.destroy()
  }
}

/** Tells the embedded engine that the records up to a number are not necessary any more. */
export const releaseRecords = async (
  options: TableOptions,
  arn: string,
  position: number,
): Promise<void> => {
  const [ResourceArn] = arn.split('/stream/')
  const client = new DynamoDBClient(clientOptions(options))
  try {
    const Tags = [{ Key: positionTag, Value: String(position) }]
    await client.send(new TagResourceCommand({ ResourceArn, Tags }))
  } finally {
    client.destroy()
  }
}

const clientOptions = ({ endpoint }: TableOptions) => {
  const credentials = localCredentials(endpoint)
  return { ...(endpoint && { endpoint }), ...(credentials && { credentials }) }
}

export const openStream = (options: TableOptions, arn: string): TableStream => {
  const client = new DynamoDBStreamsClient(clientOptions(options))
  return {
    arn,
    shards: async () => {
      const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: arn }))
      return (StreamDescription?.Shards ?? []).flatMap(({ ShardId }) => ShardId ?? [])
    },
    iteratorOf: async (ShardId, after, isIncluded = false) => {
      const type = isIncluded ? 'AT_SEQUENCE_NUMBER' : 'AFTER_SEQUENCE_NUMBER'
      const from =
        after === undefined
          ? ({ ShardIteratorType: 'TRIM_HORIZON' } as const)
          : ({ ShardIteratorType: type, SequenceNumber: after } as const)
      const { ShardIterator = '' } = await client.send(
        new GetShardIteratorCommand({ StreamArn: arn, ShardId, ...from }),
      )
      return ShardIterator
    },
    read: async (ShardIterator) => {
      const { Records = [], NextShardIterator: next } = await client.send(
        new GetRecordsCommand({ ShardIterator }),
      )
      return { records: Records.map(asInLambda), ...(next === undefined ? {} : { next }) }
    },
    close: () => {
      client.destroy()
    },
  }
}

/** In the event of a function, a time is a number of seconds, and bytes are text in Base64. */
const asInLambda = ({ eventID, eventName, dynamodb = {} }: SdkRecord): StreamRecord => {
  const { Keys, NewImage, OldImage, SequenceNumber, ApproximateCreationDateTime: time } = dynamodb
  const images = { Keys, NewImage, OldImage }
  return {
    ...(eventID === undefined ? {} : { eventID }),
    ...(eventName === undefined ? {} : { eventName }),
    dynamodb: {
      ...Object.fromEntries(
        Object.entries(images).flatMap(([name, image]) =>
          image === undefined ? [] : [[name, withTextForBytes(image)]],
        ),
      ),
      ...(SequenceNumber === undefined ? {} : { SequenceNumber }),
      ...(time === undefined ? {} : { ApproximateCreationDateTime: time.getTime() / 1000 }),
    },
  }
}

const withTextForBytes = (image: Record<string, AttributeValue>) =>
  JSON.parse(
    JSON.stringify(image, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ),
  ) as Record<string, object>
