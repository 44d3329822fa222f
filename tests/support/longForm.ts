/** The number of runs of random tests: for every change, or, with LONG=1, for a release. */
const isLong = process.env.LONG === '1'

export const runs = <Amount>(usual: Amount, long: Amount): Amount => (isLong ? long : usual)

/** The number of random sequences, which a proof chooses by `SEQUENCES`. */
export const sequences = (usual: number, long: number): number =>
  Number(process.env.SEQUENCES ?? runs(usual, long))

/** @param usual the seed of the test, unless a proof chooses another one by `SEED` */
export const seedOr = (usual: number): number => Number(process.env.SEED ?? usual)
