import type { Alternative } from '#endpoint/alternative.ts'
import type { seriesStandings } from '#schemas/results/standings.ts'
import { writeRaceResults, writeTable } from './writeTable.ts'
import { writeXrr } from './writeXrr.ts'
import { Failure, sentence } from '#values/failure.ts'
import { responseBytesMax } from '../steps/standingsSize.ts'

/** A file without a part of the competitors would be wrong without a word. */
export const withinResponse =
  <Results>(format: (results: Results) => string) =>
  (results: Results): string => {
    const text = format(results)
    // A function returns the text in JSON.
    if (Buffer.byteLength(JSON.stringify(text)) <= responseBytesMax) return text
    const detail = sentence`The file would have more than ${responseBytesMax} bytes. Ask for fewer competitors with \`limit\`, and for the others with the \`Link\` of the response.`
    throw new Failure('too-large', detail)
  }

/** The longer ending is first, because it contains the other one. */
export const resultForms: readonly Alternative<typeof seriesStandings>[] = [
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
