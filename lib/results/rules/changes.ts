/** Says what changed between two confirmed sheets of a race, and between two standings. */
import type { Finish, FinishSheet, Penalty, Redress } from './finishSheet.ts'
import { keepsPlace } from './scoring/codes.ts'
import { type Place, placesOf } from './scoring/places.ts'
import { counted, ordinal, pointsText } from './scoring/pointsText.ts'
import type { Series, Standings } from './scoring/standings.ts'

/** The name of a competitor or of a race column, by its id. */
type NameOf = (id: string) => string

/** A sheet with its lines and places by the ids of the competitors. */
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

/**
 * Comments make no sentence. A boat that only moved up or down because of another boat does not either.
 * @param before undefined: there was no confirmed sheet
 * @param after undefined: the sheet was deleted
 */
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
    const finishers = counted(after.finishes.filter(keepsPlace).length, 'finisher', 'finishers')
    return [`${race} ${stateWords[after.state]} with ${finishers}.`]
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
  confirmed: 'was confirmed',
  official: 'became official',
}

const raceSentences = (
  before: FinishSheet,
  after: FinishSheet,
  race: string,
): readonly string[] => [
  ...(timeSentence(`the start of ${race}`, before.startMillis, after.startMillis) ?? []),
  ...(before.distanceNm === after.distanceNm
    ? []
    : [`The distance of ${race} became ${after.distanceNm ?? 'unknown'} NM.`]),
]

const seconds = (millis: number): string => `${Math.abs(millis) / 1000} s`

const timeSentence = (subject: string, before: number | undefined, after: number | undefined) => {
  const capital = subject.charAt(0).toUpperCase() + subject.slice(1)
  if (before === after) return undefined
  if (before === undefined) return [`${capital} was added.`]
  if (after === undefined) return [`${capital} was removed.`]
  return [`${capital} is ${seconds(after - before)} ${after < before ? 'earlier' : 'later'}.`]
}

const boatSentences = (before: ReadSheet, after: ReadSheet, nameOf: NameOf): readonly string[] => {
  const moved = movedBoats(before, after)
  const ids = new Set([...after.lines.keys(), ...before.lines.keys()])
  const results = Array.from(ids).flatMap((id) => {
    const name = nameOf(id)
    const [earlier, later] = [resultWords(before, id), resultWords(after, id)]
    const isSame =
      !moved.has(id) && detailWords(before.lines.get(id)) === detailWords(after.lines.get(id))
    return [
      ...(isSame || earlier === later ? [] : [`${name}: ${earlier} becomes ${later}.`]),
      ...lineSentences(before, after, id, name),
    ]
  })
  const camers = [...new Set([...before.sheet.cameToTheStart, ...after.sheet.cameToTheStart])]
  const arrivals = camers.flatMap((id) => {
    const isNow = after.sheet.cameToTheStart.includes(id)
    if (before.sheet.cameToTheStart.includes(id) === isNow) return []
    return [`${nameOf(id)} ${isNow ? 'came' : 'did not come'} to the starting area.`]
  })
  return [...results, ...arrivals]
}

/** The boats whose place changed among those that have a place in both sheets. */
const movedBoats = (before: ReadSheet, after: ReadSheet): ReadonlySet<string> => {
  const isInBoth = (id: string): boolean => before.places.has(id) && after.places.has(id)
  const ranksOf = ({ places }: ReadSheet) => {
    const common = Array.from(places).filter(([id]) => isInBoth(id))
    let rank = 0
    return new Map(
      common.map(([id, { place }], index) => {
        if (place !== common[index - 1]?.[1].place) rank = index + 1
        return [id, rank]
      }),
    )
  }
  const [earlier, later] = [ranksOf(before), ranksOf(after)]
  return new Set([...later.keys()].filter((id) => earlier.get(id) !== later.get(id)))
}

const lineSentences = (before: ReadSheet, after: ReadSheet, id: string, name: string) => {
  const [earlier, later] = [before.lines.get(id), after.lines.get(id)]
  if (earlier === undefined || later === undefined) return []
  const subject = `the finishing time of ${name}`
  const [old, current] = [before.sheet.handicaps[id], after.sheet.handicaps[id]]
  const isSame = old?.factor === current?.factor && old?.allowance === current?.allowance
  const rating =
    current === undefined ? 'unknown' : `factor ${current.factor}, allowance ${current.allowance}`
  return [
    ...(timeSentence(subject, earlier.finishMillis, later.finishMillis) ?? []),
    ...(isSame ? [] : [`The rating of ${name} became ${rating}.`]),
  ]
}

const resultWords = ({ lines, places }: ReadSheet, id: string): string => {
  const line = lines.get(id)
  if (line === undefined) return 'no line'
  const place = places.get(id)?.place
  const placed = place === undefined ? 'no place' : `${ordinal(place)} place`
  const details = detailWords(line)
  if (!keepsPlace(line)) return details
  return details === '' ? placed : `${placed} with ${details}`
}

/** All of a line that does not depend on other lines. Absent lines differ from all others. */
const detailWords = (line: Finish | undefined): string => {
  if (line === undefined) return 'no line'
  const { code, points, penalties = [], redress } = line
  return [
    ...(code === undefined ? [] : [code]),
    ...penalties.map(penaltyWords),
    ...(redress === undefined ? [] : [redressWords(redress)]),
    ...(points === undefined ? [] : [`${pointsText(points)} points`]),
  ].join(', ')
}

const penaltyWords = ({ code, points, percent = 20, times = 1 }: Penalty): string => {
  const size = points === undefined ? `${percent} %` : `${pointsText(points)} points`
  return `${code} ${size}${times === 1 ? '' : ` ${times} times`}`
}

const redressWords = ({ kind, points, raceColumnIds }: Redress): string => {
  if (kind === 'points') return `redress of ${pointsText(points ?? 0)} points`
  if (raceColumnIds !== undefined) {
    return `redress by the average of ${counted(raceColumnIds.length, 'stated race', 'stated races')}`
  }
  return `redress by the average of ${kind === 'all' ? 'all other races' : 'the races before'}`
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
