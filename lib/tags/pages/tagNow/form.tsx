/** The form of a moment: its text, and its readers. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { button, type InputEvent } from '#page/components/controls.tsx'
import type { Moment, Page } from './moment.ts'

/** A title has 200 characters, and a preset comes before the text. */
const textMax = 180

interface ReadersProps {
  readonly page: Page
  readonly isPublic: boolean
  readonly choose: (isPublic: boolean) => void
}

const Readers = ({ page: { words, mayPublish, why }, isPublic, choose }: ReadersProps) =>
  mayPublish ? (
    <label class="check">
      <input
        type="checkbox"
        checked={isPublic}
        onChange={() => {
          choose(!isPublic)
        }}
      />{' '}
      {words.public}
    </label>
  ) : (
    <p class="small">
      {words.private}{' '}
      <a class="action" href={why ?? ''}>
        {words.why}
      </a>
    </p>
  )

export interface FormActions {
  readonly write: (id: string, text: string) => unknown
  readonly save: (id: string, text: string, isPublic: boolean) => unknown
  readonly drop: (id: string) => unknown
  readonly forget: (id: string) => unknown
}

interface Props extends FormActions {
  readonly moment: Moment
  readonly page: Page
}

export const Form = ({ moment, page, write, save, drop, forget }: Props) => {
  const { id, isTag } = moment
  const { words } = page
  // `Start`, if it is public, gives a race without a start time its start.
  const presets = ['Start', ...Object.values(words.presets)]
  const [text, setText] = useState(moment.text)
  const [isPublic, choose] = useState(moment.isPublic)
  const keep = (chosen: string) => save(id, chosen.trim(), isPublic && page.mayPublish === true)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  const type = ({ currentTarget: { value } }: InputEvent) => {
    setText(value)
    write(id, value)
  }
  const submit = (event: Event) => {
    event.preventDefault()
    // The board sends forms, too.
    event.stopPropagation()
    if (text.trim() !== '') keep(text)
  }
  return (
    <form onSubmit={submit}>
      {!isTag && (
        <p class="actions" role="group" aria-label={words.sendAtOnce}>
          {presets.map((preset) => button(preset, () => keep(`${preset} ${text}`)))}
        </p>
      )}
      <label>
        {words.text}
        <input
          id="tag-now-text"
          ref={field}
          value={text}
          onInput={type}
          maxlength={textMax}
          required
        />
      </label>
      <Readers page={page} isPublic={isPublic} choose={choose} />
      <p class="actions">
        <button>{isTag ? words.save : words.send}</button>
        {isTag && button(words.discardChanges, () => forget(id))}
        {button(isTag ? words.delete : words.discard, () => drop(id))}
      </p>
    </form>
  )
}
