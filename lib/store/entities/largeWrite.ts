import { bytes, number, text } from '../attributes.ts'
import { entity, listedAttributes } from '../entity.ts'

/** Large write: whether what it staged counts; until all of it is in place. */
export const largeWriteEntity = entity('LARGE_WRITE#<id>#', 'LARGE_WRITE', {
  attributes: { ...listedAttributes, id: text, state: text, startedMillis: number, keys: bytes },
})
