import { boardHeaders, boardPage } from '#pages/board/page.tsx'
import { boardFailure } from '#races/pages/boardFrame.tsx'
import { EndpointResult, endpoint } from '#endpoint'
import type { Alternative } from '#endpoint/alternative.ts'
import { preferredMediaType } from '#endpoint/accept.ts'
import { pageType, pictureHeaders, pictureType } from '#endpoint/mediaTypes.ts'
import { diagramOf } from '#courses/pictures/diagramCourse.ts'
import { drawCourse } from '#courses/pictures/drawCourse.ts'
import { drawRaceChart } from '#pages/raceChart/drawRaceChart.ts'
import { liveUrlOf } from '#endpoint/liveUrl.ts'
import { withEndingOfFleet } from '#courses/steps/raceCourse.ts'
import { loadRaceBoard, showRaceBoard, showRacePicture } from '#pages/steps/raceBoard.ts'
import { shownTagsMax } from '#tags/pages/tags.tsx'
import { raceOfBoard } from '#schemas/courses/course.ts'
import { page } from '#schemas/platform/service.ts'

/** The use case returns either the page or the picture. */
const picture: Alternative<typeof page> = {
  mediaType: pictureType,
  description: 'The boats on the course at one time',
  ending: '.svg',
  headers: pictureHeaders,
  format: (svg) => svg,
}

export const { declaration, handler } = endpoint({
  name: 'raceBoard',
  summary: 'Show a race as a page: its boats, its course, its marks, its tags',
  description:
    'For phones, screens and paper. The page updates itself, and loads nothing from other hosts but the tiles of a map, if ' +
    'the operator names a server of them. ' +
    'Public tags also need the permission `LEADERBOARD:READ:{regattaName}`; private tags are visible ' +
    `to their author. It contains the latest ${shownTagsMax} tags, without their hidden info. If the ` +
    'path ends in `.svg`, and no fleet has such a name, the response is a picture of the boats on the ' +
    'course, or the diagram of the course if there are no boats.',
  routes: ['GET /board/{regattaName}/{raceColumn}/{fleet}'],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: raceOfBoard,
  headers: ['accept'],
  load: loadRaceBoard,
  conditional: true,
  reply: { status: 200, body: page, mediaType: pageType, alternatives: [picture] },
  failsAs: boardFailure,
  errors: ['not-found'],
  run: async ({ context, input, headers, ending, origin, language }) => {
    const { reference, isOfFleet } = await withEndingOfFleet(context, input, ending)
    if (prefersPicture(headers.accept) && !isOfFleet) {
      const race = await showRacePicture(context, reference)
      const course = diagramOf(race.course)
      const chart = race.boats.length > 0 ? drawRaceChart({ ...race, course }) : undefined
      return new EndpointResult(chart ?? drawCourse(course), { mediaType: pictureType })
    }
    const board = await showRaceBoard(context, reference, language)
    const { settings } = context
    const options = { liveUrl: liveUrlOf(settings, origin), map: settings.map }
    return new EndpointResult(boardPage(board, options), {
      headers: boardHeaders(board, options),
      mediaType: pageType,
    })
  },
})

const prefersPicture = (accept: string | undefined): boolean =>
  preferredMediaType(accept, ['text/html', pictureType]) === pictureType
