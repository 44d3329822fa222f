/** The new place of a mark, by bearing and distance from where it lies or from another one. */
import { useState } from 'preact/hooks'
import { select } from '#browser/controls.tsx'
import { decimalIn } from '#browser/decimal.ts'
import { clockIn } from '#values/venueTime.ts'
import { legBetween, metresOfMile, placeFrom, positionText } from './geometry.ts'
import type { Position } from './geometry.ts'

export interface Mark {
  id: string
  name: string
  position: Position | null
}

/** `page`: the move can have a time; `variation`: in degrees to the east, of magnetic bearings */
export interface Props {
  page?: import('./main.tsx').PageData
  marks: Mark[]
  mark: Mark
  move: (mark: any, at: Position, millis: number) => unknown
  nowMillis?: number
  from?: string
  variation?: number
}

export interface Form {
  from: string
  bearing: string
  distance: string
  unit: string
  when: string
}

/** `undefined`: the form is not complete, or wrong. */
const targetOf = (
  { bearing, distance, unit }: Form,
  from: Position | null | undefined,
  variation: number,
): Position | undefined => {
  const [degrees, length] = [decimalIn(bearing) ?? NaN, decimalIn(distance) ?? NaN]
  const metres = unit === 'miles' ? length * metresOfMile : length
  const isRight = degrees >= 0 && degrees <= 360 && metres > 0 && metres < 100_000
  return from && isRight ? placeFrom(from, degrees + variation, metres) : undefined
}

/** The other marks, the middles of the starting lines, and where the mark lies. */
const originsOf = (
  starts: import('./main.tsx').PageData['starts'],
  marks: Mark[],
  mark: Mark,
): Mark[] => [
  ...marks.filter(({ id, position }) => id !== mark.id && position),
  ...starts.flatMap(({ name, marks: ends }) => {
    const [one, other] = ends.map((end) => marks.find(({ id }) => id === end)?.position)
    if (!one || !other) return []
    const { bearing, metres } = legBetween(one, other)
    return [{ id: name, name, position: placeFrom(one, bearing, metres / 2) }]
  }),
  ...(mark.position ? [{ ...mark, name: 'Where it lies' }] : []),
]

export const Move = ({
  page,
  marks,
  mark,
  move,
  nowMillis = 0,
  from = '',
  variation = 0,
}: Props) => {
  const origins = originsOf(page?.starts ?? [], marks, mark)
  const [form, setForm] = useState({
    from,
    bearing: '',
    distance: '',
    unit: 'miles',
    when: 'now',
  })
  const origin = origins.find(({ id }) => id === (form.from || origins[0]?.id))
  const target = targetOf(form, origin?.position, variation)
  const submit = (event: Event) => {
    event.preventDefault()
    const race = page?.races.find(({ name }) => name === form.when)
    if (target) move(mark, target, race?.startMillis ?? nowMillis)
  }
  if (origins.length === 0) return <p class="small">Another mark needs a position first.</p>
  const write = (name: keyof Form) => (value: string) => setForm({ ...form, [name]: value })
  const field = (name: keyof Form, label: string) => (
    <label>
      {label}
      <input
        inputmode="decimal"
        required
        value={form[name]}
        onInput={({ target: { value } }: any) => write(name)(value)}
      />
    </label>
  )
  const choices = origins.map(({ id, name }) => [id, name])
  const units = Object.entries({ miles: 'Nautical miles', metres: 'Metres' })
  const times = page && [
    ['now', 'Now, also in a running race (flag C)'],
    ...page.races.map(({ name, startMillis }) => [
      name,
      `From the start of ${name}, ${clockIn(page.zone, startMillis)}`,
    ]),
  ]
  return (
    <form onSubmit={submit} class="fields">
      {select('From', form.from, choices, write('from'))}
      {field('bearing', `Bearing, ° ${variation ? 'magnetic' : 'true'}`)}
      {field('distance', 'Distance')} {select('Unit', form.unit, units, write('unit'))}
      {times && select('When', form.when, times, write('when'))}
      <p role="status">
        {target ? positionText(target) : 'Give a bearing from 0 to 360 and a distance.'}
      </p>
      <p class="actions">
        <button disabled={!target}>Move the mark</button>
      </p>
    </form>
  )
}
