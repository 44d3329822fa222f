/** Capacity units, as the engine reports them. */
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

interface Consumed {
  readonly CapacityUnits?: number
}

interface Client {
  send: (command: { readonly input: object }) => Promise<{
    readonly ConsumedCapacity?: Consumed | readonly Consumed[]
  }>
}

export interface Units {
  readonly read: number
  readonly write: number
  /** Number of calls to the table. */
  readonly calls: number
}

/**
 * Measures functions that were built without packages: they share the SDK of this process, which
 * adds ReturnConsumedCapacity to each command.
 */
export const consumedUnits = async (run: () => Promise<unknown>): Promise<Units> => {
  const prototype = DynamoDBDocumentClient.prototype as unknown as Client
  const send = Reflect.get(prototype, 'send')
  const units = { read: 0, write: 0, calls: 0 }
  prototype.send = async function (this: unknown, command) {
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' })
    const output = await send.call(this, command)
    const reads = /Get|Query/.test(command.constructor.name)
    units.calls += 1
    for (const { CapacityUnits = 0 } of [output.ConsumedCapacity ?? []].flat()) {
      units[reads ? 'read' : 'write'] += CapacityUnits
    }
    return output
  }
  try {
    await run()
    return units
  } finally {
    prototype.send = send
  }
}
