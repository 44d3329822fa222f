/** Pictures. An item has at most 400 KB, so a picture is several items. */
import type { Image } from '#schemas/platform/image.ts'
import { bytes, enumerated, text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { QueryOptions, Reader } from '#table/items.ts'

const partBytesMax = 300_000

/** A picture has fewer parts, so that their numbers have one digit, and the keys their order. */
const partsMax = 10

/** Image part: a part of the picture of a competitor's team, under a random id. */
export const imagePartEntity = entity('imagePart', 'IMAGE#<id>#', 'PART#<number>#', {
  attributes: { competitorId: text, mediaType: enumerated<Image['mediaType']>(), content: bytes },
})

interface TeamImage extends Image {
  readonly competitorId: string
}

const pageOf = (id: string): QueryOptions => ({
  partition: imagePartEntity.key.partition(id),
  limit: partsMax,
})

export const readImage = async (store: Reader, id: string): Promise<TeamImage | undefined> => {
  const { items: parts } = await imagePartEntity.query(store, pageOf(id))
  const [first] = parts
  if (first === undefined) return undefined
  const { competitorId, mediaType } = first
  return { competitorId, mediaType, bytes: Buffer.concat(parts.map(({ content }) => content)) }
}

export const putNewImage = (id: string, { competitorId, mediaType, bytes: whole }: TeamImage) =>
  Array.from({ length: Math.ceil(whole.length / partBytesMax) }, (_, number) => {
    const content = whole.subarray(number * partBytesMax, (number + 1) * partBytesMax)
    return imagePartEntity.put([id, number], { competitorId, mediaType, content }, 'absent')
  })

/** Returns the removals of all parts, if the picture belongs to this competitor. */
export const removalOfImage = async (store: Reader, id: string, competitorId: string) =>
  (await store.query(pageOf(id))).items.flatMap((item) =>
    imagePartEntity.decode(item).competitorId === competitorId
      ? [{ remove: item, expected: item }]
      : [],
  )
