/** The boats of a tracked race. `browser/boats.ts` fills in the boats and the ranking. */
import { diagramOf } from '#courses/pictures/diagramCourse.ts'
import { markup, type Markup, nothing, trusted } from '#page/markup.ts'
import { pathOf } from '#values/pathSegment.ts'
import { racePath } from '#races/rules/racePath.ts'
import type { Settings } from '#endpoint/context.ts'
import { mapAttribution } from '#positions/pages/map.ts'
import { drawBoardChart } from '../raceChart/boardChart.ts'
import type { RaceBoard } from '../steps/raceBoard.ts'

const speeds = [1, 5, 20, 60].map((speed) => markup`<option value="${speed}">${speed}×</option>`)

/** Contains no positions, so that the page stays the same while boats move. */
export const boatsPart = (board: RaceBoard, map: Settings['map']): Markup => {
  const { boats, course, regatta } = board
  if (boats === undefined) return nothing
  const { raceName, fromMillis, toMillis } = boats
  const race = pathOf('/sailingserver/api/v1/regattas', [regatta, 'races', raceName])
  return markup`<section id="boats" data-race="${race}" data-from="${fromMillis}" aria-labelledby="boats-heading">
<h2 id="boats-heading" class="hidden">Boats</h2>
<noscript><figure><img src="${racePath('/board', board, '.svg')}" alt="The boats on the course, in the order of the race"></figure></noscript>
<div class="boats needs-script">
<div>
<div class="headline">
<p id="boats-leader" role="status">Loading …</p>
<p id="boats-clock"></p>
</div>
<div id="boats-chart" data-part data-to="${toMillis ?? ''}"><figure>${trusted(drawBoardChart(diagramOf(course)))}</figure>${mapAttribution(map)}</div>
<div class="time on-screen">
<input id="boats-time" type="range" aria-label="Time" step="5000" min="${fromMillis}" max="${toMillis ?? fromMillis}">
<select id="boats-speed" aria-label="Replay speed"><option value="0">Replay</option>${speeds}<option value="0">Pause</option></select>
<button id="boats-live" type="button">${toMillis === null ? 'Live' : 'End'}</button>
</div>
<p id="boats-outside" class="small"></p>
<p id="boats-state" class="small" role="status"></p>
</div>
<div>
<table>
<caption id="boats-caption">Ranking</caption>
<thead><tr><th scope="col"><abbr title="Rank">#</abbr></th><th scope="col"><label for="boats-find">Boat</label> <input id="boats-find" class="on-screen" type="search" placeholder="Find a boat" autocomplete="off"></th><th scope="col">Leg</th><th scope="col"><abbr title="Speed in knots">kn</abbr></th><th scope="col">Gap <abbr title="metres">m</abbr></th></tr></thead>
<tbody id="boats-rows"><tr id="boats-loading"><td colspan="5">Loading …</td></tr></tbody>
</table>
<p id="boats-found" role="status"></p>
<button id="boats-all" class="on-screen" type="button" hidden></button>
</div>
</div>
</section>
`
}
