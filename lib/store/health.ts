/** A write that no request reads. It fails when the database has no room for the write of a request. */
import { keys } from './keys.ts'
import type { Store } from './store.ts'

/** More than most requests write. */
const paddingBytes = 64 * 1024

export const writeHealthProbe = async (store: Store, nowMillis: number): Promise<void> => {
  await store.update({
    Key: keys.health(),
    UpdateExpression: 'SET checkedAtMillis = :now, padding = :padding',
    ExpressionAttributeValues: { ':now': nowMillis, ':padding': 'x'.repeat(paddingBytes) },
  })
}
