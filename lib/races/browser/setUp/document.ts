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

/** By the attribute `data-as`. */
const conversions: Readonly<Record<string, (text: string, control: Control) => unknown>> = {
  json: (text) => JSON.parse(text) as unknown,
  millis: (text) => Date.parse(text),
  numbers: thresholdsIn,
  series: (text, { dataset: { series: name } }) => {
    const fleets = partsIn(text)
    return [{ name, fleets: fleets.length === 0 ? ['Default'] : fleets }]
  },
}

/** Undefined: the field is empty. */
const valueOf = (control: Control): unknown => {
  const { value, type, dataset } = control
  if (type === 'checkbox') return 'checked' in control && control.checked ? value : dataset.off
  const convert = conversions[dataset.as ?? '']
  if (convert !== undefined && (value !== '' || Array.isArray(convert('', control)))) {
    return convert(value, control)
  }
  if (value === '') return undefined
  if (type === 'number') return Number(value)
  // The user means the zone of the browser.
  return type === 'datetime-local' ? new Date(value).toISOString() : value
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
