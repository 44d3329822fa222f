/** A change of a competitor and its entries. */
import { may } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { notFound } from '#access/notFound.ts'
import { putCompetitor, type StoredCompetitor } from '#races/items/competitors.ts'
import type { Competitor, Proposal } from '#races/rules/competitor.ts'
import { competitorObject } from '#races/steps/competitors.ts'
import { isRegisteredByUser } from '#races/steps/registrationLink.ts'
import type { Write } from '#table/items.ts'
import { changeOfCompetitor } from '../rules/proposals.ts'
import { type ChangedEntry, changedEntries, writesOfEntries } from './entriesOfCompetitor.ts'

export interface CompetitorChange {
  /** The competitor, or the entry alone of somebody else's competitor. */
  readonly shown: Competitor
  /** The values that wait in a regatta. Absent: everything counts. */
  readonly proposal?: Proposal
  readonly writes: readonly Write[]
}

/**
 * The competitor itself changes if the caller may UPDATE it, or if it was made for a regatta that the
 * caller organizes. A sailor who entered her by the link proposes changes of the entry.
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
  const isChanged =
    mayUpdate || all.some(({ isOrganizer, before }) => isOrganizer && before.isPart === true)
  const entries = isChanged ? all : all.flatMap(ofEntryOnly(context))
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

/** Sailors who entered by the link propose values. The rest of their copy follows the competitor. */
const ofEntryOnly =
  ({ caller }: Context) =>
  (entry: ChangedEntry): readonly ChangedEntry[] => {
    const { isOrganizer, before, after } = entry
    if (isOrganizer) return [entry]
    if (!isRegisteredByUser(before, caller)) return []
    return [{ ...entry, after: { ...before, proposal: after.proposal } }]
  }
