import { movedBetween } from './changes.ts'
import type { FinishSheet } from './finishSheet.ts'
import type { Score, Standings } from './scoring/standings.ts'

interface Scored {
  readonly sheets: readonly Pick<FinishSheet, 'raceColumnId' | 'fleet' | 'state'>[]
  readonly standings: Standings
}

export const keyOfRace = ({ raceColumnId, fleet }: Pick<FinishSheet, 'raceColumnId' | 'fleet'>) =>
  `${raceColumnId} ${fleet}`

/** Points, discards and places, by race and boat. */
const scoresIn = ({ standings }: Standings): ReadonlyMap<string, string> =>
  new Map(
    standings.flatMap(({ id, scores }) =>
      scores.map((score) => [`${raceOfScore(score)} ${id}`, textOf(score)]),
    ),
  )

const raceOfScore = ({ columnId, fleet = '' }: Score): string =>
  keyOfRace({ raceColumnId: columnId, fleet })

const textOf = ({ points, isDiscarded, place = 0 }: Score) => `${points} ${isDiscarded} ${place}`

/** The keys of the races in which the points, the discard or the place of a boat differ. */
export const movedRaces = (before: Standings, after: Standings): ReadonlySet<string> => {
  const sides = [before, after] as const
  const [earlier, later] = sides.map(scoresIn)
  const moved = new Set<string>()
  for (const { id, scores } of sides.flatMap(({ standings }) => standings)) {
    for (const score of scores) {
      const race = raceOfScore(score)
      const key = `${race} ${id}`
      if (earlier?.get(key) !== later?.get(key)) moved.add(race)
    }
  }
  return moved
}

/** Whether all sheets that count are official. */
export const isOfficial = ({ standings, sheets }: Scored): boolean => {
  const counting = countingSheets({ standings, sheets })
  return counting.length > 0 && counting.every(({ state }) => state === 'official')
}

export const countingSheets = <Sheet extends Scored['sheets'][number]>({
  standings,
  sheets,
}: {
  readonly sheets: readonly Sheet[]
  readonly standings: Standings
}): readonly Sheet[] => {
  const scored = new Set(standings.columns.filter(({ isScored }) => isScored).map(({ id }) => id))
  return sheets.filter(({ raceColumnId }) => scored.has(raceColumnId))
}

/** Official sheets that become provisional: of moved races, or all if only standings moved. */
export const noLongerOfficial = <Sheet extends Scored['sheets'][number]>(
  before: Scored,
  after: { readonly sheets: readonly Sheet[]; readonly standings: Standings },
): readonly Sheet[] => {
  const official = after.sheets.filter(({ state }) => state === 'official')
  const races = movedRaces(before.standings, after.standings)
  const moved = official.filter((sheet) => races.has(keyOfRace(sheet)))
  const areStillOfficial = moved.length === 0 && isOfficial(before) && isOfficial(after)
  return areStillOfficial && movedBetween(before.standings, after.standings).length > 0
    ? official
    : moved
}
