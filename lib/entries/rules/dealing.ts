/** Deals boats to fleets. Fleets are their indexes, best first, and boats their places in an order. */

/** The boats of each fleet: as equal as they can be, and a better fleet is never smaller. */
export const nearlyEqual = (boats: number, fleets: number): readonly number[] =>
  Array.from({ length: fleets }, (_, index) => Math.ceil((boats - index) / fleets))

/**
 * Deals A B C C B A and so on. A full fleet is passed over.
 * @returns the fleet of each place
 */
export const dealtDownAndBack = (sizes: readonly number[]): readonly number[] => {
  const longest = Math.max(0, ...sizes)
  return Array.from({ length: longest }, (_, round) => {
    const open = sizes.flatMap((size, fleet) => (round < size ? [fleet] : []))
    return round % 2 === 0 ? open : open.toReversed()
  }).flat()
}

/** The first boats are the first fleet, and so on. */
export const dealtInBlocks = (sizes: readonly number[]): readonly number[] =>
  sizes.flatMap((size, fleet) => Array<number>(size).fill(fleet))
