/** Presses that ask back, at the time of the press. */
import { useState } from 'preact/hooks'
import { button } from '#page/components/controls.tsx'
import { fill } from '#values/words.ts'
import type { Flag } from '#races/rules/raceLog.ts'
import type { Pennant } from '#races/rules/startEvents.ts'
import type { Race, RaceProps as Props } from './props.ts'

type Option = readonly [text: string, run: (event: Event) => unknown]

interface AskedProps {
  readonly page: Props['page']
  readonly label: string
  readonly ask: string
  readonly options: readonly Option[]
  readonly look?: { readonly class: string }
}

export const Asked = ({ page: { words }, label, ask, options, look }: AskedProps) => {
  const [isAsked, setAsked] = useState(false)
  const close = () => {
    setAsked(false)
  }
  if (!isAsked) {
    const open = () => {
      setAsked(true)
    }
    return button(label, open, look)
  }
  return (
    <span class="asked" role="group" aria-label={ask}>
      {ask}
      {options.map(([text, run]) => {
        const press = (event: Event) => {
          close()
          run(event)
        }
        return (
          <button type="button" onClick={press}>
            {text}
          </button>
        )
      })}
      {button(words.no, close)}
    </span>
  )
}

/** A press is for all races that it can be for, or for this one. */
export const optionsFor = (
  { one, page: { words } }: Props,
  all: readonly Race[],
  run: (targets: readonly Race[]) => (event: Event) => unknown,
): readonly Option[] =>
  all.length > 1
    ? [
        [words.forAll, run(all)],
        [fill(words.forOne, { race: one.race.title }), run([one])],
      ]
    : [[words.yes, run([one])]]

/** An action at the time of its press. */
export const timed =
  ({ timeOf }: Pick<Props, 'timeOf'>, action: (millis: number) => unknown) =>
  (event: Event) =>
    action(timeOf(event))

/** Asks for which of the races the flag goes up, alone or over another one. */
export const asking =
  (props: Props, all: readonly Race[], flag: Flag) =>
  (
    label: string,
    ask: string,
    lower: Flag | 'NONE' | Pennant = 'NONE',
    look?: AskedProps['look'],
  ) => {
    const raise = (targets: readonly Race[]) =>
      timed(props, (millis) => props.interrupt(targets, millis, flag, lower))
    const options = optionsFor(props, all, raise)
    return <Asked {...{ page: props.page, label, ask, options, ...(look && { look }) }} />
  }
