import { hash } from 'node:crypto'

/** A map of limited size. When it is full, the oldest entry makes room for a new one. */
export class RecentMap<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #sizeMax: number

  constructor(sizeMax: number) {
    this.#sizeMax = sizeMax
  }

  get(name: string): Value | undefined {
    return this.#entries.get(name)
  }

  set(name: string, value: Value): void {
    this.#entries.delete(name)
    const oldest = this.#entries.keys().next()
    if (this.#entries.size >= this.#sizeMax && oldest.done !== true) {
      this.#entries.delete(oldest.value)
    }
    this.#entries.set(name, value)
  }
}

const resultsMax = 200
/** The result for a longer text is computed again, which limits the memory. */
const charactersMax = 10_000

/** Most requests are from few users. Equal texts have the same result, which can be a key of further caches. */
export const rememberResults = <Result extends object>(compute: (text: string) => Result) => {
  const results = new RecentMap<Result>(resultsMax)
  return (text: string): Result => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = compute(text)
    if (text.length <= charactersMax) results.set(text, result)
    return result
  }
}

/** The largest one has half a megabyte. */
const renderingsMax = 20

/** @param render depends on its argument only, which JSON can represent */
export const remembered = <Content, Rendered>(
  render: (content: Content) => Rendered,
): ((content: Content) => Rendered) => {
  const recent = new RecentMap<Rendered>(renderingsMax)
  return (content) => {
    const key = hash('sha256', JSON.stringify(content), 'base64url')
    const known = recent.get(key)
    if (known !== undefined) return known
    const rendered = render(content)
    recent.set(key, rendered)
    return rendered
  }
}
