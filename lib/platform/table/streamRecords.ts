/** The changes of items in the stream of the table, as Lambda passes them to a function. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Item, ItemChange } from './items.ts'
import type { Key } from './key.ts'

export interface StreamEvent {
  readonly Records: readonly StreamRecord[]
}

export interface StreamRecord {
  readonly eventID?: string
  readonly eventName?: string
  readonly dynamodb?: {
    /** In seconds since 1970. */
    readonly ApproximateCreationDateTime?: number
    readonly Keys?: Image
    readonly NewImage?: Image
    readonly OldImage?: Image
    readonly SequenceNumber?: string
  }
}

/** In the JSON of an event, bytes are text in Base64. */
type Image = Readonly<Record<string, object>>

/** The records that Lambda passes again, and those that follow them. */
export interface StreamResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[]
}

export interface StreamChange extends ItemChange {
  readonly key: Key
  /** The same for a repeated record. */
  readonly id: string
  /** Orders the changes of an item. It is unique in the stream. */
  readonly sequenceNumber: string
  readonly atMillis: number
}

/** @throws Error when the record is not a change of an item of the table */
export const changeIn = ({ eventID, dynamodb = {} }: StreamRecord): StreamChange => {
  const { Keys, NewImage, OldImage, SequenceNumber, ApproximateCreationDateTime } = dynamodb
  const key = itemIn(Keys)
  if (
    key === undefined ||
    SequenceNumber === undefined ||
    ApproximateCreationDateTime === undefined
  )
    throw new Error('a record of the stream without key, sequence number or time')
  return {
    key,
    id: eventID ?? SequenceNumber,
    sequenceNumber: SequenceNumber,
    atMillis: Math.round(ApproximateCreationDateTime * 1000),
    before: visibleIn(OldImage),
    after: visibleIn(NewImage),
  }
}

/** Without what a large write stages. An item that is only staged has no `writeId` yet. */
const visibleIn = (image: Image | undefined): Item | undefined => {
  const item = itemIn(image)
  if (item?.writeId === undefined) return undefined
  const { staged: _, ...visible } = item
  return visible as Item
}

const itemIn = (image: Image | undefined): (Key & Partial<Item>) | undefined =>
  image && (unmarshall(withBytes(image)) as Item)

const withBytes = (image: Image): Record<string, AttributeValue> =>
  JSON.parse(JSON.stringify(image), (name, value: unknown) =>
    name === 'B' && typeof value === 'string' ? Buffer.from(value, 'base64') : value,
  ) as Record<string, AttributeValue>
