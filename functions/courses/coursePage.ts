import { pageHeaders } from '#page/pageHeaders.ts'
import { boardFailure } from '#races/pages/boardFrame.tsx'
import { coursePage } from '#courses/pages/coursePage.tsx'
import { EndpointResult, endpoint } from '#endpoint'
import { withMap } from '#positions/pages/map.tsx'
import { pageType } from '#endpoint/mediaTypes.ts'
import { showCoursePage } from '#courses/steps/coursePage.ts'
import { loadRace } from '#courses/steps/raceCourse.ts'
import { raceOfCourse } from '#schemas/courses/course.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'coursePage',
  summary: 'Show the course of a race as a page, with the designer',
  description:
    'Callers with the permission `REGATTA:UPDATE:{regattaName}` design the course and publish it to ' +
    'races. Other callers see the course and its history.',
  routes: ['GET /course/{regattaName}/{raceColumn}/{fleet}'],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: raceOfCourse,
  load: loadRace,
  conditional: true,
  reply: { status: 200, body: page, mediaType: pageType },
  failsAs: boardFailure,
  errors: ['not-found'],
  run: async ({ context, input, language }) => {
    const { map } = context.settings
    return new EndpointResult(coursePage(await showCoursePage(context, input, language), map), {
      headers: withMap(pageHeaders, map),
    })
  },
})
