import { EndpointResult, endpoint } from '#endpoint'
import { inputErrorsMax } from '#endpoint/formErrors.ts'
import {
  faultsOf,
  matchResults,
  type MatchedRace,
  sheetsOf,
} from '#results/formats/matchResults.ts'
import { readTable } from '#results/formats/readTable.ts'
import { readXrr } from '#results/formats/readXrr.ts'
import type { ResultDocument } from '#results/formats/resultDocument.ts'
import { racesOfColumn } from '#races/rules/regatta.ts'
import { listDrafts, type SheetItem } from '#results/items/sheets.ts'
import { requireAssigned } from '#results/steps/assignedBoats.ts'
import { readStandings } from '#results/steps/readStandings.ts'
import {
  isSheetOf,
  loadResultsInOrder,
  readResults,
  type StoredResults,
} from '#results/steps/results.ts'
import { saveSheets, type SheetChange } from '#results/steps/saveSheets.ts'
import { importedResults, type importProviders, resultFile } from '#schemas/results/resultImport.ts'
import type { Static } from '#schemas/schema.ts'
import { requireValid, sentence } from '#values/failure.ts'

export const { declaration, handler } = endpoint({
  name: 'importResults',
  summary: 'Import the results of a series from another program',
  description:
    'For existing clients. The points and codes of the file become confirmed finish sheets. The ' +
    'points are those of the published table, with the factor of a race column. Sail numbers match ' +
    'with or without their nationality. If boats or races match nothing, the response is 409 with ' +
    'the lists of them, and nothing is stored, unless `allowPartialImport` is true. Of several ' +
    'divisions, only that of the boat class is read. A dry run shows the outcome.',
  routes: ['PUT /sailingserver/api/v1/leaderboards/{leaderboard}/results'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['SCORE'], id: 'leaderboard' },
  input: resultFile,
  inputFrom: 'file',
  fileTypes: ['text/csv', 'application/octet-stream', 'application/xml', 'text/xml'],
  load: ({ context: { store }, input: { leaderboard } }) =>
    Promise.all([loadResultsInOrder(store, leaderboard), listDrafts(store, leaderboard)]),
  current: { show: ({ context, input }) => readStandings(context, input) },
  reply: { status: 200, body: importedResults, orStatus: 409 },
  errors: [
    'not-found',
    'malformed-request',
    'in-another-fleet',
    'not-in-fleet',
    'fleet-without-boats',
  ],
  run: async ({ context, input }) => {
    const options = optionsOf(input)
    const results = await readResults(context, input.leaderboard)
    const read = readers[input.scoreCorrectionProvider]
    const document = read(input.file, results.regatta.boatClass ?? '')
    requireValid(document.errors.slice(0, inputErrorsMax))
    const matched = matchResults(document, results.regatta, results.entries, options)
    const { allowPartialImport = false } = input
    const { sails, unmatchedSails, unmatchedRaces, races } = matched
    const { ignored, isOneSeries } = document
    const shown = {
      complete: isOneSeries && unmatchedSails.length === 0 && unmatchedRaces.length === 0,
      allowPartialImport,
      matchedSailIds: sails,
      matchedRaceNumbers: races.map(describeRace),
      unmatchedSailIds: unmatchedSails,
      unmatchedRaceNumbers: unmatchedRaces,
      ...(ignored.length > 0 && { ignored: ignored.slice(0, ignoredMax) }),
    }
    if (!isOneSeries || (!shown.complete && !allowPartialImport))
      return new EndpointResult(shown, { status: 409 })
    for (const { raceColumn, scores } of races) {
      requireAssigned(results, racesOfColumn(results.regatta, raceColumn), { finishes: scores })
    }
    const faults = faultsOf(races, results.regatta, results.entries)
    requireValid(faults.slice(0, inputErrorsMax))
    const drafts = await listDrafts(context.store, results.regatta.name)
    const changes = races.flatMap((race) => changesOf(results, drafts, race, input))
    await saveSheets(context, results, changes)
    return { ...shown, applyResult: races.map(describeScores) }
  },
})

type Wanted = Static<typeof resultFile>

/** More names would not be read. */
const ignoredMax = 100

const readers: Readonly<
  Record<(typeof importProviders)[number], (file: Uint8Array, boatClass: string) => ResultDocument>
> = { 'ISAF XML Regatta Result (XRR) Importer': readXrr, 'Sailwave CSV result importer': readTable }

/** @throws Failure `invalid-input` for lists of unequal length */
const optionsOf = (input: Wanted) => {
  const { sailId = [], competitorId = [], raceNumber = [], raceColumnName = [] } = input
  const errorOf = (parameter: string, one: readonly string[], other: readonly string[]) => {
    const detail = sentence`must have as many values as its list, ${one.length}, found ${other.length}`
    return one.length === other.length ? [] : [{ parameter, code: 'length', detail }]
  }
  requireValid([
    ...errorOf('competitorId', sailId, competitorId),
    ...errorOf('raceColumnName', raceNumber, raceColumnName),
  ])
  const mapOf = (names: readonly string[], values: readonly string[]) =>
    new Map(names.map((name, index) => [name, values[index] ?? '']))
  return {
    competitorIds: mapOf(sailId, competitorId),
    raceColumns: mapOf(raceNumber, raceColumnName),
    isByOrder: input.allowRaceDefaultsByOrder ?? false,
  }
}

/** The lines of boats that are not in the file stay, and so do the distance and the comment. */
const changesOf = (
  { regatta, entries, series, sheets }: StoredResults,
  drafts: readonly SheetItem[],
  matched: MatchedRace,
  { comment, timePointOfLastCorrectionValidityMillis: scoredMillis }: Wanted,
): readonly SheetChange[] => {
  const column = series.columns.find(({ name }) => name === matched.raceColumn)
  // Stated points count once in a medal race.
  const factor = column?.part.stage === 'medal' ? 100 : (column?.factor ?? 100)
  return sheetsOf(matched, regatta, entries, factor).map(({ race, finishes }) => {
    const old = sheets.find(isSheetOf(race))
    const listed = new Set(finishes.map(({ competitorId }) => competitorId))
    const kept = old?.finishes.filter(({ competitorId }) => !listed.has(competitorId)) ?? []
    const { distanceNm, comment: oldComment } = old ?? {}
    const shownComment = comment ?? oldComment
    const sheet = {
      raceColumnId: race.raceColumn.id,
      fleet: race.fleet,
      state: 'confirmed' as const,
      finishes: [...finishes, ...kept],
      cameToTheStart: old?.cameToTheStart ?? [],
      ...(distanceNm === undefined ? {} : { distanceNm }),
      ...(shownComment === undefined ? {} : { comment: shownComment }),
    }
    const draft = drafts.find(isSheetOf(race)) ?? ('absent' as const)
    return { race, sheet, draft, scoredMillis, scoringComment: comment }
  })
}

const describeRace = ({ number, raceColumn }: MatchedRace) => ({
  raceNumber: number,
  raceColumnName: raceColumn,
})

const describeScores = (race: MatchedRace) => ({
  ...describeRace(race),
  competitors: race.scores.map(({ sailId, competitorId, points, code = 'NONE' }) => ({
    sailId,
    competitorId,
    maxPointsReason: code,
    score: points ?? null,
  })),
})
