// @ts-check
/** A field for a decimal: a text, because a number field reads no comma. */
import { html } from 'htm/preact'
import { useEffect, useState } from 'preact/hooks'
import { decimalIn } from './decimal.js'

/**
 * @typedef {{
 *   label: string, value: number | undefined, min?: number, set: (value: number | undefined) => unknown
 * }} DecimalProps `set`: gets `undefined` for an empty field
 *
 * @type {(props: DecimalProps) => unknown}
 */
export const DecimalField = ({ label, value, min = 0, set }) => {
  const [typed, setTyped] = useState(/** @type {string | undefined} */ (undefined))
  // The value follows later, and may be that of another phone.
  useEffect(() => setTyped(undefined), [value])
  const isWrong = (/** @type {string} */ text) =>
    text.trim() !== '' && (decimalIn(text) ?? -1) < min
  const write = (/** @type {any} */ { target }) => {
    if (isWrong(target.value)) return
    set(decimalIn(target.value))
  }
  const text = typed ?? String(value ?? '')
  return html`<label
      >${label}
      <input
        inputmode="decimal"
        autocomplete="off"
        aria-invalid=${isWrong(text)}
        value=${text}
        onInput=${(/** @type {any} */ { target }) => setTyped(target.value)}
        onChange=${write}
    /></label>
    <span class="error" role="alert"
      >${isWrong(text) ? `Write a number from ${min} on, such as 3.5 or 3,5.` : ''}</span
    >`
}
