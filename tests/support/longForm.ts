/** The number of runs of random tests: for every change, or, with LONG=1, for a release. */
const isLong = process.env.LONG === '1'

export const runs = <Amount>(usual: Amount, long: Amount): Amount => (isLong ? long : usual)
