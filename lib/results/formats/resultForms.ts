/** The standings as files for other programs. */
import type { Alternative } from '#endpoint/alternative.ts'
import { withinResponse } from './withinResponse.ts'
import type { seriesStandings } from '#schemas/results/standings.ts'
import { writeRaceResults, writeTable } from './writeTable.ts'
import { writeXrr } from './writeXrr.ts'

type ResultForm = Alternative<typeof seriesStandings>

/** The longer ending is first, because it contains the other one. */
export const resultForms: readonly ResultForm[] = [
  {
    mediaType: 'application/vnd.sailwave.race-results+csv',
    ending: '.sailwave.csv',
    description: 'The finish sheets, for the import of race results in Sailwave',
    titleOf: ({ leaderboard }) => leaderboard,
    format: withinResponse(writeRaceResults),
  },
  {
    mediaType: 'text/csv',
    ending: '.csv',
    description: 'The table of results in the layout of Sailwave',
    titleOf: ({ leaderboard }) => leaderboard,
    format: withinResponse(writeTable),
  },
  {
    mediaType: 'application/xml',
    ending: '.xml',
    description: 'World Sailing XRR 1.3',
    titleOf: ({ leaderboard }) => leaderboard,
    format: withinResponse(writeXrr),
  },
]
