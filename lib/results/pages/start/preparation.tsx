/** The choices before a starting sequence. */
import { useState } from 'preact/hooks'
import { button, select } from '#page/components/controls.tsx'
import { DecimalField } from '#page/components/decimalField.tsx'
import { clockIn } from '#values/venueTime.ts'
import { fill } from '#values/words.ts'
import { flagName, flagText } from '#races/rules/flags.ts'
import {
  type PreparatoryFlag,
  preparatoryFlags,
  sequenceOf,
  usualMinutes,
  waitFlags,
} from '#races/rules/startSequence.ts'
import { firstStart, waitFlagsOf } from '#races/rules/startRow.ts'
import type { Props, Race } from './props.ts'

const minuteMillis = 60_000

interface Choice {
  readonly minutes: number
  readonly mode: PreparatoryFlag
  readonly interval: number
  readonly delay: number
  /** The ids of the races in the order of their starts. Empty: as on the page. */
  readonly order: readonly string[]
  /** The id of the only race. Empty: all. */
  readonly only: string
}

interface FieldsProps {
  readonly choice: Choice
  readonly change: (values: Partial<Choice>) => void
  readonly races: readonly Race[]
  readonly isSeries: boolean
  readonly words: Props['page']['words']
}

/** The usual one first. */
const sequences = [5, 3, 2, 6, 8, 10]

const Fields = ({ choice, change, races, isSeries, words }: FieldsProps) => {
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
      {races.length > 1 &&
        select(
          words.fleet,
          choice.only,
          [['', words.allFleets], ...races.map(({ id, race }) => [id, race.title] as const)],
          (only) => {
            change({ only })
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

/** As the races were started last. */
const lastChoice = ([first]: readonly Race[]): Choice => ({
  mode: first?.state.lastMode ?? 'PAPA',
  minutes: first?.state.minutes ?? usualMinutes,
  interval: first?.state.intervalMinutes ?? usualMinutes,
  delay: 0,
  order: [],
  only: '',
})

/** Races that the race officer has not moved stay as they are on the page. */
const inOrder = (races: readonly Race[], order: readonly string[]) =>
  races.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))

interface OrderProps extends Pick<FieldsProps, 'change' | 'words'> {
  readonly targets: readonly Race[]
}

const Order = ({ targets, change, words }: OrderProps) => {
  const ids = targets.map(({ id }) => id)
  return (
    <ol class="plain">
      {targets.map(({ id, race: { title } }, position) => (
        <li key={id}>
          {title}{' '}
          {position > 0 &&
            button(
              words.earlier,
              () => {
                change({
                  order: ids.with(position, ids[position - 1] ?? '').with(position - 1, id),
                })
              },
              { 'aria-label': `${words.earlier}: ${title}` },
            )}
        </li>
      ))}
    </ol>
  )
}

/** Tells when the flags come down for which the races wait. The name of a numeral pennant has AP. */
const flagsDown = ({ page, nowMillis }: Props, targets: readonly Race[], millis: number) => {
  const { words, zone } = page
  const all = targets.flatMap(waitFlagsOf)
  const hours = targets.flatMap(({ state }) => state.flags).find((one) => one.hours)?.hours ?? 0
  const text = millis > nowMillis ? words.comesDownAt : words.comesDown
  return waitFlags
    .filter((flag) => all.includes(flag) && (flag !== 'AP' || !all.includes('PENNANT')))
    .map((flag) => {
      const values = { flag: flagName(words, flag, { hours }), time: clockIn(zone, millis) }
      return ` ${fill(text, values)}`
    })
}

export const Preparation = (props: Props) => {
  const { races, page, nowMillis, begin, ready, timeOf } = props
  const { words, language, zone } = page
  const [own, setOwn] = useState(() => lastChoice(races))
  const { minutes, interval: intervalMinutes } = own
  // A start that was set before can be set again until its warning signal.
  const warningMillis = ({ state }: Race) =>
    (state.startMillis ?? Infinity) - state.minutes * minuteMillis
  const waiting = races.filter((race) => warningMillis(race) > nowMillis)
  if (waiting.length === 0) return null
  const chosen = waiting.filter(({ id }) => own.only === '' || own.only === id)
  const targets = inOrder(chosen, own.order)
  const firstFor = (millis: number) =>
    firstStart(races, targets, { millis, minutes, intervalMinutes }) +
    Math.round(own.delay * minuteMillis)
  const first = firstFor(nowMillis)
  const change = (values: Partial<Choice>) => {
    setOwn({ ...own, ...values })
  }
  const press = (event: Event) => {
    ready()
    const millis = timeOf(event)
    begin(targets, { millis, startMillis: firstFor(millis), minutes, intervalMinutes }, own.mode)
  }
  const times = {
    warning: clockIn(zone, first - minutes * minuteMillis),
    start: clockIn(zone, first),
    minutes: own.interval.toLocaleString(language),
  }
  const timesOfFleets = own.interval === 1 ? words.timesEveryMinute : words.timesEvery
  const timesText = targets.length > 1 ? timesOfFleets : words.times
  return (
    <section aria-labelledby="prepare-heading">
      <h2 id="prepare-heading">{words.nextStart}</h2>
      <Fields choice={own} {...{ change, races: waiting, words }} isSeries={targets.length > 1} />
      {targets.length > 1 && <Order {...{ targets, change, words }} />}
      <p>
        {fill(timesText, times)}
        {flagsDown(props, targets, first - (minutes + 1) * minuteMillis)}
      </p>
      <p class="actions">{button(words.begin, press, { class: 'main' })}</p>
    </section>
  )
}
