/** The boats of a tracked race. `browser/boats.js` fills in the boats and the ranking. */
import { diagramOf } from '#courseDiagram/diagramCourse.ts'
import { markup, type Markup, nothing, pathOf, racePath, trusted } from '../common/markup.ts'
import { drawBoardChart } from '../raceChart/boardChart.ts'
import type { RaceBoard } from '../steps/raceBoard.ts'

/** Contains no positions, so that the page stays the same while boats move. */
export const boatsPart = (board: RaceBoard): Markup => {
  const { boats, course, regatta } = board
  if (boats === undefined) return nothing
  const { raceName, fromMillis, toMillis } = boats
  const race = pathOf('/sailingserver/api/v1/regattas', [regatta, 'races', raceName])
  return markup`<section id="boats" data-race="${race}" data-from="${fromMillis}" aria-labelledby="boats-heading">
<h2 id="boats-heading">Boats</h2>
<noscript><figure><img src="${racePath('/board', board, '.svg')}" alt="The boats on the course, in the order of the race"></figure></noscript>
<div class="needs-script">
<div class="boats">
<div>
<p id="boats-leader" role="status"></p>
<div id="boats-chart" data-part data-to="${toMillis ?? ''}"><figure>${trusted(drawBoardChart(diagramOf(course)))}</figure></div>
<p id="boats-outside" class="small"></p>
<p id="boats-state" class="small" role="status"></p>
<div class="time on-screen">
<p><label for="boats-time">Time</label> <span id="boats-clock"></span></p>
<input id="boats-time" type="range" step="5000" min="${fromMillis}" max="${toMillis ?? fromMillis}">
<button id="boats-live" type="button">${toMillis === null ? 'Live' : 'End'}</button>
</div>
</div>
<div>
<table>
<caption id="boats-caption">Ranking</caption>
<thead><tr><th scope="col"><abbr title="Rank">#</abbr></th><th scope="col">Boat</th><th scope="col">Leg</th><th scope="col">Speed</th><th scope="col">Gap</th></tr></thead>
<tbody id="boats-rows"></tbody>
</table>
<button id="boats-all" class="on-screen" type="button" hidden></button>
</div>
</div>
</div>
</section>
`
}
