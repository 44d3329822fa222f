import { networkOf } from '#endpoint/request.ts'

/** Counts what each network has at the same time, up to a limit. */
export class NetworkCounts {
  readonly #max: number
  readonly #counts = new Map<string, number>()

  constructor(max: number) {
    this.#max = max
  }

  /** @returns what ends the count, once; `undefined` beyond the limit */
  enter(sourceAddress: string): (() => void) | undefined {
    const network = networkOf({ sourceAddress })
    const count = this.#counts.get(network) ?? 0
    if (count >= this.#max) return undefined
    this.#counts.set(network, count + 1)
    let isCounted = true
    return () => {
      if (!isCounted) return
      isCounted = false
      const left = (this.#counts.get(network) ?? 1) - 1
      if (left === 0) this.#counts.delete(network)
      else this.#counts.set(network, left)
    }
  }
}
