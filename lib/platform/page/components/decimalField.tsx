/** A field for a decimal: a text, because a number field reads no comma. */
import { useEffect, useState } from 'preact/hooks'
import type { PageWords } from '../words/en.ts'
import type { InputEvent } from './controls.tsx'
import { decimalIn } from '#values/decimal.ts'
import { fill } from '#values/words.ts'

interface DecimalProps {
  readonly label: string
  readonly words: Pick<PageWords['fields'], 'wrongDecimal'>
  readonly value: number | undefined
  readonly min?: number
  /** Gets `undefined` for an empty field. */
  readonly set: (value: number | undefined) => unknown
}

export const DecimalField = ({ label, words, value, min = 0, set }: DecimalProps) => {
  const [typed, setTyped] = useState<string>()
  // The value follows later, and may be that of another phone.
  useEffect(() => {
    setTyped(undefined)
  }, [value])
  const isWrong = (text: string) => text.trim() !== '' && (decimalIn(text) ?? -1) < min
  const write = ({ currentTarget: { value: text } }: InputEvent) => {
    if (!isWrong(text)) set(decimalIn(text))
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
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value)
          }}
          onChange={write}
        />
      </label>
      <span class="error" role="alert">
        {isWrong(text) ? fill(words.wrongDecimal, { min }) : ''}
      </span>
    </>
  )
}
