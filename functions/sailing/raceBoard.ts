import { boardFailure, boardHeaders, boardPage } from '../../lib/rendering/board/page.ts'
import { EndpointResult, endpoint } from '../../lib/http/serve.ts'
import {
  boardTagsMax,
  showRaceBoard,
  prefetchForBoard,
} from '../../lib/service/sailing/raceBoard.ts'
import { raceOfCourse } from '../../schemas/course.ts'
import { page } from '../../schemas/service.ts'

export const { declaration, handler } = endpoint({
  name: 'raceBoard',
  summary: 'Show a race as a page: its course, its marks, its tags',
  description:
    'For phones, screens and paper. The page updates itself, and loads nothing from other hosts. ' +
    'Public tags also need the permission `LEADERBOARD:READ:{regattaName}`; private tags are visible ' +
    `to their author. It contains the latest ${boardTagsMax} tags, without their hidden info.`,
  routes: ['GET /board/{regattaName}/{raceColumn}/{fleet}'],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: raceOfCourse,
  fetches: [{ type: 'LEADERBOARD', id: 'regattaName' }],
  fetchesMore: prefetchForBoard,
  conditional: true,
  reply: { status: 200, body: page, mediaType: 'text/html; charset=utf-8' },
  failsAs: boardFailure,
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const names = [input.regattaName, input.raceColumn, input.fleet]
    return new EndpointResult(boardPage(await showRaceBoard(context, input), names), {
      headers: boardHeaders,
    })
  },
})
