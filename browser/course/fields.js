// @ts-check
/** The form of the designer. */
import { html } from 'htm/preact'
import { options } from './question.js'

/**
 * @typedef {import('./question.js').Form} Form
 * @typedef {{ form: Form, errors: Record<string, string>, change: (values: Form) => void }} FieldsProps
 */

const types = [
  [
    'Windward-leeward',
    [
      ['L', 'L: finish on the start line'],
      ['LR', 'LR: finish on a reach to the right'],
      ['LG', 'LG: finish on a reach to the left'],
      ['W', 'W: finish to windward'],
      ['M', 'M: marks to starboard'],
    ],
  ],
  [
    'Triangle',
    [
      ['triangle', 'Start below mark 3'],
      ['T', 'T: start and finish in the beat'],
      ['TL', 'TL: finish to leeward'],
      ['TW', 'TW: finish to windward'],
    ],
  ],
  [
    'Trapezoid',
    [
      ['O', 'O: outer loop'],
      ['I', 'I: inner loop'],
    ],
  ],
]

/** @type {(props: { name: string, label: string, hint?: string } & FieldsProps & Record<string, unknown>) => unknown} */
export const Field = ({ name, label, hint, form, errors, change, ...attributes }) => {
  const error = errors[name]
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`<div>
    <label for=${name}>${label}</label>
    <input
      id=${name}
      value=${form[name] ?? ''}
      autocomplete="off"
      aria-invalid=${error ? 'true' : undefined}
      aria-describedby=${described || undefined}
      onInput=${(/** @type {any} */ event) => change({ [name]: event.target.value })}
      ...${attributes}
    />
    ${hint && html`<p id=${`${name}-hint`} class="small">${hint}</p>`}
    ${error && html`<p id=${`${name}-error`} class="error">${error}</p>`}
  </div>`
}

/** @type {(props: { name: string, label: string, children?: unknown } & FieldsProps) => unknown} */
const Select = ({ name, label, form, errors, change, children }) =>
  html`<div>
    <label for=${name}>${label}</label>
    <select
      id=${name}
      value=${form[name] ?? ''}
      onChange=${(/** @type {any} */ event) => change({ [name]: event.target.value })}
    >
      ${children}
    </select>
    ${errors[name] && html`<p class="error">${errors[name]}</p>`}
  </div>`

/** @type {(props: FieldsProps) => unknown} */
export const Fields = (props) => html`
  <div class="fields">
    <${Select} name="type" label="Course" ...${props}>
      ${types.map(
        ([group, entries]) =>
          html`<optgroup label=${group}>
            ${
              /** @type {string[][]} */ (entries).map(
                ([value, label]) => html`<option value=${value}>${label}</option>`,
              )
            }
          </optgroup>`,
      )}
    <//>
    <${Field} name="laps" label="Laps" inputmode="numeric" ...${props} />
    <${Field} name="wind" label="Wind from (° true)" inputmode="decimal" ...${props} />
    <${Field} name="length" label="First leg" inputmode="decimal" ...${props} />
    <${Select} name="unit" label="Unit" ...${props}>
      <option value="miles">Nautical miles</option>
      <option value="metres">Metres</option>
    <//>
  </div>
  <${Start} ...${props} />
  <${Options} ...${props} />
`

/** @type {(props: FieldsProps) => unknown} */
const Start = (props) => {
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        props.change({
          latitude: latitude.toFixed(6),
          longitude: longitude.toFixed(6),
          located: '',
        }),
      ({ message }) =>
        props.change({ located: `The device does not tell its position. ${message}` }),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  return html`<fieldset>
    <legend>Middle of the start line</legend>
    <div class="fields">
      <${Field} name="latitude" label="Latitude" ...${props} />
      <${Field} name="longitude" label="Longitude" ...${props} />
      <button type="button" class="secondary" onClick=${locate}>Position of this device</button>
    </div>
    <p class="small">Degrees such as 54.42 or 54°25.2′N. Or tap on the plan.</p>
    <p role="status" class="error">${props.form.located}</p>
  </fieldset>`
}

/** @type {(props: FieldsProps) => unknown} */
const Options = (props) =>
  html`<details open=${Object.keys(props.errors).some((name) => name in options)}>
    <summary>Gates, offset mark and lengths</summary>
    <label class="check">
      <input
        type="checkbox"
        checked=${props.form.hasOffset}
        onChange=${(/** @type {any} */ event) => props.change({ hasOffset: event.target.checked })}
      />
      Offset mark 1A
    </label>
    <div class="fields">
      <${Select} name="gates" label="Leeward gate" ...${props}>
        <option value="">As usual for the course</option>
        <option value="yes">Gate</option>
        <option value="no">One mark</option>
      <//>
      ${Object.entries(options).map(
        ([name, label]) =>
          html`<${Field}
            name=${name}
            label=${label}
            inputmode="decimal"
            placeholder="usual"
            ...${props}
          />`,
      )}
    </div>
  </details>`
