/** Removes what has expired, as the TTL of DynamoDB does: the embedded engine keeps it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Item } from '#table/items.ts'
import { plainKey } from '#table/key.ts'
import type { Table } from '#table/table.ts'

/** A step is followed by so many times its own time, so that the sweep takes at most a hundredth of one core. */
const usualPauses = 99

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
      await sweep(table, { signal, nowMillis: Date.now() }).catch(() => undefined)
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

interface SweepOptions {
  readonly signal?: AbortSignal
  readonly nowMillis: number
  readonly pauses?: number
}

/** @throws Error when the database does not respond, or the signal ends it */
export const sweep = async (
  { client, name }: Table,
  { signal, nowMillis, pauses = usualPauses }: SweepOptions,
): Promise<void> => {
  const values = { ':now': Math.floor(nowMillis / 1000) }
  let start: Record<string, unknown> | undefined
  do {
    const begun = performance.now()
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
    await sleep(pauses * (performance.now() - begun), undefined, { signal })
  } while (start !== undefined)
}

const isOver = 'expiresAtSeconds < :now'

const unlessExtended = (error: unknown): void => {
  if ((error as Error).name !== 'ConditionalCheckFailedException') throw error
}
