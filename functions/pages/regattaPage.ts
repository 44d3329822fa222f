import { regattaPage } from '#pages/regatta.tsx'
import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { showRegattaPage } from '#pages/steps/regattaPage.ts'
import { readWhichRacesHaveCourse } from '#courses/items/courses.ts'
import { listEntries } from '#races/items/entries.ts'
import { listSheets } from '#results/items/sheets.ts'
import { readObject } from '#table/objects.ts'
import { regattaOfPage } from '#schemas/races/regatta.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'regattaPage',
  summary: 'Show a regatta as a page: its races, and forms for what the caller may do',
  description:
    'The states of the races also need `LEADERBOARD:READ:{regattaName}`. Forms appear for callers who ' +
    'may change the regatta, or start and stop tracking. The registration link is for callers whose ' +
    'UPDATE on the regatta has no end.',
  routes: ['GET /regatta/{regattaName}'],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: regattaOfPage,
  load: ({ context: { store }, input: { regattaName } }) =>
    Promise.all([
      readObject(store, 'LEADERBOARD', regattaName),
      readWhichRacesHaveCourse(store, regattaName),
      listEntries(store, regattaName),
      listSheets(store, regattaName),
    ]),
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['not-found'],
  run: async ({ context, language, input, origin }) =>
    regattaPage(await showRegattaPage(context, input.regattaName), language, origin),
})
