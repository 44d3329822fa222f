import { bytes, number, text } from '../attributes.ts'
import { entity } from '../entity.ts'
import { keyTemplate } from '../key.ts'
import { listedAttributes } from '../listed.ts'

/** Large write: whether what it staged counts; until all of it is in place. */
export const largeWriteEntity = entity({
  key: keyTemplate('LARGE_WRITE#<id>#', 'LARGE_WRITE'),
  attributes: { ...listedAttributes, id: text, state: text, startedMillis: number, keys: bytes },
})
