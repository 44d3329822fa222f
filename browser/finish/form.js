// @ts-check
/** The finish sheet as an officer sees it: the press, the boats in their order, and who is missing. */
import { html } from 'htm/preact'
import { button, signInLink } from '../controls.js'
import { TimeField } from '../timeField.js'
import { clockIn } from '../venueTime.js'
import { Finishing } from './press.js'
import { boatName, Line } from './line.js'
import { Publishing } from './publishing.js'
import { change, hasPlace, remove } from './sheet.js'
import { waits } from '../waiting/keptData.js'

/**
 * @import { Boat, Sheet } from './sheet.js'
 *
 * @typedef {{
 *   page: import('./main.js').PageData, kept: import('./sync.js').Kept,
 *   lack: '' | 'network' | 'session', problem: string, lacksStart: boolean, setStart: (millis: number) => unknown, outlook: any, canUndo: boolean,
 *   keep: (next: (sheet: Sheet) => Sheet) => unknown, undo: () => unknown, settle: (id: string) => unknown,
 *   look: (state: string) => unknown, publish: (state: string, reason: string) => unknown, close: () => void
 * }} Props
 */

/** @type {(props: { boats: Boat[], code: (id: string, code: string) => unknown }) => unknown} */
const Missing = ({ boats, code }) =>
  html`<section aria-labelledby="missing-heading">
    <h2 id="missing-heading">Not accounted for (${boats.length})</h2>
    ${
      boats.length === 0
        ? html`<p>Every boat has a line.</p>`
        : html`<p class="small">Without a line, a boat did not come to the start: DNC.</p>
            <ul class="missing">
              ${boats.map(
                (boat) =>
                  html`<li key=${boat.id}>
                    <span>${boatName(boat)}</span>
                    <span class="codes">
                      ${['DNF', 'DNS', 'OCS', 'RET', 'DSQ'].map((word) => button(word, () => code(boat.id, word), { 'aria-label': `${word} for ${boat.sail} ${boat.name}` }))}
                    </span>
                  </li>`,
              )}
            </ul>`
    }
  </section>`

/** @type {(props: Props) => unknown} */
const State = ({ kept, lack, page }) => {
  const { state, stateMillis } = kept
  const when = stateMillis === null ? '' : ` since ${clockIn(page.zone, stateMillis)}`
  const words =
    state === 'official'
      ? `Official${when}.`
      : state === 'confirmed'
        ? `Provisional${when}.`
        : 'Draft: nobody else sees it.'
  const waiting = !waits(kept)
    ? 'Everything is saved.'
    : lack === 'network'
      ? 'Kept on this device. Waits for a connection.'
      : lack === 'session'
        ? 'Kept on this device. Waits until you sign in.'
        : 'Saving …'
  return html`<p role="status" class="state">${words} ${waiting}</p>
    ${lack === 'session' && html`<p>${signInLink('Sign in')}</p>`}`
}

/** @type {(props: Props) => unknown} */
const Differences = ({ kept, page, keep, settle }) =>
  kept.differences.map(({ id, mine, theirs }) => {
    const boat = page.boats.find((one) => one.id === id)
    const words = (/** @type {import('./sheet.js').Line | undefined} */ line) =>
      line === undefined
        ? 'no line'
        : [
            line.finishMillis === undefined ? '' : clockIn(page.zone, line.finishMillis),
            line.code ?? '',
          ]
            .join(' ')
            .trim() || 'no time'
    const take = () => {
      keep((sheet) =>
        theirs === undefined
          ? remove(sheet, id)
          : change(sheet, id, { finishMillis: undefined, code: undefined, ...theirs }),
      )
      settle(id)
    }
    return html`<section class="difference" key=${id} role="group" aria-label="Difference">
      <p>
        <strong>Two phones differ</strong> about ${boat ? boatName(boat) : id}: here ${words(mine)},
        on the other ${words(theirs)}.
      </p>
      <p class="actions">${button('Keep ours', () => settle(id))} ${button('Take theirs', take)}</p>
    </section>`
  })

/** @type {(props: Props) => unknown} */
export const FinishSheet = (props) => {
  const { page, kept, problem, lacksStart, setStart, keep } = props
  const { finishes } = kept.mine
  const named = new Set(finishes.map(({ competitorId }) => competitorId))
  const missing = page.boats.filter(({ id }) => !named.has(id))
  const places = finishes.filter(hasPlace).length
  const near = finishes.find(({ finishMillis }) => finishMillis)?.finishMillis
  const code = (/** @type {string} */ id, /** @type {string} */ word) =>
    keep((sheet) => change(sheet, id, { code: word }))
  return html`<${State} ...${props} />
    <p role="alert" class="error">${problem}</p>
    ${lacksStart && html`<${TimeField} label="Start time of the race" zone=${page.zone} near=${near} set=${(/** @type {number | undefined} */ millis) => millis && setStart(millis)} />`}
    <${Differences} ...${props} />
    <${Finishing} ...${{ ...props, missing }} />
    <section aria-labelledby="lines-heading">
      <h2 id="lines-heading">Finishers (${places})</h2>
      ${finishes.length === 0 && html`<p>No boat has finished yet.</p>`}
      <ol class="lines">
        ${finishes.map(
          (line, position) =>
            html`<${Line}
              key=${line.competitorId}
              ...${{ line, position, places, page, near, keep }}
            />`,
        )}
      </ol>
    </section>
    <${Missing} boats=${missing} code=${code} />
    <${Publishing} ...${props} missing=${missing.length} />`
}
