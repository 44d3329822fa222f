/** The table of results in the layout of Sailwave, which the original server reads. */
import { splitSailId } from '#races/rules/sailNumber.ts'
import { formatTable } from '#values/formatTable.ts'
import {
  type PublishedResults,
  type PublishedScore,
  type PublishedStanding,
  scoredColumns,
} from './published.ts'

export const writeTable = (results: PublishedResults): string => {
  const races = scoredColumns(results).map(({ name }) => name)
  const names = ['Rank', 'Nat', 'SailNo', 'Club', 'HelmName', 'CrewName']
  // Sailwave ends each line with the separator.
  const header = [...names, ...races, 'Total', 'Nett', '']
  const rows = results.competitors.map((competitor) => [
    String(competitor.rank),
    ...sailCells(competitor),
    ...[competitor.club ?? '', competitor.name, competitor.crew ?? ''],
    ...races.map((race) => cellOf(competitor.scores[race])),
    ...[String(competitor.totalPoints), String(competitor.netPoints), ''],
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
