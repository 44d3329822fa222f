/** The results as World Sailing XRR 1.3, which other programs and the original server read. */
import { DOMImplementation, type Element, XMLSerializer } from '@xmldom/xmldom'
import { cleaned } from '#values/text.ts'
import {
  type PublishedResults,
  type PublishedStanding,
  sailCells,
  scoredColumns,
  scoresOfRace,
} from './writeTable.ts'

type Attributes = Readonly<Record<string, string | number | undefined>>

export const writeXrr = (results: PublishedResults): string => {
  const { leaderboard, lastChange } = results
  const [Date, Time] = momentOf(lastChange)
  const document = new DOMImplementation().createDocument(null, 'SailingXRR')
  const root = document.documentElement
  if (root === null) throw new Error('the document has no root')
  setAttributes(root, { Type: 'Results', Version: '1.3', Date, Time })
  const teams = results.competitors.map((competitor, index) => ({
    competitor,
    TeamID: `t${index + 1}`,
  }))
  for (const { competitor, TeamID } of teams) {
    const { name } = competitor
    const [, GivenName, FamilyName = name] = /^(.*) (\S+)$/.exec(name) ?? []
    // The schema requires the number of World Sailing, which entries do not contain.
    const IDs = { PersonID: `p${TeamID}`, IFPersonID: '' }
    add(root, 'Person', { ...IDs, FamilyName, GivenName, NOC: nocOf(competitor) })
  }
  for (const { competitor, TeamID } of teams) {
    const SailNumber = sailCells(competitor).join(' ').trim()
    add(root, 'Boat', { BoatID: `b${TeamID}`, SailNumber, BoatName: competitor.boat })
  }
  for (const { competitor, TeamID } of teams) {
    const [BoatID, NOC] = [`b${TeamID}`, nocOf(competitor)]
    const team = add(root, 'Team', { TeamID, BoatID, NOC, TeamName: competitor.name })
    add(team, 'Crew', { PersonID: `p${TeamID}`, Position: 'S' })
  }
  const event = add(root, 'Event', { EventID: 'e1', Title: leaderboard })
  addRaces(event, results, new Map(teams.map(({ competitor, TeamID }) => [competitor, TeamID])))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`
}

const nocOf = (competitor: PublishedStanding): string | undefined => {
  const [nation = ''] = sailCells(competitor)
  return nation === '' ? undefined : nation
}

/** The schema requires a time, also before the first result. */
const momentOf = (millis: number | null): readonly string[] =>
  new Date(millis ?? Date.now()).toISOString().split(/[T.]/)

const addRaces = (
  event: Element,
  results: PublishedResults,
  teamIds: ReadonlyMap<PublishedStanding, string>,
): void => {
  const { competitors, leaderboard } = results
  const races = scoredColumns(results)
  for (const { name, number, isOfficial } of races) {
    const RaceStatus = isOfficial ? 'Official' : 'Provisional'
    add(event, 'Race', { RaceID: `r${number}`, RaceNumber: number, RaceName: name, RaceStatus })
  }
  const [boatClass, ...others] = new Set(competitors.map((competitor) => competitor.boatClass))
  const Title = others.length === 0 ? (boatClass ?? leaderboard) : leaderboard
  const division = add(event, 'Division', { DivisionID: 'd1', Title })
  for (const { name, number } of races) {
    for (const { competitor, score } of scoresOfRace(results, name)) {
      const ids = { RaceID: `r${number}`, TeamID: teamIds.get(competitor) }
      const { points: RacePoints, place: RaceRank, code: ScoreCode, isDiscarded } = score
      const Discard = isDiscarded ? 'true' : undefined
      add(division, 'RaceResult', { ...ids, RacePoints, RaceRank, ScoreCode, Discard })
    }
  }
  for (const competitor of competitors) {
    const { totalPoints: TotalPoints, netPoints: NetPoints, rank: Rank } = competitor
    const TeamID = teamIds.get(competitor)
    add(division, 'SeriesResult', { TeamID, TotalPoints, NetPoints, Rank })
  }
}

/** Each element gets a line of its own. */
const add = (parent: Element, name: string, attributes: Attributes): Element => {
  const { ownerDocument } = parent
  if (ownerDocument === null) throw new Error('the element has no document')
  const element = ownerDocument.createElement(name)
  setAttributes(element, attributes)
  parent.appendChild(ownerDocument.createTextNode('\n'))
  parent.appendChild(element)
  return element
}

/** Without characters that XML forbids. */
const setAttributes = (element: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, cleaned(String(value)))
  }
}
