/** The form of an entry, for organizers. Each error is at its field. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { TargetedSubmitEvent } from 'preact'
import { button } from '#page/components/controls.tsx'
import { fill } from '#values/words.ts'
import { entryFields, type EntryField, type EntryTexts, typedChanges } from '../rules/entryTexts.ts'
import type { EntriesTablePage, EntryRow } from '../steps/entriesPage.ts'

/** What the service says about a change. */
export interface Answer {
  readonly problem?: string
  /** By their fields. */
  readonly faults?: ReadonlyMap<string, string>
}

export interface SendEntry {
  /** Nothing: the change is stored, and the table shows it. */
  readonly change: (entry: EntryRow, values: object) => Promise<Answer | undefined>
  readonly open: (id: string | undefined) => void
}

interface Props extends SendEntry {
  readonly page: EntriesTablePage
  readonly entry: EntryRow
}

interface FieldProps {
  readonly page: EntriesTablePage
  readonly field: EntryField
  readonly text: string
  readonly fault: string | undefined
}

const inputModes: Readonly<Partial<Record<EntryField, object>>> = {
  sailId: { autocapitalize: 'characters' },
  nationality: { autocapitalize: 'characters', maxlength: 3 },
  timeOnTimeFactor: { inputmode: 'decimal' },
  timeOnDistanceAllowance: { inputmode: 'decimal' },
}

const Field = ({ page: { fields, fleets }, field, text, fault }: FieldProps) => {
  const about = fault === undefined ? undefined : `fault-${field}`
  const common = {
    name: field,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': about,
  }
  const isChoice = field === 'fleet'
  return (
    <div>
      <label>
        {fields[field]}{' '}
        {isChoice ? (
          <select {...common}>
            {text === '' && <option value="">-</option>}
            {fleets.map((fleet) => (
              <option value={fleet} selected={fleet === text}>
                {fleet}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...common}
            {...inputModes[field]}
            // An input that nobody touched follows what another organizer saves.
            defaultValue={text}
            autocomplete="off"
            spellcheck={false}
          />
        )}
      </label>
      {fault !== undefined && (
        <p class="error" id={about}>
          {fault}
        </p>
      )}
    </div>
  )
}

const textsIn = (form: HTMLFormElement): Partial<EntryTexts> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  )

const shownFields = ({ fleets, hasRatings }: EntriesTablePage) =>
  entryFields.filter((field) =>
    field === 'fleet'
      ? fleets.length > 0
      : field === 'timeOnTimeFactor' || field === 'timeOnDistanceAllowance'
        ? hasRatings
        : true,
  )

export const EntryForm = ({ page, entry, change, open }: Props) => {
  const { words } = page
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<Answer>({})
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])
  const send = async (values: object) => {
    setBusy(true)
    const said = await change(entry, values)
    setBusy(false)
    setAnswer(said ?? {})
    if (said === undefined) open(undefined)
    else form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = typedChanges(entry.texts, textsIn(event.currentTarget))
    if (Object.keys(values).length === 0) open(undefined)
    else void send(values)
  }
  return (
    <form
      ref={form}
      class="entry"
      onSubmit={submit}
      aria-label={fill(words.editOf, { boat: entry.name })}
    >
      <div class="fields">
        {shownFields(page).map((field) => (
          <Field
            key={field}
            {...{ page, field, text: entry.texts[field], fault: answer.faults?.get(field) }}
          />
        ))}
      </div>
      <p class="alert" role="alert">
        {answer.problem}
      </p>
      <p class="actions">
        <button disabled={isBusy}>{words.save}</button>
        {button(words.cancel, () => {
          open(undefined)
        })}
      </p>
    </form>
  )
}
