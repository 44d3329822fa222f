/** Numbers on sails, with the nationality in front or beside them. */
import { groupedBy } from '#values/groupedBy.ts'
import type { Boat, Competitor, Entry } from './competitor.ts'
import { countryOfIoc } from './countries.ts'

export interface SailNumber {
  /** As it is written. */
  readonly sailId: string
  /** The code of the IOC. */
  readonly nationality: string | null
}

/** Three letters before a digit, or before a blank or a hyphen. */
const inFront = /^\s*([A-Za-z]{3})(?=\d|[\s-].*\d)[\s-]*/

/** Letters before the number are a nationality only if they are a code of the IOC. */
const partsOf = ({ sailId, nationality }: SailNumber) => {
  const [letters = '', sent = ''] = inFront.exec(sailId) ?? []
  const nation = sent.toUpperCase()
  const isNation = countryOfIoc(nation) !== undefined
  const number = isNation ? sailId.slice(letters.length) : sailId
  return {
    nation: isNation ? nation : (nationality?.toUpperCase() ?? ''),
    number: number.replaceAll(/[\s-]/gu, '').toUpperCase(),
    isNation,
    written: number,
  }
}

/** The nationality, and the number as it is written, for files with a column for each. */
export const splitSailId = (sail: SailNumber) => {
  const { nation, written } = partsOf(sail)
  return { nation, number: written }
}

/** Puts the nationality in front, unless the number contains one. */
export const fullSailId = (sail: SailNumber): string => {
  const { nationality, sailId } = sail
  const isContained = nationality === null || partsOf(sail).isNation
  return isContained ? sailId : `${nationality} ${sailId}`
}

/** As pages write it. @example 'GER 1038' */
export const sailText = ({
  nationality,
  boat,
}: Pick<Competitor, 'nationality'> & { readonly boat: Pick<Boat, 'sailId'> }): string => {
  const { nation, written } = partsOf({ sailId: boat.sailId ?? '', nationality })
  return `${nation} ${written}`.trim()
}

/** The order of a notice board: by nationality, then by number. */
export const compareSails = (
  one: Parameters<typeof sailText>[0],
  other: Parameters<typeof sailText>[0],
): number => sailText(one).localeCompare(sailText(other), 'en', { numeric: true })

/** Two boats with the same identity are one boat. */
export const identityOfSail = (sail: SailNumber): string => {
  const { nation, number } = partsOf(sail)
  return `${nation} ${number}`
}

const sailOf = ({ competitor: { nationality, boat } }: Pick<Entry, 'competitor'>) => ({
  sailId: boat.sailId ?? '',
  nationality,
})

/** A nationality that is missing on one side is not compared: such entries are near, others exact. */
const matchesIn = <One extends Pick<Entry, 'competitor'>>(entries: readonly One[]) => {
  const all = entries.map((entry) => ({ entry, ...partsOf(sailOf(entry)) }))
  const byNumber = groupedBy(all, ({ number }) => number)
  return (sail: SailNumber) => {
    const { nation, number } = partsOf(sail)
    const same = number === '' ? [] : (byNumber.get(number) ?? [])
    const exact = same.filter((one) => one.nation === nation)
    const near = same.filter((one) => !exact.includes(one) && (one.nation === '' || nation === ''))
    return { exact: exact.map(({ entry }) => entry), near: near.map(({ entry }) => entry) }
  }
}

/** The entries that a number means. */
export const entryFinder = <One extends Pick<Entry, 'competitor'>>(entries: readonly One[]) => {
  const matches = matchesIn(entries)
  return (sail: SailNumber): readonly One[] => {
    const { exact, near } = matches(sail)
    return exact.length > 0 ? exact : near
  }
}

/** All entries that a number can mean, those with the same nationality first. */
export const entriesLike = <One extends Pick<Entry, 'competitor'>>(entries: readonly One[]) => {
  const matches = matchesIn(entries)
  return (sail: SailNumber): readonly One[] => {
    const { exact, near } = matches(sail)
    return [...exact, ...near]
  }
}
