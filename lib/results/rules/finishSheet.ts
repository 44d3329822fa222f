/** A finish sheet: the boats of a race in the order of finishing, with codes, penalties and redress. */
import type { finishSheet, sheetStates } from '#schemas/results/finishSheet.ts'
import type { Static } from '#schemas/schema.ts'
import type { scoreCodes } from '#schemas/results/scoreCodes.ts'

export type ScoreCode = (typeof scoreCodes)[number]

/** A line on the wire. Points are decimals. */
export type SentFinish = Omit<Static<typeof finishSheet>['finishes'][number], 'score'>
export type SentRedress = NonNullable<SentFinish['redress']>

/** 20 % of the score for DNF, if it states neither points nor a percentage. */
export type Penalty = NonNullable<SentFinish['penalties']>[number]

export interface Redress extends Omit<SentRedress, 'raceColumns'> {
  /** The ids of the race columns to average. Absent: as `kind` says. */
  readonly raceColumnIds?: readonly string[]
}

/** One boat in a sheet: a line as it was sent, with ids in place of the names of race columns. */
export interface Finish extends Omit<SentFinish, 'redress'> {
  readonly competitorId: string
  readonly redress?: Redress
}

const converted = <Part extends { readonly points?: number }>(
  part: Part,
  convert: (points: number) => number,
): Part => (part.points === undefined ? part : { ...part, points: convert(part.points) })

/** The line with all its points rounded, or in another unit. */
export const withPoints = <Line extends SentFinish | Finish>(
  line: Line,
  convert: (points: number) => number,
): Line => ({
  ...converted(line, convert),
  ...(line.penalties && { penalties: line.penalties.map((one) => converted(one, convert)) }),
  ...(line.redress && { redress: converted(line.redress, convert) }),
})

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

/** A boat that tied with one of the others ties with the boat before, if all of them tied. */
export const withBoatsOnly = (sheet: FinishSheet, ids: ReadonlySet<string>): FinishSheet => {
  const finishes: Finish[] = []
  let mayTie = true
  for (const line of sheet.finishes) {
    const { levelWithPrevious = false, ...alone } = line
    const isKept = ids.has(line.competitorId)
    const ties: boolean = mayTie && levelWithPrevious
    if (isKept) finishes.push(ties ? line : alone)
    mayTie = isKept || ties
  }
  return { ...sheet, finishes, cameToTheStart: sheet.cameToTheStart.filter((id) => ids.has(id)) }
}
