/**
 * How often random tests try: as often as every change deserves, or, with LONG=1, as often as a
 * release does.
 */
const isLong = process.env.LONG === '1'

export const runs = <Amount>(usual: Amount, long: Amount): Amount => (isLong ? long : usual)
