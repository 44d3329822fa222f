/** The state of the finish page, and what its parts can do. */
import type { FinishPage } from '../../steps/finishPage.ts'
import type { Confirmation, Kept } from './kept.ts'
import type { Sheet } from './sheet.ts'

/** The changes that a confirmation would make. */
export interface Outlook extends Confirmation {
  readonly state: PublishedState
}

export type PublishedState = 'confirmed' | 'official'

export interface Actions {
  /** The time of a press. */
  readonly timeOf: (event: Event) => number
  readonly setStart: (millis: number) => unknown
  readonly keep: (next: (sheet: Sheet) => Sheet) => unknown
  readonly undo: () => unknown
  readonly settle: (id: string) => unknown
  readonly look: (state: PublishedState) => unknown
  readonly publish: (state: PublishedState, reason: string) => unknown
  readonly close: () => void
}

export interface Props extends Actions {
  readonly page: FinishPage
  readonly kept: Kept
  readonly lack: '' | 'network' | 'session'
  readonly problem: string
  readonly lacksStart: boolean
  readonly outlook: Outlook | undefined
  readonly canUndo: boolean
}
