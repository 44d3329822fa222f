/** Splits a list into lists of at most this size. */
export const chunksOf = <Element>(
  all: readonly Element[],
  size: number,
): readonly (readonly Element[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )
