/** The presses of a race officer while boats cross the line. */
import type { TargetedEvent } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { button } from '#page/components/controls.tsx'
import { clockIn } from '#values/venueTime.ts'
import { fill } from '#values/words.ts'
import { Text } from '#page/components/text.tsx'
import type { FinishBoat, FinishPage } from '../../steps/finishPage.ts'
import { boatName } from './boatName.tsx'
import type { Props } from './props.ts'
import { finish, notesIn, takeOver, withNotes, withoutLine } from './sheet.ts'
import type { Note, Sheet } from './sheet.ts'

/** As many as thumbs reach without scrolling; all boats of a small fleet without typing. */
const matchesMax = 6
const smallFleet = 20

interface PressProps {
  readonly page: FinishPage
  /** The ids of the boats that have a line. */
  readonly named: ReadonlySet<string>
  readonly take: (boat: FinishBoat, event: Event) => unknown
  readonly note: (text: string, event: Event) => unknown
}

type Words = FinishPage['words']

const hintFor = (words: Words, text: string, found: number, known: FinishBoat | undefined) =>
  known ? (
    <Text of={words.hasLine} boat={boatName(known)} />
  ) : text !== '' && found === 0 ? (
    words.lost
  ) : (
    words.hint
  )

const Press = ({ page: { boats, words }, named, take, note }: PressProps) => {
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
      <label for="number">{words.sailNumber}</label>
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
          {text === '' ? words.boatNow : found.length > 0 || known ? words.finish : words.note}
        </button>
      </div>
      <p class="small">{hintFor(words, text, found.length, known)}</p>
      <p class="matches" role="group" aria-label={words.boats}>
        {matches}
      </p>
    </form>
  )
}

interface NoteProps {
  note: Note
  page: FinishPage
  boats: readonly FinishBoat[]
  assign: (id: string) => unknown
  drop: () => unknown
}

const NoteItem = ({ note: { millis, text }, page, boats, assign, drop }: NoteProps) => {
  const { words, zone } = page
  const id = `note-${millis}`
  const choose = ({ currentTarget: { value } }: TargetedEvent<HTMLSelectElement>) =>
    value !== '' && assign(value)
  return (
    <li class="note">
      <label for={id}>
        <Text
          of={words.notKnown}
          time={clockIn(zone, millis)}
          boat={text === '' ? words.aBoat : <bdi>{text}</bdi>}
        />
      </label>
      <div class="press-line">
        <select id={id} onChange={choose}>
          <option value="">{words.whichBoat}</option>
          {boats.map((boat) => (
            <option value={boat.id}>
              {boat.sail} {boat.name}
            </option>
          ))}
        </select>
        {button(words.remove, drop)}
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
  const { words } = page
  const take = () => keep((sheet) => takeOver(sheet, estimated))
  return (
    <p class="actions">
      {button(words.undo, undo, { disabled: !canUndo })}
      {estimated.length > 0 &&
        kept.state !== 'official' &&
        button(fill(words.takeOver, { count: estimated.length }), take)}
    </p>
  )
}

export const Finishing = (props: Props & { missing: readonly FinishBoat[] }) => {
  const { page, kept, keep, missing, timeOf } = props
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
    <section aria-label={page.words.finishing} class="card on-screen">
      <Press {...{ page, named, take, note: add }} />
      <Helpers {...props} />
      <ul class="notes">
        {notesIn(kept.mine).map((note) => (
          <NoteItem
            key={note.millis}
            {...{ note, page, boats: missing }}
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
