// @ts-check
/** The boats as the crew of a safety boat sees them. */
import { html } from 'htm/preact'
import { useState } from 'preact/hooks'
import { button } from '../controls.js'
import { matching } from '../finish/sheet.js'
import { positionText } from '../marks/geometry.js'
import { clockIn } from '../venueTime.js'
import { Connection } from '../waiting/connection.js'
import { groups, inOrder, nameOf, radioText, timeText } from './boats.js'

/**
 * @import { Boat, Group, Press } from './boats.js'
 *
 * @typedef {import('../waiting/presses.js').Shown & {
 *   page: import('./main.js').PageData, list: import('./main.js').List | undefined, boats: Boat[],
 *   last: { boat: Boat, press: Press } | undefined, offset: number, nowMillis: number,
 *   check: (boat: Boat, afloat: boolean) => unknown, discard: (id: string) => unknown
 * }} Props
 */

/** @type {(props: Props & { boat: Boat }) => string} */
const stateText = ({ page, nowMillis, boat: { state, race, code, tally } }) => {
  const since = tally ? ` since ${timeText(page.zone, tally.at, nowMillis)}` : ''
  const inRace = `${race}${code ? `, ${code}` : ''}`
  return {
    ashore: tally ? `Ashore${since}` : 'Not checked in',
    afloat: `Afloat${since}`,
    racing: `Racing ${inRace}`,
    finished: `Finished ${inRace}`,
    retired: `Retired ${inRace}`,
    unaccounted: `Not accounted for after ${race}`,
  }[state]
}

/** @type {(props: Props & { boat: Boat }) => string} */
const placeText = ({ page, nowMillis, boat: { phone, position } }) => {
  if (!position) return phone === 'none' ? 'No phone.' : 'Her phone has sent no position.'
  const minutes = Math.max(0, Math.round((nowMillis - position.at) / 60_000))
  const at = timeText(page.zone, position.at, nowMillis)
  const place = `${positionText(position)} at ${at}, ${minutes} min ago.`
  return phone === 'silent' ? `${place} Her phone does not send.` : place
}

/** @type {(props: Props & { boat: Boat }) => unknown} */
const BoatItem = (props) => {
  const { boat, check } = props
  const { state, sail, name, boat: boatName, clockAheadSeconds: clock } = boat
  const others = [...new Set([boatName, name])].filter((text) => text && text !== sail)
  const press = (/** @type {string} */ words, /** @type {boolean} */ afloat) =>
    button(words, () => check(boat, afloat), {
      class: 'secondary press',
      'aria-label': `${words}: ${nameOf(boat)}`,
    })
  return html`<li class=${state}>
    <p class="who">
      <strong>${sail}</strong> ${others.join(', ')}<br />
      <strong>${stateText(props)}</strong>
      ${clock && html`<br /><span class="small">Her phone: clock about ${clock} s ahead.</span>`}
      ${state !== 'ashore' && html`<br /><span class="small">${placeText(props)}</span>`}
    </p>
    <p class="actions">
      ${(state === 'ashore' || state === 'unaccounted') && press('Afloat', true)}
      ${state !== 'ashore' && press('Ashore', false)}
    </p>
  </li>`
}

/** @type {(props: { text: string }) => unknown} */
const RadioText = ({ text }) => {
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setOutcome('Copied.'))
      .catch(() => setOutcome('Select the text to copy it.'))
  return html`<details>
    <summary>Text for the radio</summary>
    <p class="radio">${text}</p>
    <p class="actions">
      ${button('Copy', copy)}
      <span role="status">${outcome}</span>
    </p>
  </details>`
}

/** @type {[Group, string][]} */
const groupWords = [
  ['all', 'All'],
  ['out', 'Out'],
  ['unaccounted', 'Not accounted for'],
  ['ashore', 'Ashore'],
]

/** @type {(props: Pick<Props, 'boats'> & { group: Group, setGroup: (group: Group) => void }) => unknown} */
const Groups = ({ boats, group, setGroup }) =>
  html`<div class="groups" role="group" aria-label="Boats to show">
    ${groupWords.map(([one, words]) => button(html`<strong>${boats.filter(groups[one]).length}</strong> ${words}`, () => setGroup(one), { 'aria-pressed': group === one }))}
  </div>`

/** @type {(props: Props) => unknown} */
const LastPress = ({ last, page, check }) => {
  if (!last) return html`<p role="status"></p>`
  const { boat, press } = last
  const words = `${nameOf(boat)} is ${press.afloat ? 'afloat' : 'ashore'}, ${clockIn(page.zone, press.at)}.`
  return html`<p role="status" class="actions">
    <span>${words}</span>
    ${button('Undo', () => check(boat, !press.afloat))}
  </p>`
}

/** @type {(props: Props) => unknown} */
const ListNote = ({ page, list, nowMillis }) =>
  list &&
  html`<p class=${nowMillis - list.at > 60_000 ? 'difference' : 'small'}>
    As of ${clockIn(page.zone, list.at)}.
    ${list.hidden > 0 && ` ${list.hidden} more boats are entered, and you may not see them.`}
  </p>`

/** @type {(props: Props) => unknown} */
export const OutPage = (props) => {
  const { boats, list, page } = props
  const [group, setGroup] = useState(/** @type {Group} */ ('all'))
  const [typed, setTyped] = useState('')
  const found = matching(inOrder(boats.filter(groups[group])), typed)
  const type = (/** @type {any} */ { target }) => setTyped(target.value)
  return html`<${Connection} ...${props} />
    <${Groups} ...${{ boats, group, setGroup }} />
    <${ListNote} ...${props} />
    <${RadioText} text=${radioText(boats, page.zone, list?.at ?? props.nowMillis)} />
    <label
      >Sail number or name
      <input type="search" autocomplete="off" value=${typed} onInput=${type} />
    </label>
    <${LastPress} ...${props} />
    ${found.length === 0 && html`<p>No boats.</p>`}
    <ul class="boats">
      ${found.map((boat) => html`<${BoatItem} key=${boat.id} ...${props} boat=${boat} />`)}
    </ul>`
}
