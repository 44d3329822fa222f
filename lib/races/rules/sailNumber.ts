/** Numbers on sails, with the nationality in front or beside them. */
import { groupedBy } from '#values/groupedBy.ts'
import { countryOfIoc } from './countries.ts'

export interface SailNumber {
  /** As it is written. */
  readonly sailId: string
  /** The code of the IOC. */
  readonly nationality: string | null
}

/** Letters before the number are a nationality only if they are a code of the IOC. */
const partsOf = ({ sailId, nationality }: SailNumber) => {
  const folded = sailId.replaceAll(/[\s-]/gu, '').toUpperCase()
  const [, nation = '', number = ''] = /^([A-Z]{3})(.*\d.*)$/.exec(folded) ?? []
  return countryOfIoc(nation) === undefined
    ? { nation: nationality?.toUpperCase() ?? '', number: folded }
    : { nation, number }
}

/** The nationality, and the number as it is written, for files with a column for each. */
export const splitSailId = (sail: SailNumber) => {
  const { nation } = partsOf({ ...sail, nationality: null })
  const number = nation === '' ? sail.sailId : sail.sailId.replace(/^\s*\w{3}[\s-]*/, '')
  return { nation: nation === '' ? (sail.nationality ?? '') : nation, number }
}

/** Puts the nationality in front, unless the number contains one. */
export const fullSailId = (sail: SailNumber): string => {
  const { nationality, sailId } = sail
  const isContained = partsOf({ ...sail, nationality: null }).nation !== ''
  return nationality === null || isContained ? sailId : `${nationality} ${sailId}`
}

/** Two boats with the same identity are one boat. */
export const identityOfSail = (sail: SailNumber): string => {
  const { nation, number } = partsOf(sail)
  return `${nation} ${number}`
}

/**
 * Finds boats by sail number and nationality. A nationality that is missing on one side is not
 * compared.
 */
export const sailFinder = <Boat>(boats: readonly Boat[], sailOf: (boat: Boat) => SailNumber) => {
  const all = boats.map((boat) => ({ boat, ...partsOf(sailOf(boat)) }))
  const byNumber = groupedBy(all, ({ number }) => number)
  return (sail: SailNumber): readonly Boat[] => {
    const { nation, number } = partsOf(sail)
    const same = number === '' ? [] : (byNumber.get(number) ?? [])
    const exact = same.filter((one) => one.nation === nation)
    const near = same.filter((one) => one.nation === '' || nation === '')
    return (exact.length > 0 ? exact : near).map(({ boat }) => boat)
  }
}
