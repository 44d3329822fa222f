/** A field for a decimal: a text, because a number field reads no comma. */
import { useEffect, useState } from 'preact/hooks'
import { decimalIn } from './decimal.ts'

/** `set`: gets `undefined` for an empty field */
export interface DecimalProps {
  label: string
  value: number | undefined
  min?: number
  set: (value: number | undefined) => unknown
}

export const DecimalField = ({ label, value, min = 0, set }: DecimalProps) => {
  const [typed, setTyped] = useState(undefined as string | undefined)
  // The value follows later, and may be that of another phone.
  useEffect(() => setTyped(undefined), [value])
  const isWrong = (text: string) => text.trim() !== '' && (decimalIn(text) ?? -1) < min
  const write = ({ target }: any) => {
    if (isWrong(target.value)) return
    set(decimalIn(target.value))
  }
  const text = typed ?? String(value ?? '')
  return (
    <>
      <label>
        {label}
        <input
          inputmode="decimal"
          autocomplete="off"
          aria-invalid={isWrong(text)}
          value={text}
          onInput={({ target }: any) => setTyped(target.value)}
          onChange={write}
        />
      </label>
      <span class="error" role="alert">
        {isWrong(text) ? `Write a number from ${min} on, such as 3.5 or 3,5.` : ''}
      </span>
    </>
  )
}
