// @ts-check
/** The start page as a race officer sees it: the clock, the flags, and what can be done now. */
import { html } from 'htm/preact'
import { TimeField } from '../timeField.js'
import { clockIn } from '../venueTime.js'
import { Connection } from '../waiting/connection.js'
import { FlagPicture } from './flags.js'
import { Preparation } from './preparation.js'
import { Racing } from './racing.js'
import { flagsAt, signalsOf } from './sequence.js'

/**
 * @import { Race, RaceData } from './main.js'
 *
 * @typedef {Map<string, 'none' | 'silent' | 'sends'>} Phones by the id of the boat
 *
 * @typedef {{
 *   setMinutes: (minutes: number) => void, ready: () => void,
 *   start: (race: RaceData, millis: number, startMillis: number, mode: string) => unknown,
 *   startTime: (race: RaceData, startMillis: number) => unknown,
 *   interrupt: (race: RaceData, millis: number, flag: string, lower?: string) => unknown,
 *   raise: (race: RaceData, flag: string, millis: number) => unknown,
 *   lower: (race: RaceData, flag: string, millis: number) => unknown,
 *   resume: (race: RaceData, millis: number) => unknown,
 *   status: (race: RaceData, status: string, millis: number) => unknown,
 *   early: (race: RaceData, id: string) => unknown, returned: (race: RaceData, id: string) => unknown,
 *   shorten: (race: RaceData, course: any, position: number) => unknown,
 *   readCourse: (race: RaceData) => Promise<unknown>, discard: (id: string) => unknown
 * }} Actions
 *
 * @typedef {Actions & import('../waiting/presses.js').Shown & {
 *   page: import('./main.js').PageData, races: Race[], phones: Phones, minutes: number,
 *   offset: number, nowMillis: number
 * }} Props
 */

/** @example '-04:31', and '+00:12' after the start */
const countdown = (/** @type {number} */ millis) => {
  const seconds = Math.abs(Math.ceil(millis / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const text = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return (millis > 0 ? '−' : '+') + text.replace(/^00:/, '')
}

/** @type {(props: Props & { one: Race }) => unknown} */
const Countdown = ({ one: { state }, minutes, nowMillis, page }) => {
  const { startMillis, mode, flags } = state
  const signals = startMillis === null ? [] : signalsOf(startMillis, minutes, mode)
  const next = signals.find(({ millis }) => millis > nowMillis)
  const flying = [
    ...flagsAt(signals, nowMillis),
    ...flags.flatMap(({ upper, lower }) => (lower === 'NONE' ? [upper] : [upper, lower])),
  ]
  return html`${
      startMillis === null
        ? html`<p class="clock" role="timer">--:--</p>`
        : html`<p class="clock" role="timer">${countdown(startMillis - nowMillis)}</p>
            <p class="next">
              ${
                next
                  ? html`<strong>${next.words}</strong
                      >${` in ${countdown(next.millis - nowMillis).slice(1)}`}`
                  : html`Started ${clockIn(page.zone, startMillis)}`
              }
            </p>`
    }
    <div class="flags" aria-label="Flags that fly now" role="group">
      ${flying.length === 0 ? html`<p class="small">No flag flies.</p>` : flying.map((flag) => html`<${FlagPicture} flag=${flag} />`)}
    </div>`
}

/** @type {(props: Props & { one: Race }) => unknown} */
const RaceCard = (props) => {
  const { one, races, page, startTime } = props
  const { race, state, kept } = one
  const near = kept?.mine.finishes.find(({ finishMillis }) => finishMillis)?.finishMillis
  const id = `fleet-${races.indexOf(one)}`
  return html`<section class="card" aria-labelledby=${id}>
    <h2 id=${id}>${race.title}${state.passId > 0 ? ` · attempt ${state.passId + 1}` : ''}</h2>
    <${Countdown} ...${props} />
    <${Racing} ...${props} />
    <details>
      <summary>Give or correct the start time</summary>
      <${TimeField}
        label="Start time"
        zone=${page.zone}
        millis=${state.startMillis ?? undefined}
        near=${near}
        set=${(/** @type {number | undefined} */ millis) => millis && startTime(race, millis)}
      />
    </details>
  </section>`
}

/** Names the boats whose phones do not send, while there is time before the start. @type {(props: Props) => unknown} */
const SilentPhones = ({ races, phones, nowMillis }) => {
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

/** The next step comes first. @type {(props: Props) => unknown} */
export const StartPage = (props) => {
  const soon = props.nowMillis + 60_000 * (props.minutes + 1)
  const isBegun = props.races.some(
    ({ state }) => state.flags.length > 0 || (state.startMillis ?? Infinity) < soon,
  )
  const cards = props.races.map(
    (one) => html`<${RaceCard} key=${one.race.fleet} ...${{ ...props, one }} />`,
  )
  const preparation = html`<${Preparation} ...${props} />`
  return html`<${Connection} ...${props} />
    <${SilentPhones} ...${props} />
    ${isBegun ? [cards, preparation] : [preparation, cards]}`
}
