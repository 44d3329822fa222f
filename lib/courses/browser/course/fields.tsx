/** The form of the designer. */
import type { InputHTMLAttributes, TargetedEvent } from 'preact'
import { button } from '#page/components/controls.tsx'
import type { Position } from '#positions/rules/position.ts'
import { lengthUnits } from '../lengthUnits.ts'
import type { Template } from './api.ts'
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

export interface FormProps {
  readonly form: Form
  readonly errors: Readonly<Record<string, string>>
  readonly change: (values: Form) => void
}

interface FieldProps extends FormProps {
  readonly name: string
  readonly label: string
  readonly input?: InputHTMLAttributes
}

interface ChoiceProps extends FormProps {
  readonly name: string
  readonly label: string
  readonly choices: Readonly<Record<string, string>>
  readonly templates?: readonly Template[]
}

const types = {
  L: 'L: windward-leeward',
  LR: 'LR: windward-leeward, finish on a reach to the right',
  LG: 'LG: windward-leeward, finish on a reach to the left',
  W: 'W: windward-leeward, finish to windward',
  M: 'M: windward-leeward, marks to starboard',
  triangle: 'Triangle, start below mark 3',
  T: 'T: triangle, start and finish in the middle of the beat',
  TL: 'TL: triangle, finish to leeward',
  TW: 'TW: triangle, finish to windward',
  O: 'O: trapezoid, outer loop',
  I: 'I: trapezoid, inner loop',
  [clubType]: 'Marks of the club',
}

const gates = { '': 'As usual', yes: 'Gate', no: 'One mark' }

/** Plotters show letters and minutes, which a keypad for numbers lacks. */
const ofText: InputHTMLAttributes = { inputmode: 'text' }

/** A text in which no letter changes. */
const ofMarks: InputHTMLAttributes = { inputmode: 'text', autocapitalize: 'off', spellcheck: false }

/** The attributes of a control, which its label and its error refer to. */
const controlOf = ({ name, form, errors, change }: Omit<FieldProps, 'label'>) => ({
  id: name,
  value: String(form[name] ?? ''),
  'aria-invalid': errors[name] ? true : undefined,
  'aria-describedby': errors[name] && `${name}-error`,
  onInput: ({ currentTarget }: TargetedEvent<HTMLInputElement | HTMLSelectElement>) => {
    change({ [name]: currentTarget.value })
  },
})

const FieldError = ({ name, errors }: Pick<FieldProps, 'name' | 'errors'>) =>
  errors[name] ? (
    <p id={`${name}-error`} class="error">
      {errors[name]}
    </p>
  ) : null

const Field = (props: FieldProps) => {
  const { name, label, input } = props
  return (
    <div class={name}>
      <label for={name}>{label}</label>
      <input inputmode="decimal" autocomplete="off" {...input} {...controlOf(props)} />
      <FieldError {...props} />
    </div>
  )
}

const Choice = (props: ChoiceProps) => {
  const { name, label, choices, templates = [] } = props
  return (
    <div class={name}>
      <label for={name}>{label}</label>
      <select {...controlOf(props)}>
        {Object.entries(choices).map(([value, text]) => (
          <option value={value}>{text}</option>
        ))}
        {templates.length > 0 && <TemplateChoices templates={templates} />}
      </select>
      <FieldError {...props} />
    </div>
  )
}

const TemplateChoices = ({ templates }: { readonly templates: readonly Template[] }) => (
  <optgroup label="Course templates">
    {templates.map(({ id, name }) => (
      <option value={templateChoice(id)}>{name}</option>
    ))}
  </optgroup>
)

interface FieldsProps extends FormProps {
  readonly move: (start: Position) => void
  readonly templates: readonly Template[]
  readonly tags: readonly string[]
  readonly hasCourse: boolean
}

const TypeChoice = ({ hasCourse, change, ...props }: FieldsProps) => (
  <Choice
    {...props}
    name="type"
    label="Course"
    choices={hasCourse ? { ...types, [presentType]: 'The present course' } : types}
    change={(values) => {
      const template = props.templates.find(({ id }) => id === templateOf(values))
      const laps = template && { laps: String(template.defaultNumberOfLaps ?? '') }
      change({ ...values, ...laps })
    }}
  />
)

export const Fields = (props: FieldsProps) => {
  const { form, errors, change } = props
  if (form.type === presentType || form.type === clubType) {
    return (
      <>
        <div class="fields">
          <TypeChoice {...props} />
          {form.type === clubType && <ClubFields {...props} />}
        </div>
        {form.type === clubType && <p class="small">{clubHint}</p>}
      </>
    )
  }
  const template = props.templates.find(({ id }) => id === templateOf(form))
  return (
    <>
      <div class="fields">
        <TypeChoice {...props} />
        {(!template || template.optionalRepeatablePart) && (
          <Field name="laps" label="Laps" form={form} errors={errors} change={change} />
        )}
        {!template && <WindAndLength {...props} />}
      </div>
      {template ? <p class="small">{templateHint}</p> : <DesignFields {...props} />}
    </>
  )
}

const clubHint =
  'The marks in their order, each with p for port or s for starboard. A-B is a line at the start and at the finish, and a gate elsewhere; 2x(3p 5s) repeats. Without a line, the course keeps the lines of the present one.'

const ClubFields = ({ tags, ...props }: FieldsProps) => (
  <>
    <Field
      {...props}
      name="text"
      label="Marks"
      input={{ ...ofMarks, placeholder: 'SA-SB 3p 5s 1p FA-FB' }}
    />
    <Field
      {...props}
      name="courseName"
      label="Name"
      input={{ ...ofMarks, placeholder: 'as the marks' }}
    />
    {tags.length > 0 && (
      <Choice
        {...props}
        name="tag"
        label="Inventory"
        choices={{ '': 'All', ...Object.fromEntries(tags.map((tag) => [tag, tag])) }}
        templates={[]}
      />
    )}
  </>
)

const templateHint =
  'A course template has no wind and no positions. It uses the marks of the regatta that were made from the same template, where they lie.'

const northOf = (form: Form) => (variationOf(form) ? 'magnetic' : 'true')

const WindAndLength = (props: FormProps) => (
  <>
    <Field {...props} name="wind" label={`Wind from (° ${northOf(props.form)})`} />
    <Field {...props} name="length" label="First leg" />
    <Choice {...props} name="unit" label="Unit" choices={lengthUnits} templates={[]} />
  </>
)

/** The reference of bearings in the form. The service gets true ones. */
export const Bearings = ({ form, errors, change }: FormProps) => {
  const write = ({ variation = '' }: Form) => {
    localStorage.setItem('variation', String(variation))
    change(withVariation(trueWind(form), String(variation)))
  }
  return (
    <details>
      <summary>Bearings are {northOf(form)}</summary>
      <Field
        name="variation"
        label="Magnetic variation (° east, or minus for west)"
        input={{ ...ofText, placeholder: 'none: bearings are true' }}
        form={form}
        errors={errors}
        change={write}
      />
    </details>
  )
}

const DesignFields = (props: FieldsProps) => (
  <>
    <Start {...props} />
    <details>
      <summary>Gates, offset mark and lengths</summary>
      <label class="check">
        <input
          type="checkbox"
          checked={props.form.hasOffset === true}
          onChange={() => {
            props.change({ hasOffset: !props.form.hasOffset })
          }}
        />
        Offset mark 1A
      </label>
      <div class="fields">
        <Choice {...props} name="gates" label="Leeward mark" choices={gates} templates={[]} />
        {Object.entries(options).map(([name, label]) => (
          <Field {...props} name={name} label={label} input={{ placeholder: 'usual' }} />
        ))}
      </div>
    </details>
  </>
)

const Start = ({ move, ...props }: FieldsProps) => {
  const locate = () => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        move(coords)
      },
      ({ message }) => {
        props.change({ located: `This device does not tell its position. ${message}` })
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }
  return (
    <fieldset>
      <legend>Middle of the start line</legend>
      <div class="fields">
        <Field {...props} name="latitude" label="Latitude" input={ofText} />
        <Field {...props} name="longitude" label="Longitude" input={ofText} />
      </div>
      <p class="small">Degrees such as 54.42 or 54°25.2′N.</p>
      <p class="actions">{button('Position of this device', locate)}</p>
      <p role="status" class="error">
        {props.form.located}
      </p>
    </fieldset>
  )
}
