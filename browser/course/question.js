// @ts-check
/** The values of the form, and the question to the service that they mean. */

/**
 * @typedef {import('./api.js').Suggestion} Suggestion
 * @typedef {Record<string, string | boolean>} Form
 */

export const metresOfMile = 1852

/** @type {(design: Suggestion) => Form} */
export const formOf = ({ type, hasOffset, laps, wind, metres, start }) => ({
  type,
  hasOffset,
  laps: String(laps),
  wind: wind === undefined ? '' : String(wind),
  unit: 'miles',
  length: metres === undefined ? '1' : String(Number((metres / metresOfMile).toFixed(3))),
  latitude: start ? String(start.latitude) : '',
  longitude: start ? String(start.longitude) : '',
})

/** Names of options and their labels. Empty fields take the default of the service. */
export const options = {
  startLineMetres: 'Start line (m)',
  finishLineMetres: 'Finish line (m)',
  gateMetres: 'Gate (m)',
  offsetMetres: 'To mark 1A (m)',
  leewardMetres: 'Start to leeward mark (m)',
  reachAngle: 'Angle at mark 1 (°)',
  reachMetres: 'Reach to mark 2 (m)',
  finishLegMetres: 'Reach to finish (m)',
}

/** The fields without which there is no course. */
export const required = {
  wind: 'the wind',
  length: 'the first leg',
  latitude: 'the latitude of the start',
  longitude: 'the longitude of the start',
}

/** @type {(form: Form) => string[]} */
export const missingIn = (form) =>
  Object.entries(required).flatMap(([name, words]) =>
    String(form[name]).trim() === '' ? [words] : [],
  )

/** A text that is not a number stays a text, which the service refuses in words. */
const numberOf = (/** @type {unknown} */ value) => {
  const text = String(value ?? '').trim()
  const number = Number(text.replace(',', '.'))
  if (text === '') return undefined
  return Number.isNaN(number) ? text : number
}

/**
 * Degrees as plotters show them: `54.42`, `54 25.2 N`, `54°25.206′N` or `10°10′48″ W`.
 * @type {(value: unknown) => string | number | undefined}
 */
export const degreesOf = (value) => {
  const parts = /^(\d+)[°\s]+(?:([\d.,]+)['′\s]*)?(?:([\d.,]+)["″\s]*)?([NSEW])$/i.exec(
    String(value)
      .trim()
      .replace(/^([NSEW])\s*(.*)$/i, '$2 $1'),
  )
  if (!parts) return numberOf(value)
  const [whole = 0, minutes = 0, seconds = 0] = parts
    .slice(1, 4)
    .map((part) => Number((part ?? '0').replace(',', '.')))
  const degrees = whole + minutes / 60 + seconds / 3600
  return /[SW]/i.test(parts[4] ?? '') ? -degrees : degrees
}

/** @type {(form: Form) => object} */
export const questionOf = (form) => {
  const length = numberOf(form.length)
  const isMiles = form.unit === 'miles' && typeof length === 'number'
  // A triangle below whose mark 3 the start line lies has no letters.
  const isWord = form.type === 'triangle'
  const entries = Object.keys(options).map((name) => [name, numberOf(form[name])])
  const chosen = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  if (!form.hasOffset) delete chosen.offsetMetres
  else if (isWord) chosen.offsetMetres ??= 40
  return {
    type: `${form.type}${form.hasOffset && !isWord ? 'A' : ''}`,
    laps: numberOf(form.laps),
    wind: numberOf(form.wind),
    firstLegMetres: isMiles ? length * metresOfMile : length,
    start: {
      latitude_deg: degreesOf(form.latitude),
      longitude_deg: degreesOf(form.longitude),
    },
    options: { ...chosen, ...(form.gates ? { gates: form.gates === 'yes' } : {}) },
  }
}

/** @type {Record<string, string>} */
const fieldsOf = {
  '/start/latitude_deg': 'latitude',
  '/start/longitude_deg': 'longitude',
  '/firstLegMetres': 'length',
}

/** The errors of a refusal by the names of their fields. @type {(errors: import('./api.js').InputError[]) => Record<string, string>} */
export const errorsByField = (errors) =>
  Object.fromEntries(
    errors.map(({ pointer, parameter, detail, suggestion = '' }) => {
      const at = pointer ?? `/${parameter}`
      const name = fieldsOf[at] ?? at.split('/').at(-1) ?? ''
      const unit = name === 'length' ? ' (in metres)' : ''
      return [name, `It ${detail}${unit}. ${suggestion}`.trim()]
    }),
  )
