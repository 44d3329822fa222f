/** The choices before a starting sequence. */
import { useState } from 'preact/hooks'
import { button, select } from '#page/components/controls.tsx'
import { DecimalField } from '#page/components/decimalField.tsx'
import { clockIn } from '#values/venueTime.ts'
import { timeOf } from '#browser/waiting/clock.ts'
import { flagName, flagText } from '#races/rules/flags.ts'
import type { Flag } from '#races/rules/raceLog.ts'
import {
  type PreparatoryFlag,
  preparatoryFlags,
  sequenceOf,
  waitFlags,
} from '#races/rules/startSequence.ts'
import type { Props, Race } from './props.ts'

const minuteMillis = 60_000

/** The full minute for a warning signal that is at least half a minute away. */
const suggestedStart = (nowMillis: number, minutes: number): number =>
  (Math.ceil((nowMillis + 30_000) / minuteMillis) + minutes) * minuteMillis

const modes = preparatoryFlags.map((flag) => [flag, flagText(flag)] as const)

interface Choice {
  readonly minutes: number
  readonly mode: PreparatoryFlag
  readonly interval: number
  readonly delay: number
  /** Empty: all fleets. */
  readonly fleet: string
}

interface FieldsProps {
  readonly choice: Choice
  readonly change: (values: Partial<Choice>) => void
  readonly fleets: readonly string[]
  readonly isSeries: boolean
}

/** The usual one first. */
const sequenceOptions = [5, 3, 2, 6, 8, 10].map((own) => [
  own,
  `${[...new Set(sequenceOf(own))].join(', ')} minutes`,
])

const Fields = ({ choice, change, fleets, isSeries }: FieldsProps) => {
  const number = (name: 'interval' | 'delay', label: string, min: number) => (
    <DecimalField
      label={label}
      value={choice[name]}
      min={min}
      set={(value) => {
        change({ [name]: value ?? min })
      }}
    />
  )
  return (
    <div class="fields">
      {fleets.length > 1 &&
        select(
          'Fleet',
          choice.fleet,
          [['', 'All, one after the other'], ...fleets.map((fleet) => [fleet, fleet])],
          (fleet) => {
            change({ fleet })
          },
        )}
      {select('Sequence', choice.minutes, sequenceOptions, (minutes) => {
        change({ minutes: Number(minutes) })
      })}
      {select('Preparatory flag', choice.mode, modes, (mode) => {
        change({ mode: mode as PreparatoryFlag })
      })}
      {number('delay', 'Wait longer, in minutes', 0)}
      {isSeries && number('interval', 'Minutes between the fleets', 1)}
    </div>
  )
}

const waitFlagsOf = (races: readonly Race[]): readonly Flag[] => {
  const flags = new Set(races.flatMap(({ state }) => state.flags.map(({ flag }) => flag)))
  return waitFlags.filter((flag) => flags.has(flag))
}

const usual: Omit<Choice, 'minutes'> = { mode: 'PAPA', interval: 5, delay: 0, fleet: '' }

export const Preparation = (props: Props) => {
  const { races, page, minutes, nowMillis, setMinutes, start, ready } = props
  const [own, setOwn] = useState(usual)
  // A start that was set before can be set again until its warning signal.
  const warningMillis = ({ state }: Race) =>
    (state.startMillis ?? Infinity) - minutes * minuteMillis
  const waiting = races.filter((race) => warningMillis(race) > nowMillis)
  if (waiting.length === 0) return null
  const targets = waiting.filter(({ race }) => own.fleet === '' || own.fleet === race.fleet)
  const flying = waitFlagsOf(targets)
  // The warning signal comes at least a minute after these flags have come down.
  const from = nowMillis + (flying.length > 0 ? minuteMillis / 2 : 0)
  const first = suggestedStart(from, minutes) + Math.round(own.delay * minuteMillis)
  const change = ({ minutes: chosen, ...others }: Partial<Choice>) => {
    if (chosen !== undefined) setMinutes(chosen)
    setOwn({ ...own, ...others })
  }
  const begin = (event: Event) => {
    ready()
    const millis = timeOf(event)
    for (const [position, { race }] of targets.entries()) {
      start(race, millis, first + position * Math.round(own.interval * minuteMillis), own.mode)
    }
  }
  const series =
    targets.length > 1
      ? `, then every ${own.interval === 1 ? 'minute' : `${own.interval} minutes`}`
      : ''
  const warning = clockIn(page.zone, first - minutes * minuteMillis)
  const times = `Warning signal ${warning}, start ${clockIn(page.zone, first)}${series}.`
  const down = flying.map((flag) => ` ${flagName(flag)} comes down at the press.`)
  const fleets = waiting.map(({ race }) => race.fleet)
  return (
    <section aria-labelledby="prepare-heading">
      <h2 id="prepare-heading">Next start</h2>
      <Fields choice={{ ...own, minutes }} {...{ change, fleets }} isSeries={targets.length > 1} />
      <p>
        {times}
        {down}
      </p>
      <p class="actions">{button('Begin the sequence', begin, { class: 'main' })}</p>
    </section>
  )
}
