/** The import of results, in the protocol of the original server. */
import { Type } from '@sinclair/typebox'
import { millis } from '../platform/fields.ts'
import { leaderboardName } from '../races/regattaFields.ts'
import { flag, input, reply, text, word } from '../schema.ts'

export const importProviders = [
  'ISAF XML Regatta Result (XRR) Importer',
  'Sailwave CSV result importer',
] as const

const list = (description: string) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 1024 }), { maxItems: 1000, description }))

export const resultFile = input({
  leaderboard: leaderboardName,
  scoreCorrectionProvider: word(importProviders, 'The format of the file'),
  allowPartialImport: Type.Optional(
    flag('Whether to import what matches although other boats or races do not'),
  ),
  allowRaceDefaultsByOrder: Type.Optional(
    flag('Whether a race without a race column of its name is the one at the same position'),
  ),
  timePointOfLastCorrectionValidityMillis: Type.Optional(millis('The time of the results')),
  comment: Type.Optional(
    text('A comment on the results, and on the finish sheets', { maxLength: 2000 }),
  ),
  sailId: list('Sail numbers of the file whose competitors are given by `competitorId`'),
  competitorId: list('The competitors of the sail numbers, in the same order'),
  raceNumber: list('Races of the file whose race columns are given by `raceColumnName`'),
  raceColumnName: list('The race columns of the races, in the same order'),
  file: Type.Unsafe<Uint8Array>({ description: 'The file' }),
})

const sail = { sailId: Type.String(), competitorId: Type.String() }
const race = { raceNumber: Type.String(), raceColumnName: Type.String() }

export const importedResults = reply({
  complete: flag('Whether all boats and races of the file match'),
  allowPartialImport: Type.Boolean(),
  matchedSailIds: Type.Array(reply(sail)),
  matchedRaceNumbers: Type.Array(reply(race)),
  unmatchedSailIds: Type.Array(Type.String()),
  unmatchedRaceNumbers: Type.Array(Type.String()),
  ignored: Type.Optional(Type.Array(Type.String(), { description: 'What is not read' })),
  applyResult: Type.Optional(
    Type.Array(
      reply({
        ...race,
        competitors: Type.Array(
          reply({
            ...sail,
            score: Type.Union([Type.Number(), Type.Null()], {
              description: 'Null: it follows from the code',
            }),
            maxPointsReason: text('The code, or `NONE`'),
          }),
        ),
      }),
      { description: 'What was imported; absent: nothing, and the status is 409' },
    ),
  ),
})
