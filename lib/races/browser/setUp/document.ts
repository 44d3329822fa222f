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

interface SentSeries {
  readonly name: string | undefined
  readonly fleets: readonly string[]
}

/** The stages that are chosen, else one series. Without named fleets, they have their usual ones. */
const seriesIn = ({ value, form, dataset }: Control): readonly SentSeries[] => {
  const named = partsIn(value)
  const stages = form?.querySelector<HTMLSelectElement>('select[data-stages]')?.value ?? ''
  const usual = [{ name: dataset.series, fleets: ['Default'] }]
  const series = stages === '' ? usual : (JSON.parse(stages) as readonly SentSeries[])
  return series.map((one, at) => (at === 0 && named.length > 0 ? { ...one, fleets: named } : one))
}

/** By the attribute `data-as`, else by the type of the field. Undefined: the field is empty. */
const valueOf = (control: Control): unknown => {
  const { value, type, dataset } = control
  const { as = type } = dataset
  if (as === 'checkbox') return 'checked' in control && control.checked ? value : dataset.off
  // An empty list is a value.
  if (as === 'numbers') return thresholdsIn(value)
  if (as === 'series') return seriesIn(control)
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
