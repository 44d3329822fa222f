/** Marks that boats came near, but none of them passed: their recorded positions may be wrong. */
import type { Race, Regatta } from '#races/rules/regatta.ts'
import { waypointsOf } from '#courses/rules/raceCourse.ts'
import type { Standing } from '../rules/standings.ts'
import { readCourse } from '#courses/items/courses.ts'
import { readMarks } from '#courses/items/marks.ts'
import type { Context } from '#endpoint/context.ts'
import type { EntryInRace } from './raceStandings.ts'

/** The boats of one fleet come to a mark within a shorter time. */
const waitingMillis = 20 * 60_000

/** Returns a sentence for each of these marks, at once if boats passed a later one. */
export const describeMissedMarks = async (
  { store }: Context,
  { name }: Regatta,
  race: Race,
  entries: readonly EntryInRace[],
): Promise<string[]> => {
  const { course } = await readCourse(store, name, race)
  const [first] = entries
  if (course === undefined || first === undefined) return []
  const { marks } = await readMarks(store, name)
  const names = new Map(marks.map((mark) => [mark.id, mark.name]))
  const standings = entries.map(({ standing }) => standing)
  return waypointsOf(course).flatMap((waypoint, index) => {
    const metres = standings.flatMap(({ nearestMetres }) => nearestMetres[index] ?? [])
    if (metres.length === 0 || passingsOf(standings, index).length > 0) return []
    const waiting = first.atMillis - Math.min(...passingsOf(standings, index - 1))
    const isProven = standings.some(({ passings }) =>
      passings.slice(index).some((passing) => passing !== null),
    )
    if (!isProven && !(waiting >= waitingMillis)) return []
    const mark = waypoint.marks.map((id) => names.get(id) ?? id).join(' and ')
    const time = isProven ? '' : ` for ${Math.floor(waiting / 60_000)} minutes`
    const nearest = Math.round(Math.min(...metres))
    return [`No boat has passed ${mark}${time}: the nearest one was ${nearest} metres away.`]
  })
}

/** The starts, if nobody passed the first waypoint at a known time. */
const passingsOf = (standings: readonly Standing[], waypoint: number): readonly number[] => {
  const passings = standings.flatMap((standing) => standing.passings[waypoint] ?? [])
  return waypoint > 0 || passings.length > 0
    ? passings
    : standings.flatMap(({ startedMillis }) => startedMillis ?? [])
}
