/**
 * Pages that end before they are full. DynamoDB may end a page anywhere, and return an empty one.
 */
import type { Actions, Outcome } from './faultKinds.ts'
import type { EngineCall } from './engineCall.ts'
import type { Forward } from './engineClient.ts'

type Key = Readonly<Record<string, { readonly S: string }>>

export const cutPages = (
  forward: Forward,
): Readonly<Record<'short' | 'empty', Actions['faults']['page cut short']>> => ({
  short: async (call): Promise<Outcome> => {
    if (Number(call.body.Limit ?? 2) < 2) return 'not possible'
    const response = await forward({ ...call, body: { ...call.body, Limit: 1 } })
    return response.body.LastEvaluatedKey === undefined ? 'not possible' : { response }
  },
  empty: (call): Promise<Outcome> => {
    const start = (call.body.ExclusiveStartKey as Key | undefined) ?? before(call)
    return Promise.resolve(
      start === undefined
        ? 'not possible'
        : {
            response: {
              status: 200,
              body: { Items: [], Count: 0, ScannedCount: 0, LastEvaluatedKey: start },
            },
          },
    )
  },
})

/** A key before all results of the query, if one certainly exists. */
const before = ({ body }: EngineCall): Key | undefined => {
  const values = body.ExpressionAttributeValues as Key
  const hash = values[':hash']
  const prefix = values[':prefix']
  if (hash === undefined || body.ScanIndexForward === false || values[':first'] !== undefined) {
    return undefined
  }
  const range = prefix ?? { S: ' ' }
  return body.IndexName === undefined
    ? { PK: hash, SK: range }
    : { listPK: hash, listSK: range, PK: { S: ' ' }, SK: { S: ' ' } }
}
