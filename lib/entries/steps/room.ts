/** The places of a regatta, and what a new entry begins with. */
import type { Context } from '#endpoint/context.ts'
import { entriesMax, listAllEntries } from '#races/items/entries.ts'
import type { Competitor, Entry } from '#races/rules/competitor.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { type Failure, invalidInput } from '#values/failure.ts'

export const tooManyEntries = (detail: string): Failure =>
  invalidInput([{ parameter: 'regattaName', code: 'too-many', detail }])

/** @throws Failure `invalid-input` */
export const requireRoom = async (
  { store }: Context,
  { name }: Regatta,
  added: number,
): Promise<void> => {
  const entries = await listAllEntries(store, name)
  if (entries.length + added <= entriesMax) return
  throw tooManyEntries(`must name a regatta that has at most ${entriesMax} entries then`)
}

export const newEntry = (competitor: Competitor): Entry => ({
  competitor,
  displayName: null,
  timeOnTimeFactor: null,
  timeOnDistanceAllowance: null,
})
