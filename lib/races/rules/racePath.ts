/** The paths of a race. */
import { pathOf } from '#values/pathSegment.ts'

interface RaceNames {
  readonly regatta: string
  readonly raceColumn: string
  readonly fleet: string
}

/** The path of something of a race. */
export const racePath = (
  start: string,
  { regatta, raceColumn, fleet }: RaceNames,
  end?: string,
): string => pathOf(start, [regatta, raceColumn, fleet], end)
