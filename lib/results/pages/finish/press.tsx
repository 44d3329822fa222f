/** The presses of a race officer while boats cross the line. */
import type { TargetedEvent } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { button } from '#page/components/controls.tsx'
import { clockIn } from '#values/venueTime.ts'
import { fill } from '#values/words.ts'
import { Text } from '#page/components/text.tsx'
import type { FinishBoat, FinishPage } from '../../steps/finishPage.ts'
import { boatName } from './boatName.tsx'
import { Matches, matchesMax } from './matches.tsx'
import type { Props } from './props.ts'
import { finish, idsIn, meant, notesIn, placesIn, takeOver, withNotes } from './sheet.ts'
import type { Note, Sheet } from './sheet.ts'

const smallFleet = 20

export interface PressProps {
  readonly page: Pick<FinishPage, 'boats' | 'words' | 'zone'>
  readonly placeOf: (id: string) => number | undefined
  readonly lines: Sheet['finishes']
  readonly take: (boat: FinishBoat, event: Event) => unknown
  readonly note: (text: string, event: Event) => unknown
}

interface HintProps extends Pick<PressProps, 'page' | 'lines' | 'placeOf'> {
  readonly text: string
  readonly meaning: ReturnType<typeof meant<FinishBoat>>
  /** The boat of the last press. */
  readonly taken: FinishBoat | undefined
}

const Hint = ({ page: { words, zone }, lines, placeOf, text, meaning, taken }: HintProps) => {
  const { found, known, one } = meaning
  const millisOf = ({ id }: FinishBoat) =>
    lines.find(({ competitorId }) => competitorId === id)?.finishMillis
  if (known) {
    const millis = millisOf(known)
    const boat = boatName(known)
    return millis === undefined ? (
      <Text of={words.hasLine} boat={boat} />
    ) : (
      <Text of={words.notedAt} boat={boat} time={clockIn(zone, millis)} />
    )
  }
  if (text !== '' && one === undefined) return found.length === 0 ? words.lost : words.several
  const place = taken && placeOf(taken.id)
  if (text !== '' || taken === undefined || place === undefined) return words.hint
  return <Text of={words.took} boat={boatName(taken)} place={place} />
}

/** All boats of a small fleet are shown without typing. */
const small = (boats: readonly FinishBoat[]) => (boats.length > smallFleet ? [] : boats)

export const Press = ({ page, lines, placeOf, take, note }: PressProps) => {
  const { boats, words } = page
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState<FinishBoat>()
  const field = useRef<HTMLInputElement>(null)
  const text = typed.trim()
  const meaning = meant(boats, new Set(idsIn({ finishes: lines })), text)
  const { found, known, one } = meaning
  const press = (boat: FinishBoat, event: Event) => {
    take(boat, event)
    setTaken(boat)
    setTyped('')
    // The keyboard of the phone stays.
    if (text !== '') field.current?.focus()
  }
  const shown = text === '' ? small(found) : found.slice(0, matchesMax)
  /** The press waits until one boat is meant. */
  const isAsked = text !== '' && !one && (known !== undefined || found.length > 0)
  const submit = (event: Event) => {
    event.preventDefault()
    field.current?.focus()
    if (isAsked) return
    if (text !== '' && one) press(one, event)
    else note(text, event)
    setTyped('')
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
        <button disabled={isAsked}>
          {text === '' ? words.boatNow : found.length > 0 || known ? words.finish : words.note}
        </button>
      </div>
      <p class="small" role="status">
        <Hint {...{ page, lines, placeOf, text, meaning, taken }} />
      </p>
      <Matches label={words.boats} boats={shown} choose={press} />
    </form>
  )
}

interface NoteProps {
  note: Note
  page: PressProps['page']
  boats: readonly FinishBoat[]
  assign: (id: string) => unknown
  drop: () => unknown
}

export const NoteItem = ({ note: { millis, text }, page, boats, assign, drop }: NoteProps) => {
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

export const withoutNote = (sheet: Sheet, note: Note) =>
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
      <Press
        {...{ page, lines: kept.mine.finishes, placeOf: placesIn(kept.mine), take, note: add }}
      />
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
