/** Splits writes into batches of at most one DynamoDB transaction. */

export const transactionWritesMax = 100

/** The limit of DynamoDB is 4 MB, and a staged item contains its old and its new content. */
const transactionBytesMax = 1_500_000

/** The size limit of all items in one transaction. The limit of DynamoDB is 4 MB. */
export const atOnceBytesMax = 3_000_000

export const bytesOf = (content: object | null): number =>
  Buffer.byteLength(JSON.stringify(content, bytesAsText))

/** Otherwise JSON contains each byte as a property. */
const bytesAsText = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value

/** Fills each batch up to the limits of a transaction, by number and by bytes. */
export const batchesOf = <Element>(
  elements: readonly Element[],
  contentOf: (element: Element) => object | null,
): readonly (readonly Element[])[] => {
  const batches: Element[][] = []
  let bytes = Infinity
  for (const element of elements) {
    const more = bytesOf(contentOf(element))
    bytes += more
    if (bytes > transactionBytesMax || batches.at(-1)?.length === transactionWritesMax) {
      batches.push([])
      bytes = more
    }
    batches.at(-1)?.push(element)
  }
  return batches
}
