/** A change of a competitor and its entries. */
import { may } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { notFound } from '#endpoint/notFound.ts'
import { putCompetitor, type StoredCompetitor } from '#races/items/competitors.ts'
import type { Competitor, Proposal } from '#races/rules/competitor.ts'
import { competitorObject } from '#races/steps/competitors.ts'
import type { Write } from '#table/items.ts'
import { changeOfCompetitor } from '../rules/proposals.ts'
import { changedEntries, writesOfEntries } from './entriesOfCompetitor.ts'

export interface CompetitorChange {
  /** The competitor, or the entry alone of somebody else's competitor. */
  readonly shown: Competitor
  /** The values that wait in a regatta. Absent: everything counts. */
  readonly proposal?: Proposal
  readonly writes: readonly Write[]
}

/**
 * The competitor itself changes if the caller may UPDATE it, or if it was made for a regatta that the
 * caller organizes.
 */
export const changeCompetitor = async (
  context: Context,
  stored: StoredCompetitor,
  changed: Competitor,
): Promise<CompetitorChange> => {
  const { item, ...entered } = stored
  const [all, mayUpdate] = await Promise.all([
    changedEntries(context, stored, changed),
    may(context, competitorObject(stored.id), 'UPDATE'),
  ])
  const organized = all.filter(({ isOrganizer }) => isOrganizer)
  const isChanged = mayUpdate || organized.some(({ before }) => before.isPart === true)
  const entries = isChanged ? all : organized
  const [first] = entries
  if (!isChanged && first === undefined) throw notFound(competitorObject(stored.id))
  const values = changeOfCompetitor(stored, changed)
  const proposal = Object.fromEntries(
    entries
      .filter(({ isOrganizer }) => !isOrganizer)
      .flatMap(({ after }) => Object.entries(after.proposal ?? {}))
      .filter(([name]) => name in values),
  )
  return {
    shown: isChanged || first === undefined ? changed : first.after.competitor,
    ...(Object.keys(proposal).length > 0 && { proposal }),
    writes: [
      ...(isChanged ? [putCompetitor(changed, entered, item)] : []),
      ...(await writesOfEntries(context, entries)),
    ],
  }
}
