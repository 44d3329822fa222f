/** Removes what has expired, as the TTL of DynamoDB does: the embedded engine keeps it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Item } from '#table/items.ts'
import { plainKey } from '#table/key.ts'
import type { Table } from '#table/table.ts'

/** The sweep takes at most a hundredth of one core. */
const pauseFactor = 99

/** Items that a step reads. */
const stepItems = 200

const firstMillis = 10_000

export const startSweep = (table: Table, everyMillis: number) => {
  const end = new AbortController()
  const { signal } = end
  const repeat = async (): Promise<void> => {
    await sleep(Math.min(firstMillis, everyMillis), undefined, { signal })
    for (;;) {
      // A database that does not respond: the next sweep tries again.
      await sweep(table, signal).catch(() => undefined)
      await sleep(everyMillis, undefined, { signal })
    }
  }
  const ended = repeat().catch(() => undefined)
  return {
    stop: async (): Promise<void> => {
      end.abort()
      await ended
    },
  }
}

const sweep = async ({ client, name }: Table, signal: AbortSignal): Promise<void> => {
  let start: Record<string, unknown> | undefined
  do {
    const begun = performance.now()
    const values = { ':now': Math.floor(Date.now() / 1000) }
    const page = await client.send(
      new ScanCommand({
        TableName: name,
        Limit: stepItems,
        ExclusiveStartKey: start,
        FilterExpression: isOver,
        ExpressionAttributeValues: values,
      }),
    )
    for (const item of (page.Items ?? []) as Item[]) {
      await client
        .send(
          new DeleteCommand({
            TableName: name,
            Key: plainKey(item),
            // Its life may have become longer meanwhile.
            ConditionExpression: isOver,
            ExpressionAttributeValues: values,
          }),
        )
        .catch(unlessExtended)
    }
    start = page.LastEvaluatedKey
    await sleep(pauseFactor * (performance.now() - begun), undefined, { signal })
  } while (start !== undefined)
}

const isOver = 'expiresAtSeconds < :now'

const unlessExtended = (error: unknown): void => {
  if ((error as Error).name !== 'ConditionalCheckFailedException') throw error
}
