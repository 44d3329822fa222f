/** The health check writes it, and no request reads it. It fails when the disk is full. */
import { number, text } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Updater } from '../items.ts'

/** Health: an item that the local health check writes, to detect a full disk. */
export const healthEntity = entity('health', 'HEALTH#', 'HEALTH', {
  attributes: { checkedAtMillis: number, padding: text },
  isCounter: true,
})

/** Larger than the writes of most requests. */
const paddingBytes = 64 * 1024

export const writeHealthProbe = async (store: Updater, nowMillis: number): Promise<void> => {
  await store.update({
    Key: healthEntity.key(),
    UpdateExpression: 'SET checkedAtMillis = :now, padding = :padding',
    ExpressionAttributeValues: { ':now': nowMillis, ':padding': 'x'.repeat(paddingBytes) },
  })
}
