/** The content of the results page: the standings, and what they follow from. */
import { namedObject } from '#values/objectId.ts'
import { may } from '#access/readable.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { hasFleets, type Race, racesOf, type Regatta } from '#races/rules/regatta.ts'
import { readChanges } from '../steps/changes.ts'
import { describeStandings, type SeriesStandings } from '../steps/readStandings.ts'
import { scoreOf } from '../steps/scoreCells.ts'
import { inRoom } from '../steps/standingsSize.ts'
import { pointsNumber } from '../rules/scoring/pointsText.ts'
import { entryFactsOf, shownName } from '../rules/facts.ts'
import { isSheetOf, readResults, readSeriesFacts, type Results } from '../steps/results.ts'
import type { Context } from '#endpoint/context.ts'
import { codeWords } from '../rules/codeWords.ts'
import { digestOf } from '#table/key.ts'

/** The latest changes that the page shows. */
export const changesMax = 20

/**
 * Requires permission to read the regatta and the leaderboard.
 * @param from the position of the first competitor, from 1
 * @returns what identifies the content, and the content for those who do not have it
 */
export const showResultsPage = async (context: Context, regattaName: string, from: number) => {
  const facts = await readSeriesFacts(context, regattaName)
  const { regatta } = facts
  const visible = await visibleEntries(context, regatta.name, facts.entries)
  const mayScore = await may(context, namedObject('LEADERBOARD', regatta.name), 'UPDATE')
  const seen = [titlesOf(regatta), facts.basis, visible.map(entryFactsOf)]
  const basis = digestOf(JSON.stringify([...seen, mayScore, context.caller?.user.name, from]))
  return { basis, make: () => contentOf(context, { regattaName, from, mayScore, visible }) }
}

/** Entries that wait write the regatta too, and change nothing that the page shows. */
const titlesOf = ({ leaderboardDisplayName, name, boatClass, timeZone }: Regatta) => ({
  displayName: leaderboardDisplayName ?? name,
  boatClass,
  timeZone: timeZone ?? 'UTC',
})

interface Seen {
  readonly regattaName: string
  readonly from: number
  readonly mayScore: boolean
  readonly visible: readonly Entry[]
}

const contentOf = async (context: Context, { regattaName, from, mayScore, visible }: Seen) => {
  const results = await readResults(context, regattaName)
  const { regatta } = results
  const { changes } = await readChanges(context, regatta, { limit: changesMax })
  const standings = describeStandings(results, visible)
  const { competitors, next } = partFrom(standings.competitors, from)
  const ids = new Set(competitors.map(({ id }) => id))
  const names = new Map(
    visible.flatMap((entry) =>
      ids.has(entry.competitor.id) ? [[entry.competitor.id, entry] as const] : [],
    ),
  )
  const columns = standings.columns.filter(
    ({ name }, position, all) => all.findIndex((one) => one.name === name) === position,
  )
  const codes = new Set(
    competitors.flatMap(({ scores }) => Object.values(scores).flatMap(({ code }) => code ?? [])),
  )
  return {
    regatta: regatta.name,
    ...titlesOf(regatta),
    ...(context.caller === undefined ? {} : { caller: context.caller }),
    mayScore,
    changes,
    columns,
    competitors,
    from,
    next,
    count: standings.competitors.length,
    state: standings.state,
    lastChangeMillis: standings.lastChange,
    rules: standings.rules,
    comment: results.state?.scoringComment ?? null,
    codes: [...codes].sort().map((code) => ({ code, words: codeWords[code] ?? '' })),
    hasFleets: hasFleets(regatta),
    races: racesOf(regatta).map((race) => ({
      raceColumn: race.raceColumn.name,
      fleet: race.fleet,
      ...raceResult(results, names, race),
    })),
  }
}

type Competitor = SeriesStandings['competitors'][number]

/** Browsers and printers handle pages of this size well. */
const pageBytesMax = 3_000_000

/** The competitors from a position on, as many as a page has room for. */
const partFrom = (all: readonly Competitor[], from: number) => {
  const competitors = inRoom(all.slice(from - 1), pageBytesMax, bytesOnPage)
  const end = from + competitors.length
  return { competitors, next: end > all.length ? undefined : end }
}

/** A little more than the row of the standings, and a row in each race. */
const bytesOnPage = (competitor: Competitor): number => {
  const { name, sailId, boatClass, scores } = competitor
  const cells = Object.values(scores)
  const reasons = cells.reduce((sum, { because }) => sum + because.length, 0)
  const names = name.length + (sailId?.length ?? 0)
  // A character in HTML has up to six bytes, such as `&quot;`.
  return (cells.length + 2) * (300 + 6 * names) + 6 * boatClass.length + 2 * reasons
}

/** The lines of a sheet with their scores, in the order of places, then of the sheet. */
const raceResult = (results: Results, names: ReadonlyMap<string, Entry>, race: Race) => {
  const sheet = results.sheets.find(isSheetOf(race))
  if (sheet === undefined) return { state: 'none' as const, lines: [] }
  const lines = sheet.finishes.flatMap(({ competitorId, finishMillis }) => {
    const entry = names.get(competitorId)
    const score = entry && scoreOf(results, race.raceColumn.id, competitorId)
    if (entry === undefined || score === undefined) return []
    const { place, code, elapsedSeconds, correctedSeconds } = score
    return [
      {
        name: shownName(entry),
        sailId: entry.competitor.boat.sailId,
        place,
        code,
        finishMillis,
        points: pointsNumber(score.points),
        elapsedSeconds,
        correctedSeconds,
      },
    ]
  })
  const state = sheet.state === 'official' ? ('official' as const) : ('confirmed' as const)
  const placeOf = ({ place = Infinity }: (typeof lines)[number]): number => place
  return { state, lines: lines.toSorted((one, other) => placeOf(one) - placeOf(other) || 0) }
}

export type ResultsPage = Awaited<ReturnType<typeof contentOf>>
