/** A finish sheet as a browser keeps it, and what the service answers. */
import type { finishSheet } from '#schemas/results/finishSheet.ts'
import type { Static } from '#schemas/schema.ts'
import type { SentSheet } from '../../steps/sheets.ts'
import { commonSheet, type Difference, merge, type Sheet, sheetIn } from './sheet.ts'

type Answer = Static<typeof finishSheet>

export interface Kept {
  readonly id: string
  readonly user: string
  readonly path: string
  /** Empty without a sheet. */
  readonly etag: string
  readonly state: Answer['state'] | 'none'
  readonly stateMillis: number | null
  /** The sheet of the service that this browser saw last. */
  readonly base: Sheet
  /** The sheet that this browser sent last. */
  readonly sent: Sheet
  readonly mine: Sheet
  readonly differences: readonly Difference[]
  /** The time of the last change, in milliseconds. */
  readonly at?: number
}

export interface Confirmation {
  readonly moved: NonNullable<Answer['moved']>
  readonly replacesOfficial: boolean
}

const empty: Sheet = { finishes: [] }

export const emptyKept = (user: string, path: string): Kept => {
  const sheets = { base: empty, sent: empty, mine: empty, differences: [] }
  return {
    id: `${user} ${path}`,
    user,
    path,
    etag: '',
    state: 'none',
    stateMillis: null,
    ...sheets,
  }
}

/**
 * Joins an answer of the service with what is kept.
 * @param etag empty: of the data of a page, or without a sheet
 */
export const joined = (kept: Kept, answer: SentSheet | undefined, etag = ''): Kept => {
  const theirs = answer === undefined ? empty : sheetIn(answer)
  const base = commonSheet(kept.base, kept.sent, theirs)
  const { sheet, differences } = merge(base, kept.mine, theirs)
  return {
    ...kept,
    base: theirs,
    sent: theirs,
    mine: sheet,
    etag,
    state: answer?.state ?? 'none',
    stateMillis: answer?.at ?? null,
    differences: [
      ...kept.differences.filter(({ id }) => !differences.some((one) => one.id === id)),
      ...differences,
    ],
  }
}

/** @param isCopy the page is a copy, which can be older than what is kept */
export const keptOnPage = (own: Kept, sent: SentSheet | undefined, isCopy: boolean): Kept =>
  isCopy && own.at !== undefined ? own : joined(own, sent)
