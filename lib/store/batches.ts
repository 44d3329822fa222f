/** Writes in batches, each as large as one transaction of DynamoDB may be. */

export const transactionWritesMax = 100

/** DynamoDB takes 4 MB, and an old content may stand beside the new one. */
const transactionBytesMax = 1_500_000

/** Of all items that are written at once: DynamoDB takes 4 MB. */
export const atOnceBytesMax = 3_000_000

export const bytesOf = (content: object | null): number =>
  Buffer.byteLength(JSON.stringify(content))

/** As many of them in each as one transaction takes, by their number and their bytes. */
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
