/** The same random numbers in every run (mulberry32), so that runs are comparable. */
export type Random = (below: number) => number

export const seededRandom = (seed: number): Random => {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** @throws Error if there are no values */
export const oneOf = <Value>(values: readonly Value[], random: Random): Value => {
  if (values.length === 0) throw new Error('there is nothing to choose from')
  return values[random(values.length)] as Value
}

/** In the order of random ranks. */
export const shuffled = <Value>(values: readonly Value[], random: Random): readonly Value[] =>
  values
    .map((value) => ({ value, rank: random(2 ** 31) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ value }) => value)
