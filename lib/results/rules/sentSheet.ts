/** A finish sheet as it was sent, and all that its errors depend on. */
import type { Wording } from '#values/failure.ts'
import type { Competitor, Entry } from '#races/rules/competitor.ts'
import type { finishSheet } from '#schemas/results/finishSheet.ts'
import type { Static } from '#schemas/schema.ts'
import type { Handicap, SentFinish } from './finishSheet.ts'
import type { Series } from './scoring/standings.ts'

type ShownSheet = Static<typeof finishSheet>

export interface SentSheet extends Pick<ShownSheet, 'state' | 'cameToTheStart' | 'distanceNm'> {
  readonly finishes: readonly SentFinish[]
}

/** The regatta and the race of a sheet, as far as a sheet depends on them. */
export interface SheetContext {
  readonly entries: readonly Entry[]
  readonly raceColumns: readonly { readonly id: string; readonly name: string }[]
  readonly scoredBy: Series['scoredBy']
  readonly startMillis?: number
  /** The other races in which each boat is on duty, and their limit. Absent: no limit. */
  readonly duty?: { readonly races: ReadonlyMap<string, number>; readonly limit: number }
  /** The ratings that a confirmation would copy. A boat without one has no rating. */
  readonly handicaps: Readonly<Record<string, Handicap>>
}

export interface CheckedLine {
  readonly sent: SentFinish
  readonly pointer: string
  readonly boat: Competitor | undefined
}

export const boatPointer = ({ sent, pointer }: CheckedLine): string =>
  `${pointer}/${sent.sailId === undefined ? 'competitorId' : 'sailId'}`

export const errorIf = (isWrong: boolean, pointer: string, code: string, detail: Wording) =>
  isWrong ? [{ pointer, code, detail }] : []
