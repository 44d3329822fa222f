/** A3, A6.1 and A7: the places of the boats of a sheet. */
import { groupedBy } from '#values/groupedBy.ts'
import type { FinishSheet } from '../finishSheet.ts'
import { keepsPlace } from './codes.ts'
import { correctedSecondsOf } from './correctedTime.ts'
import type { Series } from './standings.ts'

export interface Place {
  readonly place: number
  /** The number of boats that share it. */
  readonly boats: number
}

type SortKeys = (sheet: FinishSheet, direction: number) => readonly (number | undefined)[]

/** By the number of the last line that is not level with the line before. */
const orderKeys: SortKeys = ({ finishes }) => {
  let first = 0
  return finishes.map(({ levelWithPrevious }, index) => {
    if (levelWithPrevious !== true) first = index
    return first
  })
}

/** One for each line. A boat without a key takes no place. */
const sortKeys: Readonly<Record<Series['scoredBy'], SortKeys>> = {
  order: orderKeys,
  correctedTime: (sheet) =>
    sheet.finishes.map(({ competitorId, finishMillis }) =>
      correctedSecondsOf(sheet, competitorId, finishMillis),
    ),
  pointsOnly: ({ finishes }, direction) =>
    finishes.map(({ points }) => points && direction * points),
}

/**
 * The places by the ids of the competitors.
 * @param direction that of the scoring system
 */
export const placesOf = (sheet: FinishSheet, scoredBy: Series['scoredBy'], direction = 1) => {
  const keys = sortKeys[scoredBy](sheet, direction)
  const placed = sheet.finishes
    .flatMap((finish, index) => {
      const key = keys[index]
      return keepsPlace(finish) && key !== undefined ? [{ ...finish, key }] : []
    })
    .sort((one, other) => one.key - other.key)
  const places = new Map<string, Place>()
  for (const level of groupedBy(placed, ({ key }) => key).values()) {
    const place = { place: places.size + 1, boats: level.length }
    for (const { competitorId } of level) places.set(competitorId, place)
  }
  return places
}
