/**
 * Checks the history of one register for linearizability, with the search of Wing and Gong and the
 * memoization of Lowe. Each operation takes effect at one moment between its call and its response.
 * An operation of unknown outcome takes effect at any moment after its call, or never.
 */
export interface Operation {
  readonly kind: 'read' | 'write'
  /** The value that was written, or read. */
  readonly value: string
  readonly called: number
  /** Infinity: the outcome is unknown. */
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
    // An operation that began after the response of another one comes after it.
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
