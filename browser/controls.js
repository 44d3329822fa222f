// @ts-check
/** The controls that the pages have in common. */
import { html } from 'htm/preact'

/**
 * @param {unknown} words
 * @param {(event: Event) => unknown} press
 * @param {Record<string, unknown>} [more] attributes, such as `class: 'main'`
 */
export const button = (words, press, more) =>
  html`<button type="button" class="secondary" onClick=${press} ...${more}>${words}</button>`

/**
 * A list of choices in its label.
 * @param {string} label
 * @param {string | number} value
 * @param {readonly (readonly (string | number)[])[]} options values and words
 * @param {(value: string) => unknown} choose
 */
export const select = (label, value, options, choose) =>
  html`<label
    >${label}
    <select value=${value} onChange=${(/** @type {any} */ { target }) => choose(target.value)}>
      ${options.map(([each, words]) => html`<option value=${each}>${words}</option>`)}
    </select></label
  >`

/** Leads back to this page. */
export const signInLink = (/** @type {string} */ words) =>
  html`<a class="action" href=${`/account?next=${encodeURIComponent(location.pathname)}`}
    >${words}</a
  >`
