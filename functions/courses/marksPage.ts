import { paths as script } from '#courses/browser/marks/main.tsx?file'
import { marksPage } from '#courses/pages/marks/page.tsx'
import { readMarksPage } from '#courses/steps/marksPage.ts'
import { pageResult } from '#page/document.tsx'
import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { readCoursesByRace } from '#courses/items/courses.ts'
import { readMarks } from '#courses/items/marks.ts'
import { regattaOfPage } from '#schemas/races/regatta.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'marksPage',
  summary: 'Show the marks of a regatta on the mark boat',
  description:
    'A press gives a mark the position of the phone, or a place by bearing and distance, now or from ' +
    'the start of a race on. A phone can stay on a mark. What has no connection waits on the phone.',
  routes: ['GET /marks/{regattaName}'],
  guard: { kind: 'object', type: 'LEADERBOARD', id: 'regattaName', actions: ['PING'] },
  input: regattaOfPage,
  conditional: 'no-store',
  load: ({ context: { store }, input: { regattaName } }) =>
    Promise.all([readCoursesByRace(store, regattaName), readMarks(store, regattaName)]),
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['not-found'],
  run: async ({ context, language, input }) =>
    pageResult(marksPage(await readMarksPage(context, language, input.regattaName)), script),
})
