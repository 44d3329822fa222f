/** The results at earlier moments: the changes are taken back one after the other, newest first. */
import type { Reader, Start } from '#table/items.ts'
import { listChanges, type ResultsChange } from '../items/changes.ts'
import type { StoredSheet } from '../items/sheets.ts'
import { withoutChange } from '../rules/facts.ts'
import { keyOfRace } from '../rules/movedRaces.ts'
import { type Facts, loadResults, type Results, scored, type StoredResults } from './results.ts'

/** The results at a moment, which are the present ones from the last change on. */
export const resultsAt = async (
  { store }: { readonly store: Reader },
  now: StoredResults,
  atMillis: number,
): Promise<Results> => {
  const { regatta, entries, allSheets, state } = now
  const present: Facts = { regatta, entries, sheets: allSheets, state }
  let facts = present
  let start: Start | undefined
  do {
    const page = await listChanges(store, regatta.name, { limit: changesAtOnce, start })
    for (const change of page.changes) {
      if (change.atMillis > atMillis) facts = factsBefore(facts, change)
      else if (facts === present) return now
      else if (change.isSilent !== true) {
        const { atMillis: millis } = change
        const state = { changedMillis: millis, scoredMillis: millis, scoringComment: null }
        return scored({ ...facts, state })
      }
    }
    start = page.next
  } while (start !== undefined)
  return scored({ ...facts, state: undefined })
}

const changesAtOnce = 50

/** Reads the results, and the first changes that `resultsAt` reads. */
export const loadResultsAt = async (store: Reader, regattaName: string): Promise<void> => {
  await Promise.all([
    loadResults(store, regattaName),
    listChanges(store, regattaName, { limit: changesAtOnce }),
  ])
}

const factsBefore = (after: Facts, change: ResultsChange): Facts => {
  const { race, sheet, madeProvisional = [] } = change
  const facts = withoutChange(after, change)
  const official = new Map(madeProvisional.map((one) => [keyOfRace(one), one]))
  const sheets = facts.sheets.map((one): StoredSheet => {
    const made = official.get(keyOfRace(one))
    return made ? { ...one, state: 'official', officialEvent: made.officialEvent } : one
  })
  if (race === undefined || sheet === undefined) return { ...facts, sheets }
  const others = sheets.filter((one) => keyOfRace(one) !== keyOfRace(race))
  return { ...facts, sheets: sheet.before === undefined ? others : [...others, sheet.before] }
}
