/** Tells what waits in this browser, and why. */
import type { Language } from '#values/language.ts'
import { counted, fill } from '#values/words.ts'
import type { PageWords } from '../words/en.ts'
import { button, signInLink } from './controls.tsx'

/** A request of a press that waits. */
export interface Waiting {
  readonly id: string
  readonly user: string
  readonly order: number
  /** POST if absent. */
  readonly method?: 'PUT'
  readonly path: string
  readonly body: object
  /** The request in words, for the user. */
  readonly words: string
  /** The reason why the service refused it. */
  readonly problem: string
}

export interface Shown {
  waiting: readonly Waiting[]
  lack: '' | 'network' | 'session'
  problem: string
}

interface Props extends Shown {
  readonly page: { readonly language: Language; readonly words: PageWords['waiting'] }
  /** The time by which the clock of the device is behind, in milliseconds. */
  readonly offset: number
  readonly discard: (id: string) => unknown
}

export const Connection = ({ page, waiting, lack, offset, discard, problem }: Props) => {
  const { language, words } = page
  const due = waiting.filter((one) => one.problem === '')
  const refused = waiting.filter((one) => one.problem !== '')
  const reason = lack === 'session' ? words.waitsForSignIn : words.waitsForConnection
  const seconds = (Math.abs(offset) / 1000).toLocaleString(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <>
      <p role="status" class="state">
        {due.length === 0
          ? lack === 'network'
            ? words.noConnection
            : words.allSent
          : `${counted(language, words.kept, due.length)} ${lack === '' ? words.sending : reason}`}
        {Math.abs(offset) > 500 &&
          ` ${fill(offset > 0 ? words.clockSlow : words.clockFast, { seconds })}`}
      </p>
      {lack === 'session' && <p>{signInLink(words.signIn)}</p>}
      <p role="alert" class="error">
        {problem}
      </p>
      {refused.map((one) => (
        <p class="difference" key={one.id}>
          <strong>{words.refused}</strong> {one.words}. {one.problem}
          {button(words.discard, () => discard(one.id))}
        </p>
      ))}
    </>
  )
}
