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

/**
 * Measures functions that were built without packages: they share the SDK of this process, which
 * adds ReturnConsumedCapacity to each command.
 */
export const consumedUnits = async (run: () => Promise<unknown>) => {
  const prototype = DynamoDBDocumentClient.prototype as unknown as Client
  const send = Reflect.get(prototype, 'send')
  const units = { read: 0, write: 0 }
  prototype.send = async function (this: unknown, command) {
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' })
    const output = await send.call(this, command)
    const reads = /Get|Query/.test(command.constructor.name)
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
