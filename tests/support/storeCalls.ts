/** The calls of requests to the table, and the capacity units that the engine reports. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { TestService } from './functions.ts'

export interface StoreCall {
  /** As DynamoDB names it: `BatchGetItem`. */
  readonly operation: string
  /** The number of the sequential round trip, from 1 on. Concurrent calls have the same one. */
  readonly trip: number
  readonly readUnits: number
  readonly writeUnits: number
}

interface Consumed {
  readonly CapacityUnits?: number
}

/**
 * Records the calls of the client that all requests of this process share, since the last report.
 */
export const meterStoreCalls = ({
  table,
}: TestService['services']): { readonly take: () => readonly StoreCall[] } => {
  let calls: StoreCall[] = []
  /** A call that began after another one had ended belongs to a later round trip. */
  let trips = 0
  const client = table.client as DynamoDBDocumentClient
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const trip = trips + 1
        const measured = { ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } }
        try {
          const result = await next(measured)
          calls.push(callOf(commandName, trip, result.output))
          return result
        } finally {
          trips = Math.max(trips, trip)
        }
      },
    { step: 'initialize', name: 'storeCalls' },
  )
  return {
    take: () => {
      const taken = calls.toSorted((left, right) => left.trip - right.trip)
      calls = []
      trips = 0
      return taken
    },
  }
}

const callOf = (commandName: string, trip: number, output: object): StoreCall => {
  const operation = commandName.replace(/Command$/, '')
  const { ConsumedCapacity = [] } = output as {
    readonly ConsumedCapacity?: Consumed | readonly Consumed[]
  }
  const units = [ConsumedCapacity]
    .flat()
    .reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
  const isRead = /Get|Query/.test(operation)
  return {
    operation,
    trip,
    readUnits: isRead ? units : 0,
    writeUnits: isRead ? 0 : units,
  }
}
