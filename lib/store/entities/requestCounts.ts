/** The number of requests in a minute, as reported by all processes. */
import { type RatePolicy, windowMillis } from '../../domain/request/requestRate.ts'
import { number } from '../attributes.ts'
import { entity } from '../entity.ts'
import { Calls } from '../calls.ts'
import type { Table } from '../table.ts'

/** Request count: the number of requests in a minute, as reported by all processes. */
export const requestCountEntity = entity('REQUESTS#<policy>#<user or network>#<window>#', 'COUNT', {
  attributes: { requests: number, expiresAtSeconds: number },
  isCounter: true,
})

/** @returns the count after the atomic update */
export const addRequests = async (
  table: Table,
  policy: RatePolicy,
  name: string,
  window: number,
  count: number,
): Promise<number> => {
  const { requests } = await new Calls(table).updated({
    Key: requestCountEntity.key(policy, name, window),
    UpdateExpression: 'SET expiresAtSeconds = :end ADD requests :count',
    ExpressionAttributeValues: {
      ':count': count,
      ':end': Math.ceil(((window + 2) * windowMillis) / 1000),
    },
  })
  return number.is(requests) ? requests : 0
}
