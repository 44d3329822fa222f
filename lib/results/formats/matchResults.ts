/** Finds the entries and the race columns of a document, and makes the finish sheets that it means. */
import type { Entry } from '#races/rules/competitor.ts'
import { fleetsInColumn } from '#races/rules/fleets.ts'
import { type Race, racesOfColumn, type Regatta } from '#races/rules/regatta.ts'
import { findersOf } from '#races/rules/fleetLists.ts'
import { type InputError, sentence, type Wording } from '#values/failure.ts'
import { groupedBy } from '#values/groupedBy.ts'
import type { Finish } from '../rules/finishSheet.ts'
import { systemOf } from '../rules/scoring/systems/systems.ts'
import { roundedPoints } from '../rules/scoring/pointsText.ts'
import type { ImportedScore, ResultDocument } from './resultDocument.ts'

/** More would make a response that no function can send, and take longer than a request may. */
const racesMax = 100
const scoresMax = 30_000

export interface MatchOptions {
  /** The id of the competitor by the number on the sail. These count first. */
  readonly competitorIds: ReadonlyMap<string, string>
  /** The name of the race column by the number of the race. */
  readonly raceColumns: ReadonlyMap<string, string>
  /** Races that no race column is named after are those at the same position. */
  readonly isByOrder: boolean
}

interface MatchedScore extends ImportedScore {
  readonly sailId: string
  readonly competitorId: string
}

export interface MatchedRace {
  readonly number: string
  readonly raceColumn: string
  readonly scores: readonly MatchedScore[]
}

export const matchResults = (
  { races, boats }: ResultDocument,
  regatta: Regatta,
  entries: readonly Entry[],
  options: MatchOptions,
) => {
  const columnNames = regatta.series.flatMap((one) => one.raceColumns.map(({ name }) => name))
  const columnOf = columnFinder(columnNames, options)
  const competitorOf = competitorFinder(entries, options)
  const foundRaces = races.map((race, index) => ({ ...race, raceColumn: columnOf(race, index) }))
  const foundBoats = boats.map((boat) => ({ ...boat, competitorId: competitorOf(boat.sailId) }))
  return {
    sails: foundBoats.flatMap(({ sailId, competitorId }) =>
      competitorId === undefined ? [] : [{ sailId, competitorId }],
    ),
    unmatchedSails: foundBoats.flatMap(({ sailId, competitorId }) =>
      competitorId === undefined ? [sailId] : [],
    ),
    unmatchedRaces: foundRaces.flatMap(({ number, raceColumn }) =>
      raceColumn === undefined ? [number] : [],
    ),
    races: foundRaces.flatMap(({ number, raceColumn }): readonly MatchedRace[] => {
      if (raceColumn === undefined) return []
      const scores = foundBoats.flatMap(({ sailId, competitorId, scores: ofBoat }) => {
        const score = ofBoat.get(number)
        if (score === undefined || competitorId === undefined) return []
        return [{ ...score, sailId, competitorId }]
      })
      return [{ number, raceColumn, scores }]
    }),
  }
}

/** A number such as `3` also means the only race column that ends with it, such as `R3`. */
const columnFinder =
  (names: readonly string[], { raceColumns, isByOrder }: MatchOptions) =>
  ({ number, name }: ResultDocument['races'][number], index: number): string | undefined => {
    const given = raceColumns.get(number)
    if (given !== undefined) return names.find((one) => one === given)
    const same = names.find((one) => one === name) ?? names.find((one) => one === number)
    const numbered = names.filter((one) => /(?<!\d)\d+$/.exec(one)?.[0] === number)
    return same ?? (numbered.length === 1 ? numbered[0] : isByOrder ? names[index] : undefined)
  }

const competitorFinder = (entries: readonly Entry[], { competitorIds }: MatchOptions) => {
  const { bySail, byId } = findersOf(entries)
  return (sailId: string): string | undefined => {
    const given = competitorIds.get(sailId)
    const [competitor, ...others] = given === undefined ? bySail(sailId) : byId(given)
    return others.length === 0 ? competitor?.id : undefined
  }
}

/** Returns the errors that make no finish sheets. */
export const faultsOf = (
  races: readonly MatchedRace[],
  regatta: Regatta,
  entries: readonly Entry[],
): readonly InputError[] => {
  const scores = races.reduce((sum, race) => sum + race.scores.length, 0)
  const isTooLarge = races.length > racesMax || scores > scoresMax
  const detail = sentence`must have at most ${racesMax} races and ${scoresMax} scores`
  if (isTooLarge) return [{ parameter: 'file', code: 'too-many', detail }]
  return races.flatMap((race, index) => {
    const ofColumn = racesOfColumn(regatta, race.raceColumn)
    const fleetOf = fleetsInColumn(ofColumn, entries)
    const known = new Set(ofColumn.map(({ fleet }) => fleet))
    const isTwice = races.slice(0, index).some((one) => one.raceColumn === race.raceColumn)
    const listed = new Set<string>()
    const ofScores = race.scores.flatMap(({ sailId, competitorId, points, code }) => {
      const fault = (faultCode: string, text: Wording): InputError => ({
        parameter: `${sailId} in race ${race.number}`,
        code: faultCode,
        detail: text,
      })
      const isRepeated = listed.has(competitorId)
      listed.add(competitorId)
      return [
        ...(isRepeated ? [fault('repeated', 'must be in the file once')] : []),
        ...(known.has(fleetOf(competitorId))
          ? []
          : [
              fault(
                'unknown',
                sentence`must be in one fleet of ${race.raceColumn}: assign fleets first`,
              ),
            ]),
        ...(code === 'RDG' && points === undefined
          ? [fault('required', 'must have points, because the file does not explain the redress')]
          : []),
      ]
    })
    const repeated = sentence`must be one of the races for ${race.raceColumn}`
    return [
      ...(isTwice
        ? [{ parameter: `race ${race.number}`, code: 'repeated', detail: repeated }]
        : []),
      ...ofScores,
    ]
  })
}

/** Published points contain the factor of the race column, and those of a sheet do not. */
export const sheetsOf = (
  { raceColumn, scores }: MatchedRace,
  regatta: Regatta,
  entries: readonly Entry[],
  /** Hundredths. */
  factor: number,
): readonly { readonly race: Race; readonly finishes: readonly Finish[] }[] => {
  const races = racesOfColumn(regatta, raceColumn)
  const fleetOf = fleetsInColumn(races, entries)
  const byFleet = groupedBy(scores, ({ competitorId }) => fleetOf(competitorId))
  return races.flatMap((race) => {
    const ofFleet = byFleet.get(race.fleet)
    if (ofFleet === undefined) return []
    const { direction } = systemOf(regatta.scoring)
    return [{ race, finishes: finishesOf(ofFleet, factor, direction) }]
  })
}

/** The points of redress do not say where the boat finished. */
const orderOf = ({ points, code }: MatchedScore, direction: number) =>
  code === 'RDG' || points === undefined ? Infinity : direction * points

const finishesOf = (
  scores: readonly MatchedScore[],
  factor: number,
  direction: number,
): readonly Finish[] =>
  scores
    .toSorted((one, other) => orderOf(one, direction) - orderOf(other, direction) || 0)
    .map(({ competitorId, points, code }, index, all) => {
      const previous = all[index - 1]
      const isLevel = !code && !previous?.code && points === previous?.points
      return {
        competitorId,
        ...(code && { code }),
        ...(points === undefined ? {} : { points: roundedPoints((100 * points) / factor) }),
        ...(isLevel && previous ? { levelWithPrevious: true } : {}),
      }
    })
