/** The state of the page, and what its parts can do. */
import type { Shown } from '#page/components/connection.tsx'
import type { OutPage } from '../../steps/outPage.ts'
import type { Boat, List, Press } from './boats.ts'

export interface Props extends Shown {
  readonly page: OutPage
  readonly list: List | undefined
  /** With the presses that wait. */
  readonly boats: readonly Boat[]
  readonly last: { readonly boat: Boat; readonly press: Press } | undefined
  readonly offset: number
  readonly nowMillis: number
  readonly check: (boat: Boat, afloat: boolean) => unknown
  readonly discard: (id: string) => unknown
}
