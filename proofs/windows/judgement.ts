/**
 * Compares responses with windows of time. The service reads the clock once in a request, at some time
 * between its begin and its end. So a request with no boundary after its begin, and none up to its
 * end, can have one response only.
 */

/** All times in milliseconds since 1970, on the clock of the machine. */
export interface Timeline {
  /** Ascending. Access changes at each of these times. */
  readonly boundaries: readonly number[]
  readonly isAllowedAtFirst: boolean
}

export interface Observation {
  readonly process: number
  readonly beganMillis: number
  readonly endedMillis: number
  readonly status: number
}

export interface Crossing {
  /** Whether access begins at this boundary. */
  readonly begins: boolean
  /** From the boundary to the begin of the first request after it, in milliseconds. */
  readonly afterMillis: number
  /** From the end of the last request before the boundary to the boundary. */
  readonly beforeMillis: number
}

/** `undecided`: a boundary passed during the request. `failed`: the service was not available. */
export const verdicts = ['right', 'wrong', 'undecided', 'failed'] as const

export type Verdict = (typeof verdicts)[number]

export const judge = (
  { boundaries, isAllowedAtFirst }: Timeline,
  observations: readonly Observation[],
  processes: number,
) => {
  /** The number of boundaries that have passed at the time. */
  const passedAt = (millis: number) => boundaries.filter((boundary) => boundary <= millis).length
  const isAllowedAfter = (passed: number) => (passed % 2 === 0) === isAllowedAtFirst
  const verdictOf = ({ beganMillis, endedMillis, status }: Observation): Verdict => {
    if (status === 0 || status >= 500) return 'failed'
    const passed = passedAt(beganMillis)
    if (status !== 200 && status !== 403) return 'wrong'
    if (passed !== passedAt(endedMillis)) return 'undecided'
    return (status === 200) === isAllowedAfter(passed) ? 'right' : 'wrong'
  }
  const judged = observations.map((each) => ({ ...each, verdict: verdictOf(each) }))
  const wrong = judged.filter(({ verdict }) => verdict === 'wrong')
  const right = judged.filter(({ verdict }) => verdict === 'right')
  /** Boundaries with a response before and after them, from each process. */
  const crossings: readonly Crossing[] = boundaries.flatMap((boundary, index) => {
    const ofProcesses = Array.from({ length: processes }, (_, process) => {
      const own = right.filter((each) => each.process === process)
      const before = own.filter(({ endedMillis }) => passedAt(endedMillis) === index)
      const after = own.filter(({ beganMillis }) => passedAt(beganMillis) === index + 1)
      return {
        afterMillis: Math.min(...after.map(({ beganMillis }) => beganMillis - boundary)),
        beforeMillis: Math.min(...before.map(({ endedMillis }) => boundary - endedMillis)),
      }
    })
    const crossing = {
      begins: isAllowedAfter(index + 1),
      afterMillis: Math.max(...ofProcesses.map(({ afterMillis }) => afterMillis)),
      beforeMillis: Math.max(...ofProcesses.map(({ beforeMillis }) => beforeMillis)),
    }
    return Number.isFinite(crossing.afterMillis + crossing.beforeMillis) ? [crossing] : []
  })
  return {
    crossings,
    contradictions: wrong.map((each) => JSON.stringify({ ...each, boundaries })),
    counts: Object.fromEntries(
      verdicts.map((name) => [name, judged.filter(({ verdict }) => verdict === name).length]),
    ) as Record<Verdict, number>,
  }
}
