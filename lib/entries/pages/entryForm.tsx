/** The form of an entry, for organizers. Each error is at its field. */
import type { ComponentChildren, TargetedSubmitEvent } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { button } from '#page/components/controls.tsx'
import { entryFields, type EntryField, type EntryTexts, typedChanges } from '../rules/entryTexts.ts'
import type { EntriesTablePage, EntryRow } from '../steps/entriesPage.ts'

/** What an organizer wants with an entry. */
export interface Wish {
  readonly kind: 'change' | 'remove' | 'add'
  readonly values?: object
  /** The class of an entry that is added. */
  readonly regatta?: string
}

/** The response of the service to a wish. Empty: it is done. */
export interface Answer {
  readonly problem?: string
  /** By their fields. */
  readonly faults?: ReadonlyMap<string, string>
  /** The effects that the organizer must confirm. */
  readonly effects?: readonly string[]
}

export interface SendEntry {
  readonly send: (entry: EntryRow, wish: Wish, isConfirmed: boolean) => Promise<Answer>
  readonly close: () => void
}

interface Props extends SendEntry {
  readonly page: EntriesTablePage
  readonly entry: EntryRow
  readonly isNew?: boolean
}

interface FieldProps {
  readonly label: string
  readonly name: string
  readonly fault: string | undefined
  readonly children: (attributes: object) => ComponentChildren
}

const Field = ({ label, name, fault, children }: FieldProps) => {
  const about = fault === undefined ? undefined : `fault-${name}`
  const isInvalid = fault === undefined ? undefined : true
  return (
    <div>
      <label>
        {label} {children({ name, 'aria-invalid': isInvalid, 'aria-describedby': about })}
      </label>
      {fault !== undefined && (
        <p class="error" id={about}>
          {fault}
        </p>
      )}
    </div>
  )
}

const inputModes: Readonly<Partial<Record<EntryField, object>>> = {
  sailId: { autocapitalize: 'characters' },
  nationality: { autocapitalize: 'characters', maxlength: 3 },
  timeOnTimeFactor: { inputmode: 'decimal' },
  timeOnDistanceAllowance: { inputmode: 'decimal' },
}

/** An input that nobody touched follows what another organizer saves. */
const inputOf = (field: EntryField, text: string, attributes: object) => (
  <input
    {...attributes}
    {...inputModes[field]}
    defaultValue={text}
    autocomplete="off"
    spellcheck={false}
  />
)

const fleetsOf = (fleets: readonly string[], text: string, attributes: object) => (
  <select {...attributes}>
    {!fleets.includes(text) && <option value="">-</option>}
    {fleets.map((fleet) => (
      <option value={fleet} selected={fleet === text}>
        {fleet}
      </option>
    ))}
  </select>
)

const textsIn = (form: HTMLFormElement): Partial<EntryTexts> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  )

const isRating = (field: EntryField): boolean =>
  field === 'timeOnTimeFactor' || field === 'timeOnDistanceAllowance'

interface FieldsProps extends Pick<Props, 'page' | 'entry'> {
  readonly faults: Answer['faults']
  readonly target: string
  readonly choose: (regatta: string) => void
}

const Fields = ({ page, entry, faults, target, choose }: FieldsProps) => {
  const { classes, hasRatings, fields, words } = page
  const { fleets = [] } = classes.find(({ name }) => name === target) ?? {}
  const shown = entryFields.filter((field) =>
    field === 'fleet' ? fleets.length > 0 : hasRatings || !isRating(field),
  )
  return (
    <div class="fields">
      {shown.map((field) => (
        <Field key={field} label={fields[field]} name={field} fault={faults?.get(field)}>
          {(attributes) =>
            field === 'fleet'
              ? fleetsOf(fleets, entry.texts.fleet, attributes)
              : inputOf(field, entry.texts[field], attributes)
          }
        </Field>
      ))}
      {classes.length > 1 && (
        <Field label={words.classOfEvent} name="regatta" fault={faults?.get('regatta')}>
          {(attributes) => (
            <select
              {...attributes}
              value={target}
              onChange={({ currentTarget }) => {
                choose(currentTarget.value)
              }}
            >
              {classes.map(({ name, boatClass }) => (
                <option value={name}>{boatClass ?? name}</option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  )
}

interface EffectsProps extends Pick<Props, 'page'> {
  readonly effects: readonly string[]
  readonly confirm: () => void
}

const Effects = ({ page: { words }, effects, confirm }: EffectsProps) => (
  <div class="effects" role="group">
    {effects.map((effect) => (
      <p>{effect}</p>
    ))}
    <p class="actions">{button(words.saveAnyway, confirm, { class: undefined })}</p>
  </div>
)

/** Sends what the organizer wants, and shows what the service says about it. */
const useWish = ({ entry, isNew, send, close }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<Answer>({})
  const [wish, setWish] = useState<Wish>()
  const first = () => form.current?.querySelector('input')
  // The next key is typed into the form.
  useLayoutEffect(() => first()?.focus(), [])
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid], .effects button')?.focus()
  }, [answer])
  const run = async (wanted: Wish, isConfirmed = false) => {
    setWish(wanted)
    const said = await send(entry, wanted, isConfirmed)
    setWish(said.effects && wanted)
    setAnswer(said)
    if (Object.keys(said).length > 0) return
    if (isNew !== true) {
      close()
      return
    }
    // The next boat follows.
    form.current?.reset()
    first()?.focus()
  }
  return { form, answer, wish, run, isBusy: wish !== undefined && answer.effects === undefined }
}

export const EntryForm = (props: Props) => {
  const { page, entry, isNew = false, close } = props
  const { words } = page
  const { form, answer, wish, run, isBusy } = useWish(props)
  const [target, setTarget] = useState(page.regatta)
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedChanges(entry.texts, textsIn(event.currentTarget))
    const values = { ...typed, ...(target !== page.regatta && { regatta: target }) }
    if (isNew) void run({ kind: 'add', values: typed, regatta: target })
    else if (Object.keys(values).length === 0) close()
    else void run({ kind: 'change', values })
  }
  const withdrawn = !entry.isWithdrawn
  return (
    <form ref={form} class="entry" onSubmit={submit} aria-label={isNew ? words.add : entry.name}>
      {isNew && <h3>{words.add}</h3>}
      {entry.hasProposal && <p>{words.lapses}</p>}
      <Fields {...{ page, entry, target, faults: answer.faults, choose: setTarget }} />
      <p class="alert" role="alert">
        {answer.problem}
      </p>
      {answer.effects && wish && (
        <Effects page={page} effects={answer.effects} confirm={() => void run(wish, true)} />
      )}
      <p class="actions">
        <button disabled={isBusy}>{words.save}</button>
        {button(words.cancel, close)}
        {!isNew &&
          button(withdrawn ? words.withdraw : words.sailsAgain, () =>
            run({ kind: 'change', values: { withdrawn } }),
          )}
        {!isNew && button(words.takeOut, () => run({ kind: 'remove' }))}
      </p>
    </form>
  )
}
