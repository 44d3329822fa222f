/** The form of the designer. */
import type { ComponentChildren, InputHTMLAttributes, TargetedEvent } from 'preact'
import { button } from '#page/components/controls.tsx'
import {
  clubType,
  type Form,
  options,
  presentType,
  templateChoice,
  templateOf,
  trueWind,
  variationOf,
  withVariation,
} from './question.ts'
import { fill } from '#values/words.ts'
import { useForm, useOpened, useWords } from './opened.ts'

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly input?: InputHTMLAttributes
  /** The words of a list, by their values. */
  readonly choices?: Readonly<Record<string, string>>
  /** Further choices. */
  readonly children?: ComponentChildren
  readonly write?: (values: Form) => void
}

/** Plotters show letters and minutes, which a keypad for numbers lacks. */
const ofText: InputHTMLAttributes = { inputmode: 'text' }

/** A text in which no letter changes. */
const ofMarks: InputHTMLAttributes = { inputmode: 'text', autocapitalize: 'off', spellcheck: false }

const Field = ({ name, label, input, choices, children, write }: FieldProps) => {
  const { form, errors, change } = useForm()
  const error = errors[name]
  const control = {
    id: name,
    value: String(form[name] ?? ''),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && `${name}-error`,
    onInput: ({ currentTarget }: TargetedEvent<HTMLInputElement | HTMLSelectElement>) => {
      ;(write ?? change)({ [name]: currentTarget.value })
    },
  }
  return (
    <div class={name}>
      <label for={name}>{label}</label>
      {choices ? (
        <select {...control}>
          {Object.entries(choices).map(([value, text]) => (
            <option value={value}>{text}</option>
          ))}
          {children}
        </select>
      ) : (
        <input inputmode="decimal" autocomplete="off" {...input} {...control} />
      )}
      {error && (
        <p id={`${name}-error`} class="error">
          {error}
        </p>
      )}
    </div>
  )
}

const TypeChoice = () => {
  const { templates, change } = useForm()
  const { words, marks } = useOpened()
  const { types, presentCourse } = words
  const hasCourse = marks.some(({ isOfCourse }) => isOfCourse)
  return (
    <Field
      name="type"
      label={words.course}
      choices={hasCourse ? { ...types, [presentType]: presentCourse } : types}
      write={(values) => {
        const template = templates.find(({ id }) => id === templateOf(values))
        const laps = template && { laps: String(template.defaultNumberOfLaps ?? '') }
        change({ ...values, ...laps })
      }}
    >
      {templates.length > 0 && (
        <optgroup label={words.templates}>
          {templates.map(({ id, name }) => (
            <option value={templateChoice(id)}>{name}</option>
          ))}
        </optgroup>
      )}
    </Field>
  )
}

export const Fields = () => {
  const { form, templates } = useForm()
  const words = useWords()
  if (form.type === presentType || form.type === clubType) {
    return (
      <>
        <div class="fields">
          <TypeChoice />
          {form.type === clubType && <ClubFields />}
        </div>
        {form.type === clubType && <p class="small">{words.clubHint}</p>}
      </>
    )
  }
  const template = templates.find(({ id }) => id === templateOf(form))
  return (
    <>
      <div class="fields">
        <TypeChoice />
        {(!template || template.optionalRepeatablePart) && <Field name="laps" label={words.laps} />}
        {!template && <WindAndLength />}
      </div>
      {template ? <p class="small">{words.templateHint}</p> : <DesignFields />}
    </>
  )
}

const ClubFields = () => {
  const { tags } = useForm()
  const words = useWords()
  return (
    <>
      <Field
        name="text"
        label={words.marks}
        input={{ ...ofMarks, placeholder: 'SA-SB 3p 5s 1p FA-FB' }}
      />
      <Field
        name="courseName"
        label={words.name}
        input={{ ...ofMarks, placeholder: words.asMarks }}
      />
      {tags.length > 0 && (
        <Field
          name="tag"
          label={words.inventory}
          choices={{ '': words.all, ...Object.fromEntries(tags.map((tag) => [tag, tag])) }}
        />
      )}
    </>
  )
}

const isMagnetic = (form: Form) => variationOf(form) !== 0

const WindAndLength = () => {
  const { form } = useForm()
  const words = useWords()
  return (
    <>
      <Field name="wind" label={isMagnetic(form) ? words.windMagnetic : words.windTrue} />
      <Field name="length" label={words.firstLeg} />
      <Field name="unit" label={words.move.unit} choices={words.move.units} />
    </>
  )
}

/** The reference of bearings in the form. The service gets true ones. */
export const Bearings = () => {
  const { form, change } = useForm()
  const words = useWords()
  const write = ({ variation = '' }: Form) => {
    localStorage.setItem('variation', String(variation))
    change(withVariation(trueWind(form), String(variation)))
  }
  return (
    <details>
      <summary>{isMagnetic(form) ? words.areMagnetic : words.areTrue}</summary>
      <Field
        name="variation"
        label={words.variation}
        input={{ ...ofText, placeholder: words.noVariation }}
        write={write}
      />
    </details>
  )
}

const DesignFields = () => {
  const { form, change } = useForm()
  const words = useWords()
  const { usual, yes, no } = words.gates
  return (
    <>
      <Start />
      <details>
        <summary>{words.details}</summary>
        <label class="check">
          <input
            type="checkbox"
            checked={form.hasOffset === true}
            onChange={() => {
              change({ hasOffset: !form.hasOffset })
            }}
          />
          {words.offset}
        </label>
        <div class="fields">
          <Field name="gates" label={words.leewardMark} choices={{ '': usual, yes, no }} />
          {options.map((name) => (
            <Field name={name} label={words.options[name]} input={{ placeholder: words.usual }} />
          ))}
        </div>
      </details>
    </>
  )
}

const Start = () => {
  const { form, change, move } = useForm()
  const words = useWords()
  const locate = () => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        move(coords)
      },
      ({ message }) => {
        change({ located: fill(words.notLocated, { message }) })
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }
  return (
    <fieldset>
      <legend>{words.startLine}</legend>
      <div class="fields">
        <Field name="latitude" label={words.latitude} input={ofText} />
        <Field name="longitude" label={words.longitude} input={ofText} />
      </div>
      <p class="small">{words.degrees}</p>
      <p class="actions">{button(words.locate, locate)}</p>
      <p role="status" class="error">
        {form.located}
      </p>
    </fieldset>
  )
}
