/** A field for a time of the day at the venue, which is written on the keys of a phone. */
import { useEffect, useState } from 'preact/hooks'
import type { PageWords } from '../words/en.ts'
import type { InputEvent } from './controls.tsx'
import { millisNear, momentIn } from '#values/venueTime.ts'

interface TimeProps {
  readonly label: string
  readonly words: Pick<PageWords['fields'], 'wrongTime'>
  readonly zone: string
  readonly millis?: number | undefined
  /** Tells the day of a first time. */
  readonly near?: number | undefined
  /** Gets `undefined` for an empty field. */
  readonly set: (millis: number | undefined) => unknown
}

export const TimeField = ({ label, words, zone, millis, near = Date.now(), set }: TimeProps) => {
  const [typed, setTyped] = useState<string>()
  // The value follows later, and may be that of another phone.
  useEffect(() => {
    setTyped(undefined)
  }, [millis])
  const read = (text: string) => millisNear(zone, millis ?? near, text)
  const isWrong = (text: string) => text.trim() !== '' && Number.isNaN(read(text))
  const shown = millis === undefined ? '' : momentIn(zone, millis).time
  const write = ({ currentTarget: { value } }: InputEvent) => {
    if (isWrong(value)) return
    if (value !== shown) set(value.trim() === '' ? undefined : read(value))
  }
  return (
    <>
      <label>
        {label}
        <input
          autocomplete="off"
          placeholder="14:30:05"
          aria-invalid={isWrong(typed ?? '')}
          value={typed ?? shown}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value)
          }}
          onChange={write}
        />
      </label>
      <span class="error" role="alert">
        {isWrong(typed ?? '') ? words.wrongTime : ''}
      </span>
    </>
  )
}
