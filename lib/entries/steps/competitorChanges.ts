/** A change of a competitor, and what it means for each entry. */
import { namedObject } from '#access/rules/objectId.ts'
import { may, mayEach } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { notFound } from '#endpoint/notFound.ts'
import { putCompetitor, type StoredCompetitor } from '#races/items/competitors.ts'
import { putEntry, readEntry, type StoredEntry } from '#races/items/entries.ts'
import { readRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import type { Competitor, Entry, Proposal } from '#races/rules/competitor.ts'
import { withRestOf } from '#races/rules/entryCopy.ts'
import { competitorObject } from '#races/steps/competitors.ts'
import { resultsWrites, withEntries } from '#results/steps/changeFacts.ts'
import { hasOtherFacts } from '#results/rules/facts.ts'
import type { Write } from '#table/items.ts'
import { changeOfCompetitor, proposing } from '../rules/proposals.ts'
import { withValues } from './entryValues.ts'

interface EntryOfCompetitor {
  readonly regatta: StoredRegatta
  readonly entry: StoredEntry
  readonly isOrganizer: boolean
}

export interface CompetitorChange {
  /** The competitor, or the entry alone of somebody else's competitor. */
  readonly shown: Competitor
  /** The values that wait in a regatta. Absent: everything counts. */
  readonly proposal?: Proposal
  readonly writes: readonly Write[]
}

/**
 * In the regattas that the caller organizes, the change counts. In others it is a proposal until they
 * are over. The competitor itself changes if the caller may UPDATE it, or if it was made for a regatta
 * that the caller organizes.
 */
export const changeCompetitor = async (
  context: Context,
  stored: StoredCompetitor,
  changed: Competitor,
): Promise<CompetitorChange> => {
  const { item, ...entered } = stored
  const [all, mayUpdate] = await Promise.all([
    entriesOf(context, stored),
    may(context, competitorObject(stored.id), 'UPDATE'),
  ])
  const organized = all.filter(({ isOrganizer }) => isOrganizer)
  const isChanged = mayUpdate || organized.some(({ entry }) => entry.isPart === true)
  const values = changeOfCompetitor(stored, changed)
  const entries = (isChanged ? all : organized).map((one) => ({
    ...one,
    after: entryAfter(context, one, changed, values),
  }))
  const [first] = entries
  if (!isChanged && first === undefined) throw notFound(competitorObject(stored.id))
  const waiting = entries.filter(({ isOrganizer }) => !isOrganizer)
  const ofResults = entries
    .filter(({ entry, after }) => hasOtherFacts(entry, after))
    .map(({ regatta, after }) => resultsWrites(context, regatta, { entries: withEntries([after]) }))
  const proposal = Object.fromEntries(
    waiting.flatMap(({ after }) =>
      Object.entries(after.proposal ?? {}).filter(([name]) => name in values),
    ),
  )
  return {
    shown: isChanged || first === undefined ? changed : first.after.competitor,
    ...(Object.keys(proposal).length > 0 && { proposal }),
    writes: [
      ...(isChanged ? [putCompetitor(changed, entered, item)] : []),
      ...entries.map(({ regatta, entry, after }) => putEntry(regatta.name, after, entry.item)),
      ...(await Promise.all(ofResults)).flat(),
    ],
  }
}

const entryAfter = (
  { nowMillis }: Context,
  { regatta, entry, isOrganizer }: EntryOfCompetitor,
  changed: Competitor,
  values: Proposal,
): Entry => {
  const followed = withRestOf(entry, changed)
  if (isOrganizer) return { ...withValues(regatta, followed, values), proposal: entry.proposal }
  const isOver = regatta.endMillis !== null && regatta.endMillis < nowMillis
  return isOver ? followed : proposing(followed, values)
}

const entriesOf = async (
  context: Context,
  { id, regattaNames }: StoredCompetitor,
): Promise<readonly EntryOfCompetitor[]> => {
  const objects = regattaNames.map((name) => namedObject('REGATTA', name))
  const reading = mayEach(context, objects, 'UPDATE')
  const entries = regattaNames.map(async (name, position) => {
    const [regatta, entry, organizes] = await Promise.all([
      readRegatta(context.store, name),
      readEntry(context.store, name, id),
      reading,
    ])
    if (regatta === undefined || entry === undefined) return []
    return [{ regatta, entry, isOrganizer: organizes[position] === true }]
  })
  return (await Promise.all(entries)).flat()
}
