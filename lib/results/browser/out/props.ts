/** The state of the page, and what its parts can do. */
import type { Shown } from '#browser/waiting/presses.ts'
import type { OutPage } from '../../pages/out.ts'
import type { Boat, Press } from './boats.ts'

/** The last list of the service. */
export interface List {
  readonly at: number
  readonly hidden: number
  readonly boats: readonly Boat[]
}

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
