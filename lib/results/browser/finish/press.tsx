/** The presses of a race officer while boats cross the line. */
import type { TargetedEvent } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { button } from '#page/components/controls.tsx'
import { clockIn } from '#values/venueTime.ts'
import { timeOf } from '#browser/waiting/clock.ts'
import { boatName } from './line.tsx'
import { finish, notesIn, takeOver, withNotes, withoutLine } from '../../pages/finish/sheet.ts'
import type { FinishBoat } from '../../steps/finishPage.ts'
import type { Props } from './props.ts'
import type { Note, Sheet } from '../../pages/finish/sheet.ts'

/** As many as thumbs reach without scrolling; all boats of a small fleet without typing. */
const matchesMax = 6
const smallFleet = 20

const lost = 'No boat without a finish has this number. It stays as a note with its time.'
const hint =
  'One to three digits find a boat. Boat now keeps the time of a boat that you name later.'

interface PressProps {
  readonly boats: readonly FinishBoat[]
  /** The ids of the boats that have a line. */
  readonly named: ReadonlySet<string>
  readonly take: (boat: FinishBoat, event: Event) => unknown
  readonly note: (text: string, event: Event) => unknown
}

const hintFor = (text: string, found: number, known: FinishBoat | undefined) =>
  known ? <>{boatName(known)} has a line already.</> : text !== '' && found === 0 ? lost : hint

const Press = ({ boats, named, take, note }: PressProps) => {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const text = typed.trim()
  const { found, known } = withoutLine(boats, named, text)
  const all = found.length > smallFleet ? [] : found
  const shown = text === '' ? all : found.slice(0, matchesMax)
  const matches = shown.map((boat) => {
    const choose = (event: Event) => {
      take(boat, event)
      setTyped('')
    }
    return button(boatName(boat), choose, { class: 'secondary boat', key: boat.id })
  })
  const submit = (event: Event) => {
    event.preventDefault()
    const [first] = found
    if (text === '' || (!first && !known)) note(text, event)
    else if (first && !known) take(first, event)
    setTyped('')
    field.current?.focus()
  }
  return (
    <form class="press" onSubmit={submit}>
      <label for="number">Sail number</label>
      <div class="press-line">
        <input
          id="number"
          ref={field}
          value={typed}
          inputmode="numeric"
          autocomplete="off"
          enterkeyhint="done"
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value)
          }}
        />
        <button disabled={known !== undefined}>
          {text === '' ? 'Boat now' : found.length > 0 || known ? 'Finish' : 'Note'}
        </button>
      </div>
      <p class="small">{hintFor(text, found.length, known)}</p>
      <p class="matches" role="group" aria-label="Boats">
        {matches}
      </p>
    </form>
  )
}

interface NoteProps {
  note: Note
  zone: string
  boats: readonly FinishBoat[]
  assign: (id: string) => unknown
  drop: () => unknown
}

const NoteItem = ({ note: { millis, text }, zone, boats, assign, drop }: NoteProps) => {
  const id = `note-${millis}`
  const choose = ({ currentTarget: { value } }: TargetedEvent<HTMLSelectElement>) =>
    value !== '' && assign(value)
  return (
    <li class="note">
      <label for={id}>
        {clockIn(zone, millis)} {text === '' ? 'A boat' : <bdi>{text}</bdi>}, not known yet
      </label>
      <div class="press-line">
        <select id={id} onChange={choose}>
          <option value="">Which boat is it?</option>
          {boats.map((boat) => (
            <option value={boat.id}>
              {boat.sail} {boat.name}
            </option>
          ))}
        </select>
        {button('Remove', drop)}
      </div>
    </li>
  )
}

const withoutNote = (sheet: Sheet, note: Note) =>
  withNotes(
    sheet,
    notesIn(sheet).filter(({ millis }) => millis !== note.millis),
  )

const Helpers = ({
  page,
  kept,
  missing,
  canUndo,
  keep,
  undo,
}: Props & { missing: readonly FinishBoat[] }) => {
  const estimated = page.order.filter((id) => missing.some((boat) => boat.id === id))
  const words = `Take over the order of the tracks (${estimated.length})`
  const take = () => keep((sheet) => takeOver(sheet, estimated))
  return (
    <p class="actions">
      {button('Undo', undo, { disabled: !canUndo })}
      {estimated.length > 0 && kept.state !== 'official' && button(words, take)}
    </p>
  )
}

export const Finishing = (props: Props & { missing: readonly FinishBoat[] }) => {
  const { page, kept, keep, missing } = props
  const named = new Set(kept.mine.finishes.map(({ competitorId }) => competitorId))
  const take = ({ id }: FinishBoat, event: Event) => {
    const millis = timeOf(event)
    keep((sheet) => finish(sheet, id, millis))
  }
  const add = (text: string, event: Event) => {
    const millis = timeOf(event)
    keep((sheet) => withNotes(sheet, [...notesIn(sheet), { millis, text }]))
  }
  return (
    <section aria-label="Finishing" class="on-screen">
      <Press {...{ boats: page.boats, named, take, note: add }} />
      <Helpers {...props} />
      <ul class="notes">
        {notesIn(kept.mine).map((note) => (
          <NoteItem
            key={note.millis}
            {...{ note, zone: page.zone, boats: missing }}
            assign={(id: string) =>
              keep((sheet) => finish(withoutNote(sheet, note), id, note.millis))
            }
            drop={() => keep((sheet) => withoutNote(sheet, note))}
          />
        ))}
      </ul>
    </section>
  )
}
