/** The time from which the registration link makes no entries. Organizers set it. */
import { useState } from 'preact/hooks'
import type { TargetedSubmitEvent } from 'preact'
import { button } from '#page/components/controls.tsx'
import type { EntriesTablePage } from '../steps/entriesPage.ts'

interface Props {
  readonly page: EntriesTablePage
  /** Absent: the page has no script yet. @returns why it failed */
  readonly setEnd?: (time: string | null) => Promise<string>
}

export const Closing = ({ page: { closing }, setEnd }: Props) => {
  const [problem, setProblem] = useState('')
  if (closing === undefined) return null
  const { words, sentence } = closing
  const run = async (time: string | null) => {
    setProblem((await setEnd?.(time)) ?? '')
  }
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.querySelector('input')
    // The service takes no time without a zone. The organizer means the zone of the browser.
    void run(new Date(input?.value ?? '').toISOString())
  }
  return (
    <>
      <h2>{words.heading}</h2>
      {sentence !== '' && <p>{sentence}</p>}
      <form onSubmit={submit}>
        <label>
          {words.closeAt} <input type="datetime-local" required />
        </label>
        <p class="alert" role="alert">
          {problem}
        </p>
        <p class="actions">
          <button class="secondary">{words.close}</button>
          {sentence !== '' && button(words.reopen, () => run(null))}
        </p>
      </form>
    </>
  )
}
