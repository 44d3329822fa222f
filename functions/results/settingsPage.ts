import { paths as script } from '#results/browser/settings/main.ts?file'
import { settingsPage } from '#results/pages/settings/settingsPage.tsx'
import { readSettingsPage } from '#results/steps/settingsPage.ts'
import { loadSeriesResults } from '#results/steps/results.ts'
import { pageResult } from '#page/document.tsx'
import { formReferrer, pageHeaders } from '#page/pageHeaders.ts'
import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { page } from '#schemas/platform/service.ts'
import { regattaOfPage } from '#schemas/races/regatta.ts'

export const { declaration, handler } = endpoint({
  name: 'settingsPage',
  summary: 'Show how a regatta is scored as a page, with the forms that change it',
  description:
    'The rules in words, for callers who may READ the leaderboard. The forms are for callers who may UPDATE the leaderboard, and for stages the ' +
    'regatta too.',
  routes: ['GET /scoring/{regattaName}'],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: regattaOfPage,
  load: ({ context: { store }, input: { regattaName } }) => loadSeriesResults(store, regattaName),
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['not-found'],
  run: async ({ context, language, input }) => {
    const shown = await readSettingsPage(context, language, input.regattaName)
    const headers = { ...pageHeaders, ...formReferrer }
    return pageResult(settingsPage(shown), shown.mayScore ? script : [], headers)
  },
})
