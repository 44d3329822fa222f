/** The entries of a competitor after a change of it. */
import { namedObject } from '#values/objectId.ts'
import { mayEach } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import type { StoredCompetitor } from '#races/items/competitors.ts'
import { putEntry, readEntry, type StoredEntry } from '#races/items/entries.ts'
import { readRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import { withRestOf, type Competitor, type Entry } from '#races/rules/competitor.ts'
import { hasOtherFacts } from '#results/rules/facts.ts'
import { resultsWrites, withEntries } from '#results/steps/changeFacts.ts'
import type { Write } from '#table/items.ts'
import { changeOfCompetitor, proposing } from '../rules/proposals.ts'
import { withValues } from './entryValues.ts'

export interface ChangedEntry {
  readonly regatta: StoredRegatta
  readonly before: StoredEntry
  readonly after: Entry
  /** The change counts. Otherwise it is a proposal, unless the regatta is over. */
  readonly isOrganizer: boolean
}

/**
 * Returns the entries in the regattas. Where the caller is an organizer, the change counts; elsewhere it
 * is a proposal, until the regatta is over.
 */
export const changedEntries = async (
  context: Context,
  stored: StoredCompetitor,
  changed: Competitor,
  regattaNames: readonly string[] = stored.regattaNames,
): Promise<readonly ChangedEntry[]> => {
  const objects = regattaNames.map((name) => namedObject('REGATTA', name))
  const reading = mayEach(context, objects, 'UPDATE')
  const values = changeOfCompetitor(stored, changed)
  const entries = regattaNames.map(async (name, position) => {
    const [regatta, before, organizes] = await Promise.all([
      readRegatta(context.store, name),
      readEntry(context.store, name, stored.id),
      reading,
    ])
    if (regatta === undefined || before === undefined) return []
    const isOrganizer = organizes[position] === true
    const followed = withRestOf(before, changed)
    const isOver = regatta.endMillis !== null && regatta.endMillis < context.nowMillis
    const after = isOrganizer
      ? { ...withValues(regatta, followed, values), proposal: before.proposal }
      : isOver
        ? followed
        : proposing(followed, values)
    return [{ regatta, before, after, isOrganizer }]
  })
  return (await Promise.all(entries)).flat()
}

/** The writes of the entries, and of the results that they move. */
export const writesOfEntries = async (
  context: Context,
  entries: readonly ChangedEntry[],
): Promise<readonly Write[]> => {
  const ofResults = entries
    .filter(({ before, after }) => hasOtherFacts(before, after))
    .map(({ regatta, after }) => resultsWrites(context, regatta, { entries: withEntries([after]) }))
  return [
    ...entries.map(({ regatta, before, after }) => putEntry(regatta.name, after, before.item)),
    ...(await Promise.all(ofResults)).flat(),
  ]
}
