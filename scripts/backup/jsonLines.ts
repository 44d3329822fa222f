/** The items of a table as lines of JSON, in the form of DynamoDB's own exports, with bytes in Base64. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import type { Item } from '#table/items.ts'

export const lineOf = (item: Item): string =>
  JSON.stringify({ Item: marshall(item) }, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  )

/** @throws {Error} with a message for the operator */
export const itemOf = (line: string, number: number): Item => {
  try {
    const { Item: marshalled } = JSON.parse(line, bytesIn) as {
      readonly Item: Record<string, AttributeValue>
    }
    const item = unmarshall(marshalled)
    if (typeof item.PK === 'string' && typeof item.SK === 'string') return item as Item
  } catch {
    // The message below says what is right.
  }
  throw new Error(
    `Line ${number} is no item: a line is {"Item": {"PK": {"S": ...}, "SK": {"S": ...}, ...}}, as operate -- export writes it`,
  )
}

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'))

/** `B` and `BS` are bytes only as the name of a type: the only property of its object. */
const bytesIn = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { B, BS } = value as { readonly B?: unknown; readonly BS?: unknown }
  if (Object.keys(value).length !== 1) return value
  if (typeof B === 'string') return { B: bytesOf(B) }
  if (Array.isArray(BS)) return { BS: BS.map((one) => bytesOf(String(one))) }
  return value
}
