/** Fields of the forms that set how a regatta is scored. Their script hides those that mean nothing. */

interface ChoiceProps {
  readonly label: string
  readonly name: string
  /** The values with their texts. */
  readonly options: Readonly<Record<string, string>>
  readonly value: string
  /** The text for no value. */
  readonly none?: string
  /** Shown for these values of another field: `carry=divide`. */
  readonly shownFor?: string
}

export const Choice = ({ label, name, options, value, none, shownFor }: ChoiceProps) => (
  <label data-for={shownFor}>
    {label}{' '}
    <select name={name}>
      {none !== undefined && <option value="">{none}</option>}
      {Object.entries(options).map(([option, text]) => (
        <option value={option} selected={option === value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

interface NumberProps {
  readonly label: string
  readonly name: string
  readonly value: number | undefined
  readonly min?: number
  readonly max?: number
  readonly step?: string
  readonly shownFor?: string
}

export const NumberField = ({ label, shownFor, value, ...limits }: NumberProps) => (
  <label data-for={shownFor}>
    {label} <input type="number" inputmode="decimal" value={value} {...limits} />
  </label>
)
