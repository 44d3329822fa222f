/** The tables of Sailwave: the results, which the original server reads too, and the finish sheets. */
import { splitSailId } from '#races/rules/sailNumber.ts'
import { formatTable } from '#values/formatTable.ts'
import { durationText } from '../rules/scoring/correctedTime.ts'
import type { seriesStandings } from '#schemas/results/standings.ts'
import type { Static } from '#schemas/schema.ts'

export const writeTable = (results: PublishedResults): string => {
  const races = scoredColumns(results).map(({ name }) => name)
  const names = ['Rank', 'Nat', 'SailNo', 'Club', 'HelmName', 'CrewName']
  // Sailwave ends each line with the separator.
  const timed = races.filter((race) =>
    results.competitors.some(({ scores }) => scores[race]?.correctedSeconds !== undefined),
  )
  const corrected = timed.map((race) => `${race} correctedSeconds`)
  const isCarried = results.competitors.some(({ carriedPoints }) => carriedPoints !== undefined)
  const carried = isCarried ? ['carriedPoints'] : []
  const header = [...names, ...races, 'Total', 'Nett', ...corrected, ...carried, '']
  const rows = results.competitors.map((competitor) => [
    String(competitor.rank),
    ...sailCells(competitor),
    competitor.club ?? '',
    competitor.name,
    competitor.crew ?? '',
    ...races.map((race) => cellOf(competitor.scores[race])),
    String(competitor.totalPoints),
    String(competitor.netPoints),
    ...timed.map((race) => String(competitor.scores[race]?.correctedSeconds ?? '')),
    ...carried.map(() => String(competitor.carriedPoints ?? '')),
    '',
  ])
  return formatTable([header, ...rows], ';')
}

export const sailCells = ({ sailId, nationality }: PublishedStanding) => {
  const { nation, number } = splitSailId({ sailId: sailId ?? '', nationality })
  return [nation, number]
}

/** For example `4`, `32,DNF`, or `(32,DNF)` for a discarded score. */
const cellOf = (score: PublishedScore | undefined): string => {
  if (score === undefined) return ''
  const { points, code, isDiscarded } = score
  const text = code === undefined ? String(points) : `${points},${code}`
  return isDiscarded ? `(${text})` : text
}

/** One boat in one race a line, as the import of race results in Sailwave reads it. */
export const writeRaceResults = (results: PublishedResults): string => {
  const rows = scoredColumns(results).flatMap(({ name, number }) =>
    scoresOfRace(results, name).map(({ competitor, score }) => {
      const { place, elapsedSeconds, code = '' } = score
      const [nation = '', sail = ''] = sailCells(competitor)
      const elapsed = elapsedSeconds === undefined ? '' : durationText(elapsedSeconds)
      const finish = [place === undefined ? '' : String(place), elapsed, code]
      return [number, nation, sail, competitor.boatClass, ...finish]
    }),
  )
  return formatTable(
    [['raceno', 'nat', 'sailno', 'class', 'place', 'elapsed', 'code'], ...rows],
    ',',
  )
}

export type PublishedResults = Static<typeof seriesStandings>
export type PublishedStanding = PublishedResults['competitors'][number]
type PublishedScore = PublishedStanding['scores'][string]

/** The race columns that count, with their number among all of the leaderboard. */
export const scoredColumns = ({ columns }: PublishedResults) =>
  [...new Set(columns.map(({ name }) => name))].flatMap((name, index) => {
    const scored = columns.filter((column) => column.name === name && column.scored)
    const isOfficial = scored.every(({ state }) => state === 'official')
    return scored.length === 0 ? [] : [{ name, number: String(index + 1), isOfficial }]
  })

/** The scores of a race, in the order of finishing. */
export const scoresOfRace = ({ competitors }: PublishedResults, column: string) =>
  competitors
    .flatMap((competitor) => {
      const score = competitor.scores[column]
      return score === undefined ? [] : [{ competitor, score }]
    })
    .sort(({ score: one }, { score: other }) => placeOf(one) - placeOf(other))

const placeOf = ({ place = Number.MAX_SAFE_INTEGER }: PublishedScore): number => place
