/** A finish sheet: the boats of a race in the order of finishing, with codes, penalties and redress. */
import type { sheetStates } from '#schemas/results/finishSheet.ts'
import type { penaltyCodes, scoreCodes } from '#schemas/results/scoreCodes.ts'

export type ScoreCode = (typeof scoreCodes)[number]

export interface Penalty {
  readonly code: (typeof penaltyCodes)[number]
  /** Hundredths. Absent: by `percent`, else 20 % of the score for DNF. */
  readonly points?: number
  readonly percent?: number
  /** How often the penalty counts. Once if absent. */
  readonly times?: number
}

export interface Redress {
  /** A9: the average of all other races, of the races before, or the stated points. */
  readonly kind: 'all' | 'before' | 'points'
  /** Hundredths. Present for `points`. */
  readonly points?: number
  /** The ids of the race columns to average. Absent: as `kind` says. */
  readonly raceColumnIds?: readonly string[]
}

/** One boat in a sheet. Lines without a code are in the order of finishing. */
export interface Finish {
  readonly competitorId: string
  /** Milliseconds since 1970. */
  readonly finishMillis?: number
  /** A7: she ties with the line before. */
  readonly isLevelWithPrevious?: boolean
  readonly code?: ScoreCode
  /** Hundredths, before the factor of the race column. They win over everything else. */
  readonly points?: number
  readonly penalties?: readonly Penalty[]
  readonly redress?: Redress
  readonly comment?: string
}

/** Exact decimals, as they were sent: a later change of a rating changes no confirmed result. */
export interface Handicap {
  readonly factor: string
  /** Seconds per nautical mile. */
  readonly allowance: string
}

export type SheetState = (typeof sheetStates)[number]

export interface FinishSheet {
  readonly raceColumnId: string
  readonly fleet: string
  readonly state: SheetState
  readonly finishes: readonly Finish[]
  /** The ids of boats that came to the starting area (A5.3), beside those whose line says it. */
  readonly cameToTheStart: readonly string[]
  /** An exact decimal. Absent: not known. */
  readonly distanceNm?: string
  /** As of the confirmation; absent in drafts and if the race has no start time. */
  readonly startMillis?: number
  /** As of the confirmation, by the id of the competitor. */
  readonly handicaps: Readonly<Record<string, Handicap>>
}

/**
 * The sheet without the lines of other boats. A boat that tied with one of them ties with the boat
 * before, if all of them tied.
 */
export const withBoatsOnly = (sheet: FinishSheet, ids: ReadonlySet<string>): FinishSheet => {
  const finishes: Finish[] = []
  let mayTie = true
  for (const line of sheet.finishes) {
    const { isLevelWithPrevious = false, ...alone } = line
    const isKept = ids.has(line.competitorId)
    const ties: boolean = mayTie && isLevelWithPrevious
    if (isKept) finishes.push(ties ? line : alone)
    mayTie = isKept || ties
  }
  return { ...sheet, finishes, cameToTheStart: sheet.cameToTheStart.filter((id) => ids.has(id)) }
}
