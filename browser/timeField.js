// @ts-check
/** A field for a time of the day at the venue, which is written on the keys of a phone. */
import { html } from 'htm/preact'
import { useEffect, useState } from 'preact/hooks'
import { millisNear, momentIn } from './venueTime.js'

/**
 * @typedef {{
 *   label: string, zone: string, millis: number | undefined, near?: number,
 *   set: (millis: number | undefined) => unknown
 * }} TimeProps `near`: tells the day of a first time; `set`: gets `undefined` for an empty field
 *
 * @type {(props: TimeProps) => unknown}
 */
export const TimeField = ({ label, zone, millis, near = Date.now(), set }) => {
  const [typed, setTyped] = useState(/** @type {string | undefined} */ (undefined))
  // The value follows later, and may be that of another phone.
  useEffect(() => setTyped(undefined), [millis])
  const read = (/** @type {string} */ text) => millisNear(zone, millis ?? near, text)
  const isWrong = (/** @type {string} */ text) => text.trim() !== '' && Number.isNaN(read(text))
  const shown = millis === undefined ? '' : momentIn(zone, millis).time
  const write = (/** @type {any} */ { target: { value } }) => {
    if (isWrong(value)) return
    if (value !== shown) set(value.trim() === '' ? undefined : read(value))
  }
  return html`<label
      >${label}
      <input
        autocomplete="off"
        placeholder="14:30:05"
        aria-invalid=${isWrong(typed ?? '')}
        value=${typed ?? shown}
        onInput=${(/** @type {any} */ { target }) => setTyped(target.value)}
        onChange=${write}
    /></label>
    <span class="error" role="alert"
      >${isWrong(typed ?? '') ? 'Write a time such as 14:30:05 or 143005.' : ''}</span
    >`
}
