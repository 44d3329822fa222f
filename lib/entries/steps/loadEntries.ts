import type { Reading } from '#endpoint/endpoint.ts'
import { listAllEntries } from '#races/items/entries.ts'
import { loadOrganizers } from '#races/steps/organizers.ts'
import { readState } from '#results/items/changes.ts'

/** Reads the entries of the regatta, and whether a change of them can be one of results. */
export const loadEntriesAndState = ({
  context: { store },
  input: { regattaName },
}: Reading<{ readonly regattaName: string }>) =>
  Promise.all([
    listAllEntries(store, regattaName),
    readState(store, regattaName),
    loadOrganizers(store, regattaName),
  ])
