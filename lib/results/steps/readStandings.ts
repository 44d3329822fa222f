import { visibleEntries } from '#races/steps/entries.ts'
import { ConditionalResult } from '#endpoint/conditionalResult.ts'
import type { Context } from '#endpoint/context.ts'
import { readCursor, sealCursor } from '#table/cursor.ts'
import { EndpointResult } from '#endpoint/endpoint.ts'
import { digestOf } from '#table/key.ts'
import { payloadBytes } from '#values/payloadBytes.ts'
import type { seriesStandings, standingsQuery } from '#schemas/results/standings.ts'
import type { Static } from '#schemas/schema.ts'
import { namedObject } from '#values/objectId.ts'
import { opensByLink } from '#races/steps/registrationLink.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { pointsNumber } from '../rules/scoring/pointsText.ts'
import type { ColumnOfStandings, Score, Standing } from '../rules/scoring/standings.ts'
import { entryFactsOf, shownName } from '../rules/facts.ts'
import { type Sentence, writeEnglish } from '../words/sentences.ts'
import { countingSheets, isOfficial } from '../rules/movedRaces.ts'
import { readResults, readSeriesFacts, type SeriesResults } from './results.ts'
import { inRoom, responseBytesMax } from './standingsSize.ts'
import { resultsAt } from './history.ts'

export type SeriesStandings = Static<typeof seriesStandings>

interface Wanted extends Omit<Static<typeof standingsQuery>, 'at'> {
  /** Absent: now. */
  readonly atMillis?: number | undefined
  /** Whether the response is a file, which is whole unless there is a limit. */
  readonly isFile?: boolean | undefined
}

/** Ranks are those among all entries, also those that the caller may not see. */
export const readStandings = async (context: Context, wanted: Wanted) => {
  const { leaderboard, atMillis, secret } = wanted
  const facts = await readSeriesFacts(context, leaderboard)
  const { regatta, basis } = facts
  const isLinked = await opensByLink(context, namedObject('LEADERBOARD', regatta.name), secret)
  const seen = (entries: readonly Entry[]) =>
    isLinked ? entries : visibleEntries(context, regatta.name, entries)
  if (atMillis === undefined) {
    const visible = await seen(facts.entries)
    const { cursor = '', limit = 0 } = wanted
    const seenBasis = JSON.stringify([basis, cursor, limit, visible.map(entryFactsOf)])
    return new ConditionalResult(digestOf(seenBasis), async () =>
      pageOf(context, describeStandings(await facts.results(), visible), wanted),
    )
  }
  const results = await resultsAt(context, await readResults(context, leaderboard), atMillis)
  return pageOf(context, describeStandings(results, await seen(results.entries)), wanted)
}

/** The competitors from the cursor on, as many as the limit or the size of a response allows. */
const pageOf = (
  context: Context,
  { competitors, ...head }: SeriesStandings,
  { limit, cursor, isFile = false }: Wanted,
): EndpointResult<SeriesStandings> => {
  const list = `results of ${head.leaderboard}`
  const { position = '0' } = readCursor(context, list, cursor) ?? {}
  const rest = competitors.slice(Number(position), limit && Number(position) + limit)
  const fitting = isFile ? rest : inRoom(rest, responseBytesMax - payloadBytes(head))
  const end = Number(position) + fitting.length
  const isLast = end >= competitors.length
  const next = isLast ? undefined : sealCursor(context, list, { position: String(end) })
  return new EndpointResult({ ...head, competitors: fitting }, { next })
}

/** @param write for another language than that of the API */
export const describeStandings = (
  results: SeriesResults,
  visible: readonly Entry[],
  write: Write = writeEnglish,
) => {
  const { regatta, standings, series, state } = results
  const entries = new Map(visible.map((entry) => [entry.competitor.id, entry]))
  const names = new Map(series.columns.map(({ id, name }) => [id, name]))
  const writeOnce = remembering(write)
  return {
    leaderboard: regatta.name,
    state: stateOf(results),
    lastChange: state?.changedMillis ?? null,
    rules: standings.rules.map((rule) => write([rule])),
    columns: describeColumns(results),
    competitors: standings.standings.flatMap((standing) => {
      const entry = entries.get(standing.id)
      return entry === undefined
        ? []
        : [describeStanding(standing, entry, { names, write: writeOnce })]
    }),
  }
}

const stateOf = (results: SeriesResults): 'none' | 'provisional' | 'official' => {
  if (countingSheets(results).length === 0) return 'none'
  return isOfficial(results) ? 'official' : 'provisional'
}

const describeColumns = ({ standings, series, sheets }: SeriesResults) =>
  series.columns.flatMap((column, position) => {
    const { id, name, fleets, factor, isDiscardable, part, firstPlace } = column
    const scored: Partial<ColumnOfStandings> = standings.columns[position] ?? {}
    const { entries = 0, cameByFleet = {}, isScored = false, waitsFor } = scored
    return fleets.map((fleet) => {
      const sheet = sheets.find((one) => one.raceColumnId === id && one.fleet === fleet.name)
      return {
        name,
        fleet: fleet.name,
        state: sheet?.state ?? 'none',
        factor: pointsNumber(factor),
        isDiscardable,
        entries,
        came: cameByFleet[fleet.name] ?? 0,
        scored: isScored && fleet.name in cameByFleet,
        ...(part.stage !== undefined && { stage: part.stage }),
        ...(firstPlace !== undefined && { firstPlace }),
        ...(waitsFor && { waitsFor: [...waitsFor] }),
      }
    })
  })

const describeStanding = (
  standing: Standing,
  entry: Entry,
  { names, write }: { readonly names: ReadonlyMap<string, string>; readonly write: Write },
) => {
  const { rank, isTied, totalPoints, netPoints, scores } = standing
  const { id, nationality, boat } = entry.competitor
  return {
    rank,
    isTied,
    id,
    name: shownName(entry),
    sailId: boat.sailId,
    nationality,
    boatClass: boat.boatClass,
    ...(boat.name && { boat: boat.name }),
    ...(entry.crew && { crew: entry.crew }),
    ...(entry.club && { club: entry.club }),
    ...(entry.withdrawn === true ? { withdrawn: true } : {}),
    totalPoints: pointsNumber(totalPoints),
    netPoints: pointsNumber(netPoints),
    ...describeSeriesScore(standing, write),
    scores: Object.fromEntries(
      scores.map((score) => [names.get(score.columnId) ?? '', describeScore(score, write)]),
    ),
  }
}

/** The parts of a net score that is no sum of scores, and the fleet that it is compared in. */
const describeSeriesScore = (
  { fleet, carriedPoints, lacking, because }: Standing,
  write: Write,
) => ({
  ...(fleet !== undefined && { fleet }),
  ...(carriedPoints !== undefined && { carriedPoints: pointsNumber(carriedPoints) }),
  ...(lacking !== undefined && { qualified: false, lacking }),
  ...(because && { because: write(because) }),
})

type Writable<Shown> = { -readonly [Name in keyof Shown]: Shown[Name] }

type ShownScore = Writable<SeriesStandings['competitors'][number]['scores'][string]>

type Write = (sentences: readonly Sentence[]) => string

/** Stored scores share their sentences. */
const remembering = (write: Write): Write => {
  const written = new Map<Sentence, string>()
  const textOf = (sentence: Sentence): string => {
    const text = written.get(sentence) ?? write([sentence])
    written.set(sentence, text)
    return text
  }
  return (sentences) => {
    let text = ''
    for (const sentence of sentences) text += textOf(sentence)
    return text
  }
}

/** There are so many of them that spread properties would take most of the time of a response. */
export const describeScore = (score: Score, write: Write = writeEnglish): ShownScore => {
  const { place, points, code, elapsedSeconds, correctedSeconds, isDiscarded, rule } = score
  const because = write(score.because)
  const shown: ShownScore = { points: pointsNumber(points), isDiscarded, rule, because }
  if (place !== undefined) shown.place = place
  if (code !== undefined) shown.code = code
  if (elapsedSeconds !== undefined) shown.elapsedSeconds = elapsedSeconds
  if (correctedSeconds !== undefined) shown.correctedSeconds = correctedSeconds
  return shown
}
