// @ts-check
/** The marks as the crew of a mark boat sees them. */
import { html } from 'htm/preact'
import { button } from '../controls.js'
import { clockIn } from '../venueTime.js'
import { Connection } from '../waiting/connection.js'
import { legText, positionText } from './geometry.js'
import { Move } from './move.js'

/**
 * @import { Position } from './geometry.js'
 * @import { Mark } from './main.js'
 *
 * @typedef {{
 *   ping: (mark: Mark) => unknown, move: (mark: Mark, at: Position, millis: number) => unknown,
 *   track: (mark: Mark | undefined) => void, discard: (id: string) => unknown
 * }} Actions `track` without a mark: the phone leaves its mark
 *
 * @typedef {Actions & import('../waiting/presses.js').Shown & {
 *   page: import('./main.js').PageData, marks: Mark[], tracked: string, nowMillis: number,
 *   own: GeolocationPosition | undefined
 * }} Props
 */

/** @type {(props: Props & { mark: Mark }) => unknown} */
const MarkItem = (props) => {
  const { page, marks, mark, tracked, own, ping, track } = props
  const { position } = mark
  const isTracked = tracked === mark.id
  const trackWords = isTracked ? 'This phone leaves the mark' : 'This phone is on the mark'
  const here = own && { latitude: own.coords.latitude, longitude: own.coords.longitude }
  const nearest = marks.find(({ id, position: at }) => id !== mark.id && at)
  return html`<li class="mark">
    <h2>${mark.name}</h2>
    <p>
      ${position ? `${positionText(position)}, since ${clockIn(page.zone, position.timestamp)}` : 'It has no position yet.'}
    </p>
    ${position && nearest?.position && html`<p class="small">From ${nearest.name}: ${legText(nearest.position, position)}</p>`}
    ${position && here && html`<p class="small">From here: ${legText(here, position)}</p>`}
    <p class="actions">
      ${button('Ping here', () => ping(mark), { class: 'main', 'aria-label': `Ping here: ${mark.name}` })}
      ${button(trackWords, () => track(isTracked ? undefined : mark), { 'aria-pressed': isTracked, 'aria-label': `${trackWords}: ${mark.name}` })}
    </p>
    <details>
      <summary>Move by bearing and distance</summary>
      <${Move} ...${props} />
    </details>
  </li>`
}

/** @type {(props: Props) => unknown} */
export const MarksPage = (props) => {
  const { marks } = props
  return html`<${Connection} ...${props} offset=${0} />
    ${marks.length === 0 && html`<p>There are no marks yet. Publish a course, and its marks are here.</p>`}
    <ul class="plain">
      ${marks.map((mark) => html`<${MarkItem} key=${mark.id} ...${props} mark=${mark} />`)}
    </ul>`
}
