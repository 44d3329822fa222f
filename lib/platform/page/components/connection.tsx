/** Tells what waits in this browser, and why. */
import { plural } from '#values/plural.ts'
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
  /** The time by which the clock of the device is behind, in milliseconds. */
  readonly offset: number
  readonly discard: (id: string) => unknown
}

export const Connection = ({ waiting, lack, offset, discard, problem }: Props) => {
  const due = waiting.filter((one) => one.problem === '')
  const refused = waiting.filter((one) => one.problem !== '')
  const reason = lack === 'session' ? 'Waits until you sign in.' : 'Waits for a connection.'
  return (
    <>
      <p role="status" class="state">
        {due.length === 0
          ? lack === 'network'
            ? 'No connection. Every press is kept here.'
            : 'Everything is sent.'
          : `${plural(due.length, 'press is', 'presses are')} kept here. ${lack === '' ? 'Sending …' : reason}`}
        {Math.abs(offset) > 500
          ? ` The clock of this device is ${(Math.abs(offset) / 1000).toFixed(1)} s ${offset > 0 ? 'slow' : 'fast'}; the page corrects it.`
          : ''}
      </p>
      {lack === 'session' && <p>{signInLink('Sign in')}</p>}
      <p role="alert" class="error">
        {problem}
      </p>
      {refused.map((one) => (
        <p class="difference" key={one.id}>
          <strong>Refused:</strong> {one.words}. {one.problem}
          {button('Discard', () => discard(one.id))}
        </p>
      ))}
    </>
  )
}
