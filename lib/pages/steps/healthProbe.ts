/** The write of the health check. It needs no credentials, so it must not cause many writes. */
import type { SharedValue } from '#endpoint/processState.ts'
import { writeHealthProbe } from '#table/items/health.ts'
import type { Updater } from '#table/items.ts'

const intervalMillis = 1000

class HealthProbe {
  #last: { readonly atMillis: number; readonly written: Promise<void> } | undefined

  /** Writes at most once in an interval. The other requests wait for that write. */
  async write(store: Updater, nowMillis: number): Promise<void> {
    if (this.#last === undefined || nowMillis - this.#last.atMillis >= intervalMillis) {
      this.#last = { atMillis: nowMillis, written: writeHealthProbe(store, nowMillis) }
    }
    await this.#last.written
  }
}

export const healthProbe: SharedValue<HealthProbe> = { create: () => new HealthProbe() }
