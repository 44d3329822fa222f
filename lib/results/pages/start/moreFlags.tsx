/** Flags for safety, and a postponement by hours. */
import { useState } from 'preact/hooks'
import { select } from '#page/components/controls.tsx'
import { fill } from '#values/words.ts'
import { flagName, flagText } from '#races/rules/flags.ts'
import { hasStarted, isOver, notStarted } from '#races/rules/startRow.ts'
import { flies } from '#races/rules/startState.ts'
import { Asked, asking, optionsFor, timed } from './asked.tsx'
import type { RaceProps as Props } from './props.ts'

const longestHours = 9

/** AP over a numeral pennant. */
const Hours = (props: Props) => {
  const { races, page, nowMillis } = props
  const { words } = page
  const [hours, setHours] = useState(1)
  const waiting = notStarted(races, nowMillis).filter(({ state }) => !flies(state, 'AP'))
  const asked = asking(props, waiting, 'AP')
  const choices = Array.from({ length: longestHours }, (_, index) => index + 1)
  const nameOf = (count: number) => flagName(words, 'PENNANT', { hours: count })
  return (
    <>
      {select(
        words.postponeHours,
        hours,
        choices.map((count) => [count, nameOf(count)]),
        (value) => {
          setHours(Number(value))
        },
      )}
      <p class="actions">
        {asked(fill(words.flagUp, { flag: nameOf(hours) }), words.asksPostpone, { hours })}
      </p>
    </>
  )
}

/** They hold no race. */
const safetyFlags = ['VICTOR', 'YANKEE'] as const

export const MoreFlags = (props: Props) => {
  const { one, races, page, raise, nowMillis } = props
  const { words } = page
  const mayWait = !hasStarted(one, nowMillis) && !flies(one.state, 'AP')
  return (
    <details>
      <summary>{words.moreFlags}</summary>
      <p class="actions">
        {safetyFlags
          .filter((flag) => !flies(one.state, flag))
          .map((flag) => {
            const others = races.filter((other) => !isOver(other) && !flies(other.state, flag))
            const options = optionsFor(props, others, (targets) =>
              timed(props, (millis) => raise(targets, flag, millis)),
            )
            const label = fill(words.flagUp, { flag: flagName(words, flag) })
            return <Asked key={flag} {...{ page, label, ask: flagText(words, flag), options }} />
          })}
      </p>
      {mayWait && <Hours {...props} />}
    </details>
  )
}
