/** Checks that the service reaches its table. */
import type { Key } from '../store/key.ts'
import { keys } from '../store/keys.ts'
import type { Context } from './context.ts'

export const keysOfHealth = (): readonly Key[] => [keys.everybody()]

/**
 * Only the local engine writes to a disk, which can be full or read-only. DynamoDB has no such
 * state, so a check in the cloud costs one read.
 */
export const checkHealth = async ({
  store,
  nowMillis,
  settings,
  processState,
}: Context): Promise<{ readonly status: 'ok' }> => {
  await store.get(keys.everybody())
  if (settings.isLocal) await processState.healthProbe.write(store, nowMillis)
  return { status: 'ok' }
}
