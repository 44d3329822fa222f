import { pageResult } from '#page/document.tsx'
import { paths as script } from '#results/browser/finish/main.tsx?file'
import { finishPage } from '#results/pages/finish/page.tsx'
import { readFinishPage } from '#results/steps/finishPage.ts'
import { loadOfficerSheets } from '#results/steps/sheets.ts'
import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { raceOfCourse } from '#schemas/courses/course.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'finishPage',
  summary: 'Show the page on which race officers take the finish of a race',
  description:
    'The page keeps every press until the service has it, and joins the sheets of several phones. ' +
    'It shows what a confirmation would change before it confirms.',
  routes: ['GET /finish/{regattaName}/{raceColumn}/{fleet}'],
  guard: { kind: 'object', type: 'LEADERBOARD', id: 'regattaName', actions: ['SCORE'] },
  input: raceOfCourse,
  load: ({ context, input }) => loadOfficerSheets(context.store, input.regattaName),
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['not-found'],
  run: async ({ context, language, input }) =>
    pageResult(finishPage(await readFinishPage(context, language, input)), script),
})
