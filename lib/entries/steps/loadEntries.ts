import type { Reading } from '#endpoint/endpoint.ts'
import { listAllEntries } from '#races/items/entries.ts'
import { loadOrganizers } from '#races/steps/organizers.ts'
import { loadVersions } from '#results/steps/results.ts'

/** Reads the entries of the regatta, and whether a change of them can be one of results. */
export const loadEntriesAndState = async ({
  context: { store },
  input: { regattaName },
}: Reading<{ readonly regattaName: string }>) => {
  await Promise.all([loadVersions(store, regattaName), loadOrganizers(store, regattaName)])
  await listAllEntries(store, regattaName)
}
