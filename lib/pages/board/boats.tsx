/** The boats of a tracked race. `browser/boats.ts` fills in the boats and the ranking. */
import { diagramOf } from '#courses/pictures/diagramCourse.ts'
import { drawn } from '#page/document.tsx'
import { pathOf } from '#values/pathSegment.ts'
import { racePath } from '#races/rules/racePath.ts'
import type { Settings } from '#endpoint/context.ts'
import { MapAttribution } from '#positions/pages/map.tsx'
import { drawBoardChart } from '../raceChart/boardChart.ts'
import type { RaceBoard } from '../steps/raceBoard.ts'
import { sitePages } from '../words/sitePages.ts'

const speeds = [1, 5, 20, 60]

interface Props {
  readonly board: RaceBoard
  readonly map: Settings['map']
}

/** Contains no positions, so that the page stays the same while boats move. */
export const BoatsPart = ({ board, map }: Props) => {
  const { boats, regatta, language } = board
  if (boats === undefined) return null
  const words = sitePages[language].board
  return (
    <section
      id="boats"
      data-race={pathOf('/sailingserver/api/v1/regattas', [regatta, 'races', boats.raceName])}
      data-from={boats.fromMillis}
      aria-labelledby="boats-heading"
    >
      <h2 id="boats-heading" class="hidden">
        {words.boats}
      </h2>
      <noscript>
        <figure>
          <img src={racePath('/board', board, '.svg')} alt={words.picture} />
        </figure>
      </noscript>
      <div class="boats needs-script">
        <div>
          <div class="headline">
            <p id="boats-leader" role="status">
              {sitePages[language].boats.loading}
            </p>
            <p id="boats-clock" />
          </div>
          <Chart board={board} map={map} toMillis={boats.toMillis} />
          <TimeControls {...boats} language={language} />
          <p id="boats-outside" class="small" />
          <p id="boats-state" class="small" role="status" />
        </div>
        <div>
          <Ranking language={language} />
          <p id="boats-found" role="status" />
          <button id="boats-own" class="on-screen secondary" type="button" hidden />
          <button id="boats-all" class="on-screen" type="button" hidden />
        </div>
      </div>
    </section>
  )
}

const Chart = ({ board, map, toMillis }: Props & { readonly toMillis: number | null }) => (
  <div id="boats-chart" data-part data-to={toMillis ?? ''}>
    <figure>{drawn(drawBoardChart(diagramOf(board.course, board.language)))}</figure>
    <MapAttribution map={map} words={sitePages[board.language].board.map} />
  </div>
)

type TimeProps = Pick<NonNullable<RaceBoard['boats']>, 'fromMillis' | 'toMillis'> &
  Pick<RaceBoard, 'language'>

const TimeControls = ({ fromMillis, toMillis, language }: TimeProps) => {
  const { board: words, boats } = sitePages[language]
  return (
    <div class="time on-screen">
      <input
        id="boats-time"
        type="range"
        aria-label={words.time}
        step={5000}
        min={fromMillis}
        max={toMillis ?? fromMillis}
      />
      <select id="boats-speed" aria-label={words.speed}>
        <option value="0">{words.replay}</option>
        {speeds.map((speed) => (
          <option value={speed}>{speed}×</option>
        ))}
        <option value="0">{words.pause}</option>
      </select>
      <button id="boats-live" type="button">
        {toMillis === null ? boats.live : boats.end}
      </button>
    </div>
  )
}

const Ranking = ({ language }: Pick<RaceBoard, 'language'>) => {
  const { board: words, boats } = sitePages[language]
  return (
    <table>
      <caption id="boats-caption">{words.ranking}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={words.rank}>#</abbr>
          </th>
          <th scope="col">
            <label for="boats-find">{words.boat}</label>{' '}
            <input
              id="boats-find"
              class="on-screen"
              type="search"
              placeholder={words.find}
              autocomplete="off"
            />
          </th>
          <th scope="col">{words.leg}</th>
          <th scope="col">
            <abbr title={words.knots}>kn</abbr>
          </th>
          <th scope="col">
            {words.gap} <abbr title={words.metres}>m</abbr>
          </th>
        </tr>
      </thead>
      <tbody id="boats-rows">
        <tr id="boats-loading">
          <td colspan={5}>{boats.loading}</td>
        </tr>
      </tbody>
    </table>
  )
}
