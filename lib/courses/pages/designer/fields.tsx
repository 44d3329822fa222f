/** The form of the designer. */
import type { ComponentChildren, InputHTMLAttributes, TargetedEvent } from 'preact'
import { button } from '#page/components/controls.tsx'
import type { Position } from '#positions/rules/position.ts'
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
import type { Template } from './data.ts'
import { useWords } from './opened.ts'

export interface FormProps {
  readonly form: Form
  readonly errors: Readonly<Record<string, string>>
  readonly change: (values: Form) => void
}

interface FieldProps extends FormProps {
  readonly name: string
  readonly label: string
  readonly input?: InputHTMLAttributes
  /** The words of a list, by their values. */
  readonly choices?: Readonly<Record<string, string>>
  /** Further choices. */
  readonly children?: ComponentChildren
}

/** Plotters show letters and minutes, which a keypad for numbers lacks. */
const ofText: InputHTMLAttributes = { inputmode: 'text' }

/** A text in which no letter changes. */
const ofMarks: InputHTMLAttributes = { inputmode: 'text', autocapitalize: 'off', spellcheck: false }

const Field = ({ name, label, input, choices, children, ...props }: FieldProps) => {
  const { form, errors, change } = props
  const error = errors[name]
  const control = {
    id: name,
    value: String(form[name] ?? ''),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && `${name}-error`,
    onInput: ({ currentTarget }: TargetedEvent<HTMLInputElement | HTMLSelectElement>) => {
      change({ [name]: currentTarget.value })
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
        <p id={`${name}-error`} class="error" lang="en">
          {error}
        </p>
      )}
    </div>
  )
}

interface FieldsProps extends FormProps {
  readonly move: (start: Position) => void
  readonly templates: readonly Template[]
  readonly tags: readonly string[]
  readonly hasCourse: boolean
}

const TypeChoice = ({ templates, hasCourse, change, ...props }: FieldsProps) => {
  const { types, course, presentCourse, templates: heading } = useWords()
  return (
    <Field
      {...props}
      name="type"
      label={course}
      choices={hasCourse ? { ...types, [presentType]: presentCourse } : types}
      change={(values) => {
        const template = templates.find(({ id }) => id === templateOf(values))
        const laps = template && { laps: String(template.defaultNumberOfLaps ?? '') }
        change({ ...values, ...laps })
      }}
    >
      {templates.length > 0 && (
        <optgroup label={heading}>
          {templates.map(({ id, name }) => (
            <option value={templateChoice(id)}>{name}</option>
          ))}
        </optgroup>
      )}
    </Field>
  )
}

export const Fields = (props: FieldsProps) => {
  const { form, errors, change } = props
  const words = useWords()
  if (form.type === presentType || form.type === clubType) {
    return (
      <>
        <div class="fields">
          <TypeChoice {...props} />
          {form.type === clubType && <ClubFields {...props} />}
        </div>
        {form.type === clubType && <p class="small">{words.clubHint}</p>}
      </>
    )
  }
  const template = props.templates.find(({ id }) => id === templateOf(form))
  return (
    <>
      <div class="fields">
        <TypeChoice {...props} />
        {(!template || template.optionalRepeatablePart) && (
          <Field name="laps" label={words.laps} form={form} errors={errors} change={change} />
        )}
        {!template && <WindAndLength {...props} />}
      </div>
      {template ? <p class="small">{words.templateHint}</p> : <DesignFields {...props} />}
    </>
  )
}

const ClubFields = ({ tags, ...props }: FieldsProps) => {
  const words = useWords()
  return (
    <>
      <Field
        {...props}
        name="text"
        label={words.marks}
        input={{ ...ofMarks, placeholder: 'SA-SB 3p 5s 1p FA-FB' }}
      />
      <Field
        {...props}
        name="courseName"
        label={words.name}
        input={{ ...ofMarks, placeholder: words.asMarks }}
      />
      {tags.length > 0 && (
        <Field
          {...props}
          name="tag"
          label={words.inventory}
          choices={{ '': words.all, ...Object.fromEntries(tags.map((tag) => [tag, tag])) }}
        />
      )}
    </>
  )
}

const isMagnetic = (form: Form) => variationOf(form) !== 0

const WindAndLength = (props: FormProps) => {
  const words = useWords()
  return (
    <>
      <Field
        {...props}
        name="wind"
        label={isMagnetic(props.form) ? words.windMagnetic : words.windTrue}
      />
      <Field {...props} name="length" label={words.firstLeg} />
      <Field {...props} name="unit" label={words.unit} choices={words.move.units} />
    </>
  )
}

/** The reference of bearings in the form. The service gets true ones. */
export const Bearings = ({ form, errors, change }: FormProps) => {
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
        form={form}
        errors={errors}
        change={write}
      />
    </details>
  )
}

const DesignFields = (props: FieldsProps) => {
  const words = useWords()
  const { usual, yes, no } = words.gates
  return (
    <>
      <Start {...props} />
      <details>
        <summary>{words.details}</summary>
        <label class="check">
          <input
            type="checkbox"
            checked={props.form.hasOffset === true}
            onChange={() => {
              props.change({ hasOffset: !props.form.hasOffset })
            }}
          />
          {words.offset}
        </label>
        <div class="fields">
          <Field
            {...props}
            name="gates"
            label={words.leewardMark}
            choices={{ '': usual, yes, no }}
          />
          {options.map((name) => (
            <Field
              {...props}
              name={name}
              label={words.options[name]}
              input={{ placeholder: words.usual }}
            />
          ))}
        </div>
      </details>
    </>
  )
}

const Start = ({ move, ...props }: FieldsProps) => {
  const words = useWords()
  const locate = () => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        move(coords)
      },
      ({ message }) => {
        props.change({ located: fill(words.notLocated, { message }) })
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }
  return (
    <fieldset>
      <legend>{words.startLine}</legend>
      <div class="fields">
        <Field {...props} name="latitude" label={words.latitude} input={ofText} />
        <Field {...props} name="longitude" label={words.longitude} input={ofText} />
      </div>
      <p class="small">{words.degrees}</p>
      <p class="actions">{button(words.locate, locate)}</p>
      <p role="status" class="error">
        {props.form.located}
      </p>
    </fieldset>
  )
}
