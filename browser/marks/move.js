// @ts-check
/** The new place of a mark, by bearing and distance from another one. */
import { html } from 'htm/preact'
import { useState } from 'preact/hooks'
import { clockIn } from '../venueTime.js'
import { legBetween, metresOfMile, placeFrom, positionText } from './geometry.js'

/**
 * @import { Position } from './geometry.js'
 * @import { Mark } from './main.js'
 * @import { Props } from './view.js'
 *
 * @typedef {{ from: string, bearing: string, distance: string, unit: string, when: string }} Form
 */

const numberOf = (/** @type {string} */ text) => parseFloat(text.replace(',', '.'))

/** `undefined`: the form is not complete, or wrong. @type {(form: Form, from: Position | null | undefined) => Position | undefined} */
const targetOf = ({ bearing, distance, unit }, from) => {
  const [degrees, length] = [numberOf(bearing), numberOf(distance)]
  const metres = unit === 'miles' ? length * metresOfMile : length
  const isRight = degrees >= 0 && degrees <= 360 && metres > 0 && metres < 100_000
  return from && isRight ? placeFrom(from, degrees, metres) : undefined
}

/** @type {(props: { form: Form, change: (values: Partial<Form>) => void, name: keyof Form, label: string, options?: [string, string][] }) => unknown} */
const Field = ({ form, change, name, label, options }) => {
  const write = (/** @type {any} */ { target }) => change({ [name]: target.value })
  return options
    ? html`<label
        >${label}
        <select value=${form[name]} onChange=${write}>
          ${options.map(([value, words]) => html`<option value=${value}>${words}</option>`)}
        </select></label
      >`
    : html`<label
        >${label} <input inputmode="decimal" required value=${form[name]} onInput=${write}
      /></label>`
}

/** The other marks, and the middles of the starting lines. @type {(page: Props['page'], marks: Mark[], mark: Mark) => Pick<Mark, 'id' | 'name' | 'position'>[]} */
const fromPlaces = ({ starts }, marks, mark) => [
  ...marks.filter(({ id, position }) => id !== mark.id && position),
  ...starts.flatMap(({ name, marks: ends }) => {
    const [one, other] = ends.map((end) => marks.find(({ id }) => id === end)?.position)
    if (!one || !other) return []
    const { bearing, metres } = legBetween(one, other)
    const position = { ...placeFrom(one, bearing, metres / 2), timestamp: one.timestamp }
    return [{ id: name, name, position }]
  }),
]

/** @type {(props: Props & { mark: Mark }) => unknown} */
export const Move = ({ page, marks, mark, move, nowMillis }) => {
  const others = fromPlaces(page, marks, mark)
  const [form, setForm] = useState({
    from: '',
    bearing: '',
    distance: '',
    unit: 'miles',
    when: 'now',
  })
  const change = (/** @type {Partial<Form>} */ values) => setForm({ ...form, ...values })
  const target = targetOf(
    form,
    others.find(({ id }) => id === (form.from || others[0]?.id))?.position,
  )
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault()
    const race = page.races.find(({ name }) => name === form.when)
    if (target) move(mark, target, race?.startMillis ?? nowMillis)
  }
  if (others.length === 0) return html`<p class="small">Another mark needs a position first.</p>`
  const field = (/** @type {object} */ props) => html`<${Field} ...${{ form, change, ...props }} />`
  const units = Object.entries({ miles: 'Nautical miles', metres: 'Metres' })
  const times = [
    ['now', 'Now, also in a running race (flag C)'],
    ...page.races.map(({ name, startMillis }) => [
      ...[name, `From the start of ${name}, ${clockIn(page.zone, startMillis)}`],
    ]),
  ]
  return html`<form onSubmit=${submit} class="fields">
    ${field({ name: 'from', label: 'From', options: others.map(({ id, name }) => [id, name]) })}
    ${field({ name: 'bearing', label: 'Bearing, ° true' })}
    ${field({ name: 'distance', label: 'Distance' })}
    ${field({ name: 'unit', label: 'Unit', options: units })}
    ${field({ name: 'when', label: 'When', options: times })}
    <p role="status">
      ${target ? positionText(target) : 'Give a bearing from 0 to 360 and a distance.'}
    </p>
    <p class="actions"><button disabled=${!target}>Move the mark</button></p>
  </form>`
}
