import { boardFailure, boardHeaders, boardPage } from '#pages/board/page.ts'
import { EndpointResult, endpoint } from '#endpoint'
import { boardPicture, pictureResult, prefersPicture } from '#pages/steps/boardPicture.ts'
import { pageType } from '#endpoint/mediaTypes.ts'
import { liveUrlOf } from '#feed/steps/liveUrl.ts'
import { withEndingOfFleet } from '#courses/steps/raceCourse.ts'
import {
  boardTagsMax,
  prefetchForBoard,
  showRaceBoard,
  showRacePicture,
} from '#pages/steps/raceBoard.ts'
import { raceOfBoard } from '#schemas/courses/course.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'raceBoard',
  summary: 'Show a race as a page: its boats, its course, its marks, its tags',
  description:
    'For phones, screens and paper. The page updates itself, and loads nothing from other hosts. ' +
    'Public tags also need the permission `LEADERBOARD:READ:{regattaName}`; private tags are visible ' +
    `to their author. It contains the latest ${boardTagsMax} tags, without their hidden info. If the ` +
    'path ends in `.svg`, and no fleet has such a name, the response is a picture of the boats on the ' +
    'course, or the diagram of the course if there are no boats.',
  routes: ['GET /board/{regattaName}/{raceColumn}/{fleet}'],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: raceOfBoard,
  headers: ['accept'],
  fetches: [{ type: 'LEADERBOARD', id: 'regattaName' }],
  fetchesMore: prefetchForBoard,
  conditional: true,
  reply: { status: 200, body: page, mediaType: pageType, alternatives: [boardPicture] },
  failsAs: boardFailure,
  errors: ['not-found'],
  run: async ({ context, input, headers, ending, origin }) => {
    const { reference, isOfFleet } = await withEndingOfFleet(context, input, ending)
    if (prefersPicture(headers.accept) && !isOfFleet) {
      return pictureResult(await showRacePicture(context, reference))
    }
    const board = await showRaceBoard(context, reference)
    const liveUrl = liveUrlOf(context.settings, origin)
    return new EndpointResult(boardPage(board, liveUrl), {
      headers: boardHeaders(board, liveUrl),
      mediaType: pageType,
    })
  },
})
