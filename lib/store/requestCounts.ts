/** How many requests all processes have counted in a minute, as far as they told it. */
import { type RatePolicy, windowMillis } from '../domain/request/requestRate.ts'
import { Calls } from './calls.ts'
import { keys } from './keys.ts'
import type { Table } from './table.ts'

/** @returns the count with what was added, in one atomic update */
export const addRequests = async (
  table: Table,
  policy: RatePolicy,
  name: string,
  window: number,
  count: number,
): Promise<number> => {
  const { requests } = await new Calls(table).updated({
    Key: keys.requestCount(policy, name, window),
    UpdateExpression: 'SET expiresAtSeconds = :end ADD requests :count',
    ExpressionAttributeValues: {
      ':count': count,
      ':end': Math.ceil(((window + 2) * windowMillis) / 1000),
    },
  })
  return requests as number
}
