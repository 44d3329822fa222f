import { paths as script } from '#entries/browser/fleets.ts?file'
import { fleetsPage } from '#entries/pages/fleetsPage.tsx'
import { readFleetsPage } from '#entries/steps/fleetsPage.ts'
import { pageResult } from '#page/document.tsx'
import { formReferrer, pageHeaders } from '#page/pageHeaders.ts'
import { listEntries } from '#races/items/entries.ts'
import { loadOrganizers } from '#races/steps/organizers.ts'
import { loadResultsAt } from '#results/steps/history.ts'
import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { fleetsOfPage } from '#schemas/entries/proposedFleets.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'fleetsPage',
  summary: 'Show the fleets of a regatta as a page, with the form that proposes them',
  description:
    'Lists of the boats that the caller may READ or READ_PUBLIC. The form, and a proposal, are for callers ' +
    'with `REGATTA:CHANGE_ENTRIES:{regattaName}`.',
  // A list of seeds is too long for an address.
  routes: ['GET /fleets/{regattaName}', 'POST /fleets/{regattaName}'],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: fleetsOfPage,
  emptyIsAbsent: ['by', 'raceColumn', 'seeds', 'sizes', 'at'],
  load: async ({ context: { store }, input: { regattaName, by } }) => {
    const loaded =
      by === undefined || by === 'seeds'
        ? listEntries(store, regattaName)
        : loadResultsAt(store, regattaName)
    await Promise.all([loaded, loadOrganizers(store, regattaName)])
  },
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['not-found'],
  run: async ({ context, language, input }) => {
    const shown = await readFleetsPage(context, language, input)
    const headers = { ...pageHeaders, ...formReferrer }
    return pageResult(fleetsPage(shown), shown.mayChange ? script : [], headers)
  },
})
