import { bytes, number, text } from '../attributes.ts'
import { entity, listedAttributes } from '../entity.ts'

/** Large write: the state of a large write, until its staged items are in place. */
export const largeWriteEntity = entity('largeWrite', 'LARGE_WRITE#<id>#', 'LARGE_WRITE', {
  attributes: { ...listedAttributes, id: text, state: text, startedMillis: number, keys: bytes },
})
