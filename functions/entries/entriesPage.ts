import { paths as script } from '#entries/browser/entries.tsx?file'
import { paths as tableScript } from '#entries/browser/table/main.tsx?file'
import { entriesPage } from '#entries/pages/entriesPage.tsx'
import { readEntriesPage } from '#entries/steps/entriesPage.ts'
import { pageResult } from '#page/document.tsx'
import { listDeviceMappings } from '#races/items/deviceMappings.ts'
import { listAllEntries } from '#races/items/entries.ts'
import { loadOrganizers } from '#races/steps/organizers.ts'
import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { regattaOfPage } from '#schemas/races/regatta.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'entriesPage',
  summary: 'Show the entries of a regatta as a page, with the import from a spreadsheet',
  description:
    'The competitors that the caller may READ or READ_PUBLIC. The import, and whether the phones ' +
    'send, are for callers with `REGATTA:UPDATE:{regattaName}`.',
  routes: ['GET /entries/{regattaName}'],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: regattaOfPage,
  load: ({ context: { store }, input: { regattaName } }) =>
    Promise.all([
      listAllEntries(store, regattaName),
      loadOrganizers(store, regattaName),
      listDeviceMappings(store, regattaName),
    ]),
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['not-found'],
  run: async ({ context, language, input }) => {
    const page = await readEntriesPage(context, language, input.regattaName)
    const scripts = page.mayUpdate ? [...new Set([...script, ...tableScript])] : script
    return pageResult(entriesPage(page), scripts)
  },
})
