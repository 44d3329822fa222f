/** Reads World Sailing XRR. */
import { fullSailId } from '#races/rules/sailNumber.ts'
import type { InputError } from '#values/failure.ts'
import { decodeText } from '#values/parseTable.ts'
import { elementsIn, parseXml, type XmlElement } from '#values/xml.ts'
import { type ImportedScore, readScore, type ResultDocument } from './resultDocument.ts'

/** @throws Failure `malformed-request` */
export const readXrr = (bytes: Uint8Array): ResultDocument => {
  const root = parseXml(decodeText(bytes), ['SailingXRR'], 'XRR')
  const all = (name: string): readonly XmlElement[] => elementsIn(root, name)
  const sailNumbers = new Map(
    all('Boat').map((boat) => [textOf(boat, 'BoatID'), textOf(boat, 'SailNumber')]),
  )
  const sailIds = new Map(
    all('Team').map((team) => {
      const sailNumber = sailNumbers.get(textOf(team, 'BoatID')) ?? ''
      return [textOf(team, 'TeamID'), sailIdOf(textOf(team, 'NOC'), sailNumber)]
    }),
  )
  const races = new Map(
    all('Race').map((race) => [
      textOf(race, 'RaceID'),
      { number: numberOf(race), name: textOf(race, 'RaceName') },
    ]),
  )
  const errors: InputError[] = []
  const boats = new Map(
    Array.from(sailIds.values(), (sailId) => [sailId, new Map<string, ImportedScore>()]),
  )
  for (const result of all('RaceResult')) {
    const sailId = sailIds.get(textOf(result, 'TeamID')) ?? ''
    const number = races.get(textOf(result, 'RaceID'))?.number ?? ''
    const at = { parameter: `RaceResult of ${sailId} in race ${number}` }
    const read = readScore(textOf(result, 'RacePoints'), textOf(result, 'ScoreCode'), at)
    errors.push(...read.errors)
    if (read.score !== undefined) boats.get(sailId)?.set(number, read.score)
  }
  return {
    races: [...races.values()],
    boats: Array.from(boats, ([sailId, scores]) => ({ sailId, scores })),
    errors,
  }
}

const textOf = ({ attributes }: XmlElement, name: string): string => attributes[name]?.trim() ?? ''

const numberOf = (race: XmlElement): string =>
  ['RaceNumber', 'RaceName', 'RaceID'].map((name) => textOf(race, name)).find(Boolean) ?? ''

/** Programs write the nationality into the number, or beside it. */
const sailIdOf = (nation: string, sailId: string): string =>
  fullSailId({ sailId, nationality: nation === '' ? null : nation })
