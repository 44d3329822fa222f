/** The content of the results page: the standings, and what they follow from. */
import { namedObject } from '#values/objectId.ts'
import { may } from '#access/readable.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { readVisibleEvent } from '#races/steps/events.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { hasFleets, racesOf, type Regatta } from '#races/rules/regatta.ts'
import { readChanges } from './changes.ts'
import { describeStandings, type SeriesStandings } from './readStandings.ts'
import { raceResult } from './raceResult.ts'
import { inRoom } from './standingsSize.ts'
import { entryFactsOf } from '../rules/facts.ts'
import { readResults, readSeriesFacts, type Results } from './results.ts'
import type { Context } from '#endpoint/context.ts'
import type { Language } from '#values/language.ts'
import { messageWriter } from '#values/messages.ts'
import { fill } from '#values/words.ts'
import { resultsWords } from '../words/resultsWords.ts'
import { digestOf } from '#table/key.ts'

/** The latest changes that the page shows. */
export const changesMax = 20

interface Wanted {
  readonly regattaName: string
  /** The position of the first competitor, from 1. */
  readonly from: number
  /** Absent: the boats of all fleets. */
  readonly fleet: string | undefined
  readonly language: Language
}

/**
 * Requires permission to read the regatta and the leaderboard.
 * @returns what identifies the content, and the content for those who do not have it
 */
export const showResultsPage = async (context: Context, wanted: Wanted) => {
  const { regattaName, from, fleet, language } = wanted
  const facts = await readSeriesFacts(context, regattaName)
  const { regatta } = facts
  const visible = await visibleEntries(context, regatta.name, facts.entries)
  const mayScore = await may(context, namedObject('LEADERBOARD', regatta.name), 'SCORE')
  const seen = [titlesOf(regatta), facts.basis, visible.map(entryFactsOf)]
  const user = context.caller?.user.name
  const basis = digestOf(JSON.stringify([...seen, mayScore, user, from, fleet, language]))
  return { basis, make: () => contentOf(context, { ...wanted, mayScore, visible }) }
}

/** Entries that wait write the regatta too, and change nothing that the page shows. */
const titlesOf = ({ leaderboardDisplayName, name, boatClass, timeZone }: Regatta) => ({
  displayName: leaderboardDisplayName ?? name,
  boatClass,
  timeZone: timeZone ?? 'UTC',
})

interface Seen extends Wanted {
  readonly mayScore: boolean
  readonly visible: readonly Entry[]
}

const contentOf = async (context: Context, seen: Seen) => {
  const { regattaName, from, fleet, language, mayScore, visible } = seen
  const words = resultsWords[language]
  const codeWords: Readonly<Record<string, string>> = words.codes
  const write = messageWriter(language, words.sentences)
  const results = await readResults(context, regattaName)
  const { regatta } = results
  const [{ changes }, event] = await Promise.all([
    readChanges(context, regatta, { limit: changesMax }, write),
    readVisibleEvent(context, regatta.eventId),
  ])
  const shown = fleet === undefined ? visible : visible.filter(isOfFleet(results, fleet))
  const standings = describeStandings(results, shown, write)
  const { competitors, next } = partFrom(standings.competitors, from)
  const columns = standings.columns.filter(
    ({ name }, position, all) => all.findIndex((one) => one.name === name) === position,
  )
  const codes = new Set(
    competitors.flatMap(({ scores }) => Object.values(scores).flatMap(({ code }) => code ?? [])),
  )
  return {
    language,
    words: words.results,
    write,
    regatta: regatta.name,
    /** With the results of all classes, if there are several. */
    eventId: event !== undefined && event.regattas.length > 1 ? event.id : undefined,
    ...titlesOf(regatta),
    ...(context.caller === undefined ? {} : { caller: context.caller }),
    mayScore,
    changes,
    columns,
    stages: stagesOf(results),
    competitors,
    from,
    fleet,
    fleets: fleetsOf(regatta),
    next,
    count: standings.competitors.length,
    state: standings.state,
    lastChangeMillis: standings.lastChange,
    rules: standings.rules,
    comment: commentIn(results.state?.scoringComment ?? '', words.results.updated),
    codes: [...codes].sort().map((code) => ({ code, words: codeWords[code] ?? '' })),
    hasFleets: hasFleets(regatta),
    races: racesFor(results, competitors, seen),
  }
}

/** The series of a championship with the numbers of their race columns. Empty without stages. */
const stagesOf = ({ regatta: { series } }: Results) =>
  series.some(({ stage }) => stage !== undefined)
    ? series.map(({ name, raceColumns }) => ({ name, columns: raceColumns.length }))
    : []

/** The comment of a scorer stays. The service writes its own in the language of the reader. */
const commentIn = (comment: string, updated: string): string =>
  comment.replace(/^Results of race (.*) have been updated\.$/, (_, race: string) =>
    fill(updated, { race }),
  )

/** The fleets of series with several ones. */
const fleetsOf = ({ series }: Regatta): readonly string[] => [
  ...new Set(series.flatMap(({ fleets }) => (fleets.length > 1 ? fleets : []))),
]

/** A boat is of each fleet that she is assigned to, or has sailed in. */
const isOfFleet = ({ standings: { standings } }: Results, fleet: string) => {
  const sailed = new Set(
    standings
      .filter(({ scores }) => scores.some((score) => score.fleet === fleet))
      .map(({ id }) => id),
  )
  return ({ competitor, fleets = [] }: Entry): boolean =>
    sailed.has(competitor.id) || fleets.some((one) => one.fleet === fleet)
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

/** The races of a fleet, and those in which its boats have lines. */
const racesFor = (results: Results, competitors: readonly Competitor[], seen: Seen) => {
  const { visible, fleet } = seen
  const ids = new Set(competitors.map(({ id }) => id))
  const shown = visible.filter(({ competitor }) => ids.has(competitor.id))
  const entries = new Map(shown.map((entry) => [entry.competitor.id, entry]))
  return racesOf(results.regatta)
    .map((race) => ({
      raceColumn: race.raceColumn.name,
      fleet: race.fleet,
      ...raceResult(results, entries, race),
    }))
    .filter((race) => [undefined, race.fleet].includes(fleet) || race.lines.length > 0)
}

export type ResultsPage = Awaited<ReturnType<typeof contentOf>>
