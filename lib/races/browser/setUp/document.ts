/** The JSON document of a form, from its fields. */
import { partsIn, thresholdsIn } from '../../rules/discards.ts'

type Control = HTMLInputElement | HTMLSelectElement

const controlsOf = (form: HTMLFormElement): readonly Control[] => [
  ...form.querySelectorAll<Control>('input[name], select[name]'),
]

const isUnchanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].every((option) => option.selected === option.defaultSelected)
    : control.value === control.defaultValue && control.checked === control.defaultChecked

/** One series, whose only fleet has the usual name if the user names none. */
const seriesIn = (text: string, name: string | undefined) => {
  const fleets = partsIn(text)
  return [{ name, fleets: fleets.length === 0 ? ['Default'] : fleets }]
}

/** By the attribute `data-as`, else by the type of the field. Undefined: the field is empty. */
const valueOf = (control: Control): unknown => {
  const { value, type, dataset } = control
  const { as = type } = dataset
  if (as === 'checkbox') return 'checked' in control && control.checked ? value : dataset.off
  // An empty list is a value.
  if (as === 'numbers') return thresholdsIn(value)
  if (as === 'series') return seriesIn(value, dataset.series)
  if (value === '') return undefined
  if (as === 'json') return JSON.parse(value)
  if (as === 'millis') return Date.parse(value)
  if (as === 'number') return Number(value)
  // The user means the zone of the browser.
  return as === 'datetime-local' ? new Date(value).toISOString() : value
}

/** An empty field that the user has changed removes a time, and empties a text. */
const emptyOf = ({ type }: Control): string | null => (type === 'datetime-local' ? null : '')

/**
 * - `data-sends="all"`: of all fields that are not empty.
 * - `data-sends="changed"`: of the fields that the user has changed.
 * - `data-document`: what the document has beside them.
 */
export const documentOf = (form: HTMLFormElement): object => {
  const { sends, document = '{}' } = form.dataset
  const onlyChanges = sends === 'changed'
  const values = controlsOf(form)
    .filter((control) => !onlyChanges || !isUnchanged(control))
    .map((control) => {
      const value = valueOf(control)
      return [control.name, value ?? (onlyChanges ? emptyOf(control) : undefined)] as const
    })
  return { ...(JSON.parse(document) as object), ...Object.fromEntries(values) }
}
