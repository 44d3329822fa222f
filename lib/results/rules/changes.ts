/** Says what changed between two confirmed sheets of a race, and between two standings. */
import { factorValue } from '#races/rules/yardstick.ts'
import type { Finish, FinishSheet, Penalty, Redress } from './finishSheet.ts'
import { keepsPlace } from './scoring/codes.ts'
import { type Place, placesOf } from './scoring/places.ts'
import type { Series, Standings } from './scoring/standings.ts'
import { isSameJson } from '#values/sameJson.ts'
import type { Sentence } from '../words/sentences.ts'

/** The name of a competitor or of a race column, by its id. */
type NameOf = (id: string) => string

interface ReadSheet {
  readonly sheet: FinishSheet
  readonly lines: ReadonlyMap<string, Finish>
  readonly places: ReadonlyMap<string, Place>
}

const readSheet = (sheet: FinishSheet, scoredBy: Series['scoredBy']): ReadSheet => ({
  sheet,
  lines: new Map(sheet.finishes.map((finish) => [finish.competitorId, finish])),
  places: placesOf(sheet, scoredBy),
})

/** Comments make no sentence, and neither does a move that another boat caused. */
export const sentencesOf = (
  before: FinishSheet | undefined,
  after: FinishSheet | undefined,
  nameOf: NameOf,
  scoredBy: Series['scoredBy'] = 'order',
): readonly Sentence[] => {
  if (after === undefined) {
    return before === undefined ? [] : [['deleted', { race: nameOf(before.raceColumnId) }]]
  }
  const race = nameOf(after.raceColumnId)
  if (before === undefined) {
    const count = after.finishes.filter(keepsPlace).length
    return [[after.state === 'official' ? 'officialWith' : 'confirmedWith', { race, count }]]
  }
  const sheets = [readSheet(before, scoredBy), readSheet(after, scoredBy)] as const
  return [
    ...(before.state === after.state ? [] : [[after.state, { race }] as const]),
    ...raceSentences(before, after, race),
    ...boatSentences(...sheets, nameOf),
  ]
}

const raceSentences = (before: FinishSheet, after: FinishSheet, race: string): Sentence[] => {
  const { distanceNm: distance } = after
  const start: Sentence = ['startOf', { race }]
  return [
    ...timeSentences(start, before.startMillis, after.startMillis),
    ...(before.distanceNm === distance
      ? []
      : distance === undefined
        ? [['distanceUnknown', { race }] as const]
        : [['distance', { race, distance: Number(distance) }] as const]),
  ]
}

const timeSentences = (
  time: Sentence,
  before: number | undefined,
  after: number | undefined,
): Sentence[] => {
  if (before === after) return []
  if (before === undefined) return [['timeAdded', { time }]]
  if (after === undefined) return [['timeRemoved', { time }]]
  const seconds = Math.abs(after - before) / 1000
  return [[after < before ? 'timeEarlier' : 'timeLater', { time, seconds }]]
}

const boatSentences = (
  before: ReadSheet,
  after: ReadSheet,
  nameOf: NameOf,
): readonly Sentence[] => {
  const moved = movedBoats(before, after)
  const ids = new Set([...after.lines.keys(), ...before.lines.keys()])
  const results = Array.from(ids).flatMap((id) => {
    const boat = nameOf(id)
    const [earlier, later] = [resultWords(before, id, nameOf), resultWords(after, id, nameOf)]
    const isSame =
      !moved.has(id) &&
      isSameJson(
        detailWords(before.lines.get(id), nameOf),
        detailWords(after.lines.get(id), nameOf),
      )
    return [
      ...(isSame || isSameJson(earlier, later)
        ? []
        : [['becomes', { boat, before: earlier, after: later }] as const]),
      ...lineSentences(before, after, id, boat),
    ]
  })
  const came = ({ sheet }: ReadSheet, id: string): boolean => sheet.cameToTheStart.includes(id)
  const listed = new Set([...after.sheet.cameToTheStart, ...before.sheet.cameToTheStart])
  const arrivals = [...listed]
    .filter((id) => came(before, id) !== came(after, id))
    .map((id): Sentence => [came(after, id) ? 'came' : 'didNotCome', { boat: nameOf(id) }])
  return [...results, ...arrivals]
}

/** The boats whose place changed among those that have a place in both sheets. */
const movedBoats = (before: ReadSheet, after: ReadSheet): ReadonlySet<string> => {
  const common = [...before.places.keys()].filter((id) => after.places.has(id))
  const [earlier, later] = [before, after].map(({ places }) => countsAhead(places, common))
  return new Set(common.filter((id) => earlier?.get(id) !== later?.get(id)))
}

/** The number of these boats with a better place, for each of them. */
const countsAhead = (places: ReadonlyMap<string, Place>, ids: readonly string[]) => {
  const placeOf = (id: string | undefined): number => places.get(id ?? '')?.place ?? 0
  const sorted = ids.toSorted((one, other) => placeOf(one) - placeOf(other))
  const counts = new Map<string, number>()
  let ahead = 0
  for (const [position, id] of sorted.entries()) {
    if (placeOf(id) !== placeOf(sorted[position - 1])) ahead = position
    counts.set(id, ahead)
  }
  return counts
}

const lineSentences = (
  before: ReadSheet,
  after: ReadSheet,
  id: string,
  boat: string,
): Sentence[] => {
  const [earlier, later] = [before.lines.get(id), after.lines.get(id)]
  if (earlier === undefined || later === undefined) return []
  const [old, current] = [before.sheet.handicaps[id], after.sheet.handicaps[id]]
  const isSame = old?.factor === current?.factor && old?.allowance === current?.allowance
  const rating: Sentence =
    current === undefined
      ? ['ratingUnknown', { boat }]
      : [
          'rating',
          {
            boat,
            factor: factorValue(Number(current.factor)),
            allowance: Number(current.allowance),
          },
        ]
  return [
    ...timeSentences(['finishOf', { boat }], earlier.finishMillis, later.finishMillis),
    ...(isSame ? [] : [rating]),
  ]
}

const resultWords = ({ lines, places }: ReadSheet, id: string, nameOf: NameOf): Sentence => {
  const line = lines.get(id)
  if (line === undefined) return ['noLine']
  const count = places.get(id)?.place
  const place: Sentence =
    count === undefined ? ['noPlace'] : ['placed', { place: ['ordinal', { count }] }]
  const details = detailWords(line, nameOf)
  if (!keepsPlace(line)) return ['details', { details }]
  return details.length === 0 ? place : ['placeWith', { place, details }]
}

/** All of a line that does not depend on other lines. Absent lines differ from all others. */
const detailWords = (line: Finish | undefined, nameOf: NameOf): readonly Sentence[] => {
  if (line === undefined) return [['noLine']]
  const { code, points, penalties = [], redress } = line
  const details: readonly Sentence[] = [
    ...(code === undefined ? [] : [['code', { code }] as const]),
    ...penalties.map(penaltyWords),
    ...(redress === undefined ? [] : [redressWords(redress, nameOf)]),
    ...(points === undefined ? [] : [['points', { count: points }] as const]),
  ]
  return details.flatMap((detail, at) => (at === 0 ? [detail] : [['comma'], detail]))
}

const penaltyWords = ({ code, points, percent = 20, times = 1 }: Penalty): Sentence => {
  const size: Sentence =
    points === undefined ? ['percent', { percent }] : ['points', { count: points }]
  return ['penalty', { code, size, times: times === 1 ? [] : [['oftenAfter', { count: times }]] }]
}

const redressWords = ({ kind, points, raceColumnIds }: Redress, nameOf: NameOf): Sentence => {
  if (kind === 'points') return ['redressOf', { points: ['points', { count: points ?? 0 }] }]
  const usual: Sentence = [kind === 'all' ? 'otherRaces' : 'racesBefore']
  return ['redressAverage', { races: raceColumnIds?.map(nameOf).join(', ') ?? usual }]
}

export interface MovedStanding {
  readonly id: string
  /** Absent: the boat was not in the standings. */
  readonly rankBefore?: number
  readonly rankAfter?: number
  /** Hundredths. */
  readonly netBefore?: number
  readonly netAfter?: number
}

/** The boats whose rank or net points changed, in the order of the later standings. */
export const movedBetween = (before: Standings, after: Standings): readonly MovedStanding[] => {
  const earlier = new Map(before.standings.map((standing) => [standing.id, standing]))
  const later = new Map(after.standings.map((standing) => [standing.id, standing]))
  return [...new Set([...later.keys(), ...earlier.keys()])].flatMap((id) => {
    const [old, current] = [earlier.get(id), later.get(id)]
    if (old?.rank === current?.rank && old?.netPoints === current?.netPoints) return []
    return [
      {
        id,
        ...(old === undefined ? {} : { rankBefore: old.rank, netBefore: old.netPoints }),
        ...(current === undefined ? {} : { rankAfter: current.rank, netAfter: current.netPoints }),
      },
    ]
  })
}
