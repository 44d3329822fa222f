/**
 * Whether what clients saw of one register can be put in an order that respects time: the search of
 * Wing and Gong, with the memory of Lowe. Each operation takes effect at one moment between its
 * call and its answer; of one whose outcome is unknown, at any moment after its call, or never.
 */
export interface Operation {
  readonly kind: 'read' | 'write'
  /** What was written, or read. */
  readonly value: string
  readonly called: number
  /** Infinity: nobody knows when, or whether. */
  readonly answered: number
}

export const isLinearizable = (history: readonly Operation[], first: string): boolean => {
  const operations = history
    .filter(({ kind, answered }) => kind === 'write' || answered !== Infinity)
    .toSorted((one, other) => one.called - other.called)
  const seen = new Set<string>()
  const search = (done: ReadonlySet<Operation>, value: string): boolean => {
    const open = operations.filter((operation) => !done.has(operation))
    if (open.every(({ answered }) => answered === Infinity)) return true
    const state = `${open.map((operation) => operations.indexOf(operation)).join()} ${value}`
    if (seen.has(state)) return false
    seen.add(state)
    // Whatever began after another one was answered comes after it.
    const earliest = Math.min(...open.map(({ answered }) => answered))
    return open
      .filter(({ called }) => called <= earliest)
      .some((operation) => {
        if (operation.kind === 'read' && operation.value !== value) return false
        return search(new Set([...done, operation]), operation.value)
      })
  }
  return search(new Set(), first)
}
