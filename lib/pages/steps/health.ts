/** Checks that the service reaches its table. */
import { healthProbe } from './healthProbe.ts'
import type { Key } from '#table/key.ts'
import { everybodyEntity } from '#access/items/everybody.ts'
import type { Context } from '#endpoint/context.ts'
import { liveUrlOf } from '#feed/steps/liveUrl.ts'

export const keysOfHealth = (): readonly Key[] => [everybodyEntity.key()]

/**
 * Only the local engine writes to a disk, which can be full or read-only. DynamoDB has no such
 * state, so a check in the cloud costs one read.
 */
export const checkHealth = async (
  { store, nowMillis, settings, processState }: Context,
  origin: string,
) => {
  await store.get(everybodyEntity.key())
  if (settings.isLocal) await processState.shared.of(healthProbe).write(store, nowMillis)
  const liveUrl = liveUrlOf(settings, origin)
  return { status: 'ok' as const, ...(liveUrl === undefined ? {} : { liveUrl }) }
}
