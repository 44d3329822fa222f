import { endpoint } from '#endpoint'
import { health } from '#schemas/platform/service.ts'
import { everybodyEntity } from '#access/items/everybody.ts'
import type { SharedValue } from '#values/sharedValues.ts'
import { liveUrlOf } from '#endpoint/liveUrl.ts'
import type { Updater } from '#table/items.ts'
import { Failure } from '#values/failure.ts'
import { writeHealthProbe } from '#table/items/health.ts'

export const { declaration, handler } = endpoint({
  name: 'health',
  summary: 'Check the health of the service',
  routes: ['GET /health'],
  guard: { kind: 'public' },
  skipsRateLimit: true,
  // The check itself: a failure of this read is the response.
  load: ({ context }) => everybodyEntity.get(context.store),
  reply: { status: 200, body: health },
  run: async ({ context: { store, nowMillis, settings, processState }, origin }) => {
    // Only the local engine writes to a disk, which can be full. In the cloud the check costs one read.
    const isFull =
      settings.isLocal && (await isFullNow(processState.shared.of(healthProbe)(store, nowMillis)))
    const status = isFull ? ('degraded' as const) : ('ok' as const)
    const liveUrl = liveUrlOf(settings, origin)
    return { status, ...(liveUrl === undefined ? {} : { liveUrl }) }
  },
})

/** A service that only reads still serves its readers. */
const isFullNow = async (written: Promise<void>): Promise<boolean> => {
  try {
    await written
    return false
  } catch (error) {
    if (error instanceof Failure && error.code === 'storage-full') return true
    throw error
  }
}

const intervalMillis = 1000

/** It needs no credentials, so it writes at most once in an interval, and other requests wait for that write. */
const healthProbe: SharedValue<(store: Updater, nowMillis: number) => Promise<void>> = {
  create: () => {
    let last = { atMillis: -Infinity, written: Promise.resolve() }
    return (store, nowMillis) => {
      if (nowMillis - last.atMillis >= intervalMillis) {
        last = { atMillis: nowMillis, written: writeHealthProbe(store, nowMillis) }
      }
      return last.written
    }
  },
}
