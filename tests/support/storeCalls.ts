/** What requests do with the table, and what the engine says it costs. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { TestService } from './functions.ts'

export interface StoreCall {
  /** As DynamoDB calls it: `BatchGetItem`. */
  readonly operation: string
  /** In which of the sequential round trips, from 1 on: calls side by side are in the same one. */
  readonly trip: number
  readonly readUnits: number
  readonly writeUnits: number
}

interface Consumed {
  readonly CapacityUnits?: number
}

/** Of the client that all requests of this process share: what it has done since it was last asked. */
export const meterStoreCalls = ({
  table,
}: TestService['services']): { readonly take: () => readonly StoreCall[] } => {
  let calls: StoreCall[] = []
  /** The calls that began after a call had ended came in a later round trip. */
  let trips = 0
  const client = table.client as DynamoDBDocumentClient
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const trip = trips + 1
        const asking = { ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } }
        try {
          const result = await next(asking)
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
