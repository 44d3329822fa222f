/** @throws Error when there are no samples */
export const median = (samples: readonly number[]): number => {
  const sorted = [...samples].sort((left, right) => left - right)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('There are no samples')
  return (lower + upper) / 2
}

/** @param share from 0 to 1 */
export const percentile = (samples: readonly number[], share: number): number =>
  [...samples].sort((left, right) => left - right)[Math.floor(samples.length * share)] ?? 0
