/** The form of the designer. */
import { button } from '#browser/controls.tsx'
import {
  clubType,
  options,
  presentType,
  templateChoice,
  templateOf,
  variationOf,
  withVariation,
  trueWind,
} from './question.ts'

export type FormProps = import('./question.ts').FormProps

export type Form = import('./question.ts').Form

export type Template = import('./api.ts').Template

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

const units = { miles: 'Nautical miles', metres: 'Metres' }

/** An input, or a list of choices, with its error. */
const Field = ({
  name,
  label,
  choices,
  templates = [],
  form,
  errors,
  change,
  ...attributes
}: {
  name: string
  label: string
  choices?: Record<string, string>
  templates?: Template[]
} & FormProps &
  Record<string, unknown>) => {
  const error = errors[name]
  const control = {
    id: name,
    value: form[name] ?? '',
    ...attributes,
    ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${name}-error` }),
    onInput: ({ target }: any) => change({ [name]: target.value }),
  }
  return (
    <div class={name}>
      <label for={name}>{label}</label>
      {choices ? (
        <select {...control}>
          {Object.entries(choices).map(([value, text]) => (
            <option value={value}>{text}</option>
          ))}
          {templates.length > 0 && <TemplateChoices templates={templates} />}
        </select>
      ) : (
        <input inputmode="decimal" autocomplete="off" {...control} />
      )}
      {error && (
        <p id={`${name}-error`} class="error">
          {error}
        </p>
      )}
    </div>
  )
}

const TemplateChoices = ({ templates }: { templates: Template[] }) => (
  <optgroup label="Course templates">
    {templates.map(({ id, name }) => (
      <option value={templateChoice(id)}>{name}</option>
    ))}
  </optgroup>
)

export const Fields = ({
  templates,
  tags,
  hasCourse,
  ...props
}: FormProps & { templates: Template[]; tags: string[]; hasCourse: boolean }) => {
  const chosen = templates.find(({ id }) => id === templateOf(props.form))
  const change = (values: import('./question.ts').Form) => {
    const template = templates.find(({ id }) => id === templateOf(values))
    const laps = template && { laps: String(template.defaultNumberOfLaps ?? '') }
    props.change({ ...values, ...laps })
  }
  const type = (
    <Field
      name="type"
      label="Course"
      choices={hasCourse ? { ...types, [presentType]: 'The present course' } : types}
      {...{ ...props, templates, change }}
    />
  )
  if (props.form.type === presentType) return <div class="fields">{type}</div>
  if (props.form.type === clubType) {
    return (
      <>
        <div class="fields">
          {type}
          <ClubFields tags={tags} {...props} />
        </div>
        <p class="small">{clubHint}</p>
      </>
    )
  }
  return (
    <>
      <div class="fields">
        {type}
        {(!chosen || chosen.optionalRepeatablePart) && (
          <Field name="laps" label="Laps" {...props} />
        )}
        {!chosen && <WindAndLength {...props} />}
      </div>
      {chosen ? <p class="small">{templateHint}</p> : <DesignFields {...props} />}
    </>
  )
}

const clubHint =
  'The marks in their order, each with p for port or s for starboard. A-B is a line at the start and at the finish, and a gate elsewhere; 2x(3p 5s) repeats. Without a line, the course keeps the lines of the present one.'

const ClubFields = ({ tags, ...props }: FormProps & { tags: string[] }) => {
  const text = { inputmode: 'text', autocapitalize: 'off', spellcheck: false, ...props }
  const choices = { '': 'All', ...Object.fromEntries(tags.map((tag) => [tag, tag])) }
  return (
    <>
      <Field name="text" label="Marks" placeholder="SA-SB 3p 5s 1p FA-FB" {...text} />
      <Field name="courseName" label="Name" placeholder="as the marks" {...text} />
      {tags.length > 0 && <Field name="tag" label="Inventory" choices={choices} {...props} />}
    </>
  )
}

const templateHint =
  'A course template has no wind and no positions. It uses the marks of the regatta that were made from the same template, where they lie.'

const WindAndLength = (props: FormProps) => (
  <>
    <Field
      name="wind"
      label={`Wind from (° ${variationOf(props.form) ? 'magnetic' : 'true'})`}
      {...props}
    />
    <Field name="length" label="First leg" {...props} />
    <Field name="unit" label="Unit" choices={units} {...props} />
  </>
)

/** How people read bearings. The service gets true ones. */
export const Bearings = ({ change, ...props }: FormProps) => {
  const { form } = props
  const write = ({ variation = '' }: Form) => {
    localStorage.setItem('variation', String(variation))
    change(withVariation(trueWind(form), String(variation)))
  }
  return (
    <details>
      <summary>Bearings are {variationOf(form) ? 'magnetic' : 'true'}</summary>
      <Field
        name="variation"
        label="Magnetic variation (° east, or minus for west)"
        placeholder="none: bearings are true"
        inputmode="text"
        {...{ ...props, change: write }}
      />
    </details>
  )
}

const DesignFields = (props: FormProps) => (
  <>
    <Start {...props} />
    <details>
      <summary>Gates, offset mark and lengths</summary>
      <label class="check">
        <input
          type="checkbox"
          checked={props.form.hasOffset}
          onChange={() => props.change({ hasOffset: !props.form.hasOffset })}
        />
        Offset mark 1A
      </label>
      <div class="fields">
        <Field name="gates" label="Leeward mark" choices={gates} {...props} />
        {Object.entries(options).map(([name, label]) => (
          <Field {...{ name, label, placeholder: 'usual', ...props }} />
        ))}
      </div>
    </details>
  </>
)

const Start = (props: FormProps) => {
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => props.move(coords),
      ({ message }) =>
        props.change({ located: `This device does not tell its position. ${message}` }),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  // Plotters show letters and minutes, which a keypad for numbers lacks.
  const text = { inputmode: 'text', ...props }
  return (
    <fieldset>
      <legend>Middle of the start line</legend>
      <div class="fields">
        <Field name="latitude" label="Latitude" {...text} />
        <Field name="longitude" label="Longitude" {...text} />
      </div>
      <p class="small">Degrees such as 54.42 or 54°25.2′N.</p>
      <p class="actions">{button('Position of this device', locate)}</p>
      <p role="status" class="error">
        {props.form.located}
      </p>
    </fieldset>
  )
}
