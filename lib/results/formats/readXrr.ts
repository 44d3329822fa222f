import { fullSailId } from '#races/rules/sailNumber.ts'
import { type InputError, sentence } from '#values/failure.ts'
import { decodeText } from '#values/parseTable.ts'
import { elementsIn, parseXml, type XmlElement } from '#values/xml.ts'
import { type ImportedScore, readScore, type ResultDocument } from './resultDocument.ts'

type Attributes = ReadonlyMap<string, string>

/** Reads the division of the class, if there are several. @throws Failure `malformed-request` */
export const readXrr = (bytes: Uint8Array, boatClass: string): ResultDocument => {
  const root = parseXml(decodeText(bytes), ['SailingXRR'], 'XRR')
  const all = elementsIn(root, 'Division')
  const title = folded(boatClass)
  const ofClass = all.filter((one) => title !== '' && folded(textOf(one, 'Title')) === title)
  const isSeveral = all.length > 1
  const [division] = ofClass
  if (isSeveral && (division === undefined || ofClass.length > 1)) {
    const ignored = all.map(divisionName)
    return { races: [], boats: [], errors: [], ignored, isOneSeries: false }
  }
  const results = elementsIn(isSeveral && division ? division : root, 'RaceResult')
  const isRead = (name: string) => {
    const named = new Set(results.map((result) => textOf(result, name)))
    return (id: string): boolean => !isSeveral || named.has(id)
  }
  const [isTeamRead, isRaceRead] = [isRead('TeamID'), isRead('RaceID')]
  const sailIds = new Map([...sailIdsIn(root)].filter(([id]) => isTeamRead(id)))
  const races = new Map([...racesIn(root)].filter(([id]) => isRaceRead(id)))
  const numbers = new Map(Array.from(races, ([id, { number }]) => [id, number]))
  return {
    isOneSeries: true,
    races: [...races.values()],
    ...scoresIn(results, sailIds, numbers),
    ignored: isSeveral ? all.flatMap((one) => (one === division ? [] : [divisionName(one)])) : [],
  }
}

const textOf = ({ attributes }: XmlElement, name: string): string => attributes[name]?.trim() ?? ''

const divisionName = (division: XmlElement): string => `Division ${textOf(division, 'Title')}`

/** Titles are compared by letters and digits: `J/70` is `J 70`. */
const folded = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const racesIn = (root: XmlElement) =>
  new Map(
    elementsIn(root, 'Race').map((race) => {
      const [id, name] = [textOf(race, 'RaceID'), textOf(race, 'RaceName')]
      return [id, { number: textOf(race, 'RaceNumber') || name || id, name }]
    }),
  )

/** The sail numbers by the ids of teams. */
const sailIdsIn = (root: XmlElement): Attributes => {
  const boats = elementsIn(root, 'Boat')
  const sailNumbers = new Map(
    boats.map((boat) => [textOf(boat, 'BoatID'), textOf(boat, 'SailNumber')]),
  )
  return new Map(
    elementsIn(root, 'Team').map((team) => {
      const sailId = sailNumbers.get(textOf(team, 'BoatID')) ?? ''
      // Programs write the nationality into the number, or beside it.
      return [
        textOf(team, 'TeamID'),
        fullSailId({ sailId, nationality: textOf(team, 'NOC') || null }),
      ]
    }),
  )
}

const scoresIn = (results: readonly XmlElement[], sailIds: Attributes, numbers: Attributes) => {
  const errors: InputError[] = []
  const scores = new Map(Array.from(sailIds.keys(), (id) => [id, new Map<string, ImportedScore>()]))
  for (const [index, result] of results.entries()) {
    const [teamId, raceId] = [textOf(result, 'TeamID'), textOf(result, 'RaceID')]
    const [ofTeam, number] = [scores.get(teamId), numbers.get(raceId)]
    const name = `RaceResult ${index + 1}`
    if (ofTeam === undefined || number === undefined) {
      const [id, element] = ofTeam === undefined ? [teamId, 'Team'] : [raceId, 'Race']
      const detail = sentence`must have the ${element}ID of a \`${element}\`, found '${id.slice(0, 100)}'`
      errors.push({ parameter: name, code: 'unknown', detail })
      continue
    }
    const parameter = `RaceResult of ${sailIds.get(teamId) ?? ''} in race ${number}`
    if (ofTeam.has(number)) {
      errors.push({ parameter, code: 'repeated', detail: 'must be in the file once' })
    }
    const read = readScore(textOf(result, 'RacePoints'), textOf(result, 'ScoreCode'), { parameter })
    errors.push(...read.errors)
    if (read.score !== undefined) ofTeam.set(number, read.score)
  }
  const boats = Array.from(scores, ([id, own]) => ({ sailId: sailIds.get(id) ?? '', scores: own }))
  return { boats, errors }
}
