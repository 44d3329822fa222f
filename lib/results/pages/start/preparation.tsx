/** The choices before a starting sequence. */
import { useState } from 'preact/hooks'
import { button, select } from '#page/components/controls.tsx'
import { DecimalField } from '#page/components/decimalField.tsx'
import { clockIn } from '#values/venueTime.ts'
import { fill } from '#values/words.ts'
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
  readonly words: Props['page']['words']
}

/** The usual one first. */
const sequences = [5, 3, 2, 6, 8, 10]

const Fields = ({ choice, change, fleets, isSeries, words }: FieldsProps) => {
  const modes = preparatoryFlags.map((flag) => [flag, flagText(words, flag)] as const)
  const sequenceOptions = sequences.map((own) => {
    const minutes = [...new Set(sequenceOf(own))].join(', ')
    return [own, fill(words.minutes, { minutes })] as const
  })
  const number = (name: 'interval' | 'delay', label: string, min: number) => (
    <DecimalField
      label={label}
      words={words}
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
          words.fleet,
          choice.fleet,
          [['', words.allFleets], ...fleets.map((fleet) => [fleet, fleet])],
          (fleet) => {
            change({ fleet })
          },
        )}
      {select(words.sequence, choice.minutes, sequenceOptions, (minutes) => {
        change({ minutes: Number(minutes) })
      })}
      {select(words.preparatoryFlag, choice.mode, modes, (mode) => {
        change({ mode: mode as PreparatoryFlag })
      })}
      {number('delay', words.delay, 0)}
      {isSeries && number('interval', words.interval, 1)}
    </div>
  )
}

const waitFlagsOf = (races: readonly Race[]): readonly Flag[] => {
  const flags = new Set(races.flatMap(({ state }) => state.flags.map(({ flag }) => flag)))
  return waitFlags.filter((flag) => flags.has(flag))
}

const usual: Omit<Choice, 'minutes'> = { mode: 'PAPA', interval: 5, delay: 0, fleet: '' }

export const Preparation = (props: Props) => {
  const { races, page, minutes, nowMillis, setMinutes, start, ready, timeOf } = props
  const { words, language, zone } = page
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
  const times = {
    warning: clockIn(zone, first - minutes * minuteMillis),
    start: clockIn(zone, first),
    minutes: own.interval.toLocaleString(language),
  }
  const timesOfFleets = own.interval === 1 ? words.timesEveryMinute : words.timesEvery
  const timesText = targets.length > 1 ? timesOfFleets : words.times
  const fleets = waiting.map(({ race }) => race.fleet)
  return (
    <section aria-labelledby="prepare-heading">
      <h2 id="prepare-heading">{words.nextStart}</h2>
      <Fields
        choice={{ ...own, minutes }}
        {...{ change, fleets, words }}
        isSeries={targets.length > 1}
      />
      <p>
        {fill(timesText, times)}
        {flying.map((flag) => ` ${fill(words.comesDown, { flag: flagName(words, flag) })}`)}
      </p>
      <p class="actions">{button(words.begin, begin, { class: 'main' })}</p>
    </section>
  )
}
