/** The new place of a mark, by bearing and distance from where it lies or from another one. */
import { useState } from 'preact/hooks'
import { select } from '#page/components/controls.tsx'
import { decimalIn } from '#values/decimal.ts'
import { flatLegBetween, flatPositionAt } from '#positions/rules/raceArea.ts'
import type { Position } from '#positions/rules/position.ts'
import { formatPosition } from '#positions/rules/positionText.ts'
import { metresOfMile } from '#values/units.ts'
import { clockIn } from '#values/venueTime.ts'
import { fill } from '#values/words.ts'
import type { MarksPage } from '../../steps/marksPage.ts'
import type { CoursesWords } from '../../words/en.ts'

interface PlacedMark {
  readonly id: string
  readonly name: string
  readonly position: Position | null
}

interface Props {
  readonly words: CoursesWords['move']
  /** With it, the move can have a time. */
  readonly page?: MarksPage
  readonly marks: readonly PlacedMark[]
  readonly mark: PlacedMark
  /** Without a time: now. */
  readonly move: (at: Position, millis?: number) => unknown
  /** The id of the first choice. */
  readonly from?: string
  /** Of magnetic bearings, in degrees to the east. */
  readonly variation?: number
}

const emptyForm = { from: '', bearing: '', distance: '', unit: 'miles', when: 'now' }

type Form = typeof emptyForm

/** `undefined`: the form is not complete, or wrong. */
const targetOf = (
  { bearing, distance, unit }: Form,
  from: Position | null | undefined,
  variation: number,
): Position | undefined => {
  const [degrees, length] = [decimalIn(bearing) ?? NaN, decimalIn(distance) ?? NaN]
  const metres = unit === 'miles' ? length * metresOfMile : length
  const isRight = degrees >= 0 && degrees <= 360 && metres > 0 && metres < 100_000
  return from && isRight ? flatPositionAt(from, degrees + variation, metres) : undefined
}

/** The other marks, the middles of the starting lines, and where the mark lies. */
const originsOf = ({ words, page, marks, mark }: Props): readonly PlacedMark[] => [
  ...marks.filter(({ id, position }) => id !== mark.id && position),
  ...(page?.starts ?? []).flatMap(({ name, marks: ends }) => {
    const [one, other] = ends.map((end) => marks.find(({ id }) => id === end)?.position)
    if (!one || !other) return []
    const { bearing, metres } = flatLegBetween(one, other)
    return [{ id: name, name, position: flatPositionAt(one, bearing, metres / 2) }]
  }),
  ...(mark.position ? [{ ...mark, name: words.whereItLies }] : []),
]

interface DecimalProps {
  readonly label: string
  readonly value: string
  readonly write: (value: string) => void
}

const Decimal = ({ label, value, write }: DecimalProps) => (
  <label>
    {label}
    <input
      inputmode="decimal"
      required
      value={value}
      onInput={({ currentTarget }) => {
        write(currentTarget.value)
      }}
    />
  </label>
)

const timesOf = ({ moveWords: words, races, zone }: MarksPage) => [
  ['now', words.now],
  ...races.map(({ name, startMillis }) => [
    name,
    fill(words.fromStart, { race: name, time: clockIn(zone, startMillis) }),
  ]),
]

export const Move = (props: Props) => {
  const { words, page, move, from = '', variation = 0 } = props
  const origins = originsOf(props)
  const [form, setForm] = useState({ ...emptyForm, from })
  const origin = origins.find(({ id }) => id === (form.from || origins[0]?.id))
  const target = targetOf(form, origin?.position, variation)
  if (origins.length === 0) return <p class="small">{words.needsMark}</p>
  const write = (name: keyof Form) => (value: string) => {
    setForm({ ...form, [name]: value })
  }
  const submit = (event: Event) => {
    event.preventDefault()
    if (target) move(target, page?.races.find(({ name }) => name === form.when)?.startMillis)
  }
  return (
    <form onSubmit={submit} class="fields">
      {select(
        words.from,
        form.from,
        origins.map(({ id, name }) => [id, name]),
        write('from'),
      )}
      <Decimal
        label={variation ? words.magnetic : words.bearing}
        value={form.bearing}
        write={write('bearing')}
      />
      <Decimal label={words.distance} value={form.distance} write={write('distance')} />
      {select(words.unit, form.unit, Object.entries(words.units), write('unit'))}
      {page && select(words.when, form.when, timesOf(page), write('when'))}
      <p role="status">{target ? formatPosition(target) : words.incomplete}</p>
      <p class="actions">
        <button disabled={!target}>{words.move}</button>
      </p>
    </form>
  )
}
