// @ts-check
/** Names the boats whose phones do not send, while there is time before the start. */
import { html } from 'htm/preact'

/**
 * @import { Race } from './main.js'
 *
 * @typedef {Map<string, 'none' | 'silent' | 'sends'>} Phones by the id of the boat
 *
 * @type {(props: { races: Race[], phones: Phones, nowMillis: number }) => unknown}
 */
export const SilentPhones = ({ races, phones, nowMillis }) => {
  const boats = races
    .filter(({ state }) => state.startMillis === null || state.startMillis > nowMillis)
    .flatMap(({ race }) => race.boats)
  const silent = boats.filter(({ id }) => phones.get(id) === 'silent')
  const without = boats.filter(({ id }) => phones.get(id) === 'none').length
  if (silent.length + without === 0) return undefined
  return html`<details>
    <summary>Phones that do not send: ${silent.length}. Boats without a phone: ${without}.</summary>
    <ul>
      ${silent.map(({ id, sail, name, boat }) => html`<li key=${id}>${[sail, boat, name].filter(Boolean).join(' ')}</li>`)}
    </ul>
  </details>`
}
