import { number } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import { Calls } from '#table/calls.ts'
import type { Table } from '#table/table.ts'

/** Request count: the number of requests in a minute, as reported by all processes. */
export const requestCountEntity = entity(
  'requestCount',
  'REQUESTS#<policy>#<user or network>#<window>#',
  'COUNT',
  {
    attributes: { requests: number, expiresAtSeconds: number },
    isCounter: true,
  },
)

/** @returns the count after the atomic update */
export const addRequests = async (
  table: Table,
  key: readonly [policy: string, userOrNetwork: string, window: number],
  count: number,
  expiresAtSeconds: number,
): Promise<number> => {
  const { requests } = await new Calls(table).updated({
    Key: requestCountEntity.key(...key),
    UpdateExpression: 'SET expiresAtSeconds = :end ADD requests :count',
    ExpressionAttributeValues: { ':count': count, ':end': expiresAtSeconds },
  })
  return number.is(requests) ? requests : 0
}
