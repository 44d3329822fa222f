/** Describes the effect of a change of settings on results, for the response and for its dry run. */
import type { Context } from '#endpoint/context.ts'
import { listEntries } from '#races/items/entries.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import type { FollowingChange } from './changeFacts.ts'
import { describeMoved } from './changes.ts'

/** Absent: results stay. Boats that the caller may not see are counted, and not named. */
export const effectOfChange = async (
  context: Context,
  { name }: Pick<Regatta, 'name'>,
  { moved, turned }: Pick<FollowingChange, 'moved' | 'turned'>,
) => {
  if (moved.length === 0 && turned.length === 0) return undefined
  const visible = await visibleEntries(context, name, await listEntries(context.store, name))
  const boats = describeMoved(moved, visible)
  return { results: { madeProvisional: turned.length, moved: moved.length, boats } }
}
