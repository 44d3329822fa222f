/** The finish sheets, one boat in one race a line, as the import of race results in Sailwave reads them. */
import { formatTable } from '#values/formatTable.ts'
import { type PublishedResults, scoredColumns, scoresOfRace } from './published.ts'
import { sailCells } from './writeTable.ts'

export const writeRaceResults = (results: PublishedResults): string => {
  const rows = scoredColumns(results).flatMap(({ name, number }) =>
    scoresOfRace(results, name).map(({ competitor, score }) => {
      const { place, elapsedSeconds, code = '' } = score
      const [nation = '', sail = ''] = sailCells(competitor)
      const finish = [place === undefined ? '' : String(place), durationOf(elapsedSeconds), code]
      return [number, nation, sail, competitor.boatClass, ...finish]
    }),
  )
  return formatTable(
    [['raceno', 'nat', 'sailno', 'class', 'place', 'elapsed', 'code'], ...rows],
    ',',
  )
}

/** For example `1:02:03`. */
const durationOf = (seconds: number | undefined): string => {
  if (seconds === undefined) return ''
  const whole = Math.round(seconds)
  const twoDigits = (number: number): string => String(number % 60).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole)}`
}
