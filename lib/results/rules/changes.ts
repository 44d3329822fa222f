/** Says what changed between two confirmed sheets of a race, and between two standings. */
import { factorText } from '#races/rules/yardstick.ts'
import type { Finish, FinishSheet, Penalty, Redress } from './finishSheet.ts'
import { keepsPlace } from './scoring/codes.ts'
import { type Place, placesOf } from './scoring/places.ts'
import { ordinal } from './scoring/pointsText.ts'
import type { Series, Standings } from './scoring/standings.ts'
import { plural } from '#values/plural.ts'

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
): readonly string[] => {
  if (after === undefined) {
    return before === undefined
      ? []
      : [`The results of ${nameOf(before.raceColumnId)} were deleted.`]
  }
  const race = nameOf(after.raceColumnId)
  if (before === undefined) {
    const finishers = plural(after.finishes.filter(keepsPlace).length, 'finisher')
    const event = after.state === 'official' ? stateWords.official : 'was confirmed'
    return [`${race} ${event} with ${finishers}.`]
  }
  const sheets = [readSheet(before, scoredBy), readSheet(after, scoredBy)] as const
  return [
    ...(before.state === after.state ? [] : [`${race} ${stateWords[after.state]}.`]),
    ...raceSentences(before, after, race),
    ...boatSentences(...sheets, nameOf),
  ]
}

const stateWords: Readonly<Record<FinishSheet['state'], string>> = {
  draft: 'became a draft',
  confirmed: 'became provisional',
  official: 'became official',
}

const raceSentences = (before: FinishSheet, after: FinishSheet, race: string) => {
  const distance = after.distanceNm === undefined ? 'unknown' : `${after.distanceNm} NM`
  return [
    ...timeSentences(`The start of ${race}`, before.startMillis, after.startMillis),
    ...(before.distanceNm === after.distanceNm
      ? []
      : [`The distance of ${race} became ${distance}.`]),
  ]
}

const seconds = (millis: number): string => `${Math.abs(millis) / 1000} s`

const timeSentences = (subject: string, before: number | undefined, after: number | undefined) => {
  if (before === after) return []
  if (before === undefined) return [`${subject} was added.`]
  if (after === undefined) return [`${subject} was removed.`]
  return [`${subject} is ${seconds(after - before)} ${after < before ? 'earlier' : 'later'}.`]
}

const boatSentences = (before: ReadSheet, after: ReadSheet, nameOf: NameOf): readonly string[] => {
  const moved = movedBoats(before, after)
  const ids = new Set([...after.lines.keys(), ...before.lines.keys()])
  const results = Array.from(ids).flatMap((id) => {
    const name = nameOf(id)
    const [earlier, later] = [resultWords(before, id, nameOf), resultWords(after, id, nameOf)]
    const isSame =
      !moved.has(id) &&
      detailWords(before.lines.get(id), nameOf) === detailWords(after.lines.get(id), nameOf)
    return [
      ...(isSame || earlier === later ? [] : [`${name}: ${earlier} becomes ${later}.`]),
      ...lineSentences(before, after, id, name),
    ]
  })
  const came = ({ sheet }: ReadSheet, id: string): boolean => sheet.cameToTheStart.includes(id)
  const listed = new Set([...after.sheet.cameToTheStart, ...before.sheet.cameToTheStart])
  const arrivals = [...listed]
    .filter((id) => came(before, id) !== came(after, id))
    .map((id) => `${nameOf(id)} ${came(after, id) ? 'came' : 'did not come'} to the starting area.`)
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

const lineSentences = (before: ReadSheet, after: ReadSheet, id: string, name: string) => {
  const [earlier, later] = [before.lines.get(id), after.lines.get(id)]
  if (earlier === undefined || later === undefined) return []
  const [old, current] = [before.sheet.handicaps[id], after.sheet.handicaps[id]]
  const isSame = old?.factor === current?.factor && old?.allowance === current?.allowance
  const rating =
    current === undefined
      ? 'unknown'
      : `factor ${factorText(Number(current.factor))}, allowance ${current.allowance}`
  return [
    ...timeSentences(`The finishing time of ${name}`, earlier.finishMillis, later.finishMillis),
    ...(isSame ? [] : [`The rating of ${name} became ${rating}.`]),
  ]
}

const resultWords = ({ lines, places }: ReadSheet, id: string, nameOf: NameOf): string => {
  const line = lines.get(id)
  if (line === undefined) return 'no line'
  const place = places.get(id)?.place
  const placed = place === undefined ? 'no place' : `${ordinal(place)} place`
  const details = detailWords(line, nameOf)
  if (!keepsPlace(line)) return details
  return details === '' ? placed : `${placed} with ${details}`
}

/** All of a line that does not depend on other lines. Absent lines differ from all others. */
const detailWords = (line: Finish | undefined, nameOf: NameOf): string => {
  if (line === undefined) return 'no line'
  const { code, points, penalties = [], redress } = line
  return [
    ...(code === undefined ? [] : [code]),
    ...penalties.map(penaltyWords),
    ...(redress === undefined ? [] : [redressWords(redress, nameOf)]),
    ...(points === undefined ? [] : [plural(points, 'point')]),
  ].join(', ')
}

const penaltyWords = ({ code, points, percent = 20, times = 1 }: Penalty): string => {
  const size = points === undefined ? `${percent} %` : plural(points, 'point')
  return `${code} ${size}${times === 1 ? '' : ` ${times} times`}`
}

const redressWords = ({ kind, points, raceColumnIds }: Redress, nameOf: NameOf): string => {
  if (kind === 'points') return `redress of ${plural(points ?? 0, 'point')}`
  const usual = kind === 'all' ? 'all other races' : 'the races before'
  return `redress by the average of ${raceColumnIds?.map(nameOf).join(', ') ?? usual}`
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
