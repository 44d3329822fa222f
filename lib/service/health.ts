/** Checks that the service reaches its table. */
import { writeHealthProbe } from '../store/entities/health.ts'
import type { Key } from '../store/key.ts'
import { keys } from '../store/keys.ts'
import type { Context } from './context.ts'

export const keysOfHealth = (): readonly Key[] => [keys.everybody()]

/**
 * Only the local engine writes to a disk, which can be full or read-only. DynamoDB has no such
 * state, so a check in the cloud costs one read.
 */
export const checkHealth = async (context: Context): Promise<{ readonly status: 'ok' }> => {
  await context.store.get(keys.everybody())
  if (context.settings.isLocal) await checkWrites(context)
  return { status: 'ok' }
}

/** Health checks need no credentials, so they must not cause more writes than this. */
const probeIntervalMillis = 1000

let lastProbe: { readonly atMillis: number; readonly written: Promise<void> } | undefined

const checkWrites = async ({ store, nowMillis }: Context): Promise<void> => {
  if (lastProbe === undefined || nowMillis - lastProbe.atMillis >= probeIntervalMillis) {
    lastProbe = { atMillis: nowMillis, written: writeHealthProbe(store, nowMillis) }
  }
  await lastProbe.written
}
