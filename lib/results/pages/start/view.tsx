/** The start page as a race officer sees it: the clock, the flags, and what can be done now. */
import { TimeField } from '#page/components/timeField.tsx'
import { clockIn } from '#values/venueTime.ts'
import { fill } from '#values/words.ts'
import { Connection } from '#page/components/connection.tsx'
import { FlagPicture } from './flags.tsx'
import { Preparation } from './preparation.tsx'
import { Racing } from './racing.tsx'
import { signalText } from '#races/rules/flags.ts'
import { shownFlags } from '#races/rules/shownFlags.ts'
import { signalsOf } from '#races/rules/startSequence.ts'
import type { Props, RaceProps } from './props.ts'

/** @example '-04:31', and '+00:12' after the start */
const countdown = (millis: number) => {
  const seconds = Math.abs(Math.ceil(millis / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const text = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return (millis > 0 ? '−' : '+') + text.replace(/^00:/, '')
}

const Countdown = ({ one: { state }, nowMillis, page }: RaceProps) => {
  const { words } = page
  const { startMillis, minutes, mode } = state
  const signals = startMillis === null ? [] : signalsOf(startMillis, minutes, mode)
  const clock = countdown((startMillis ?? 0) - nowMillis)
  const next = signals.find(({ millis }) => millis > nowMillis)
  const flying = shownFlags(state, nowMillis)
  const timeText = (millis: number) => clockIn(page.zone, millis)
  return (
    <>
      {startMillis === null ? (
        <>
          <p class="clock" role="timer">
            --:--
          </p>
          {state.isHeld && <p class="next">{words.held}</p>}
        </>
      ) : (
        <>
          <p class={`clock${clock.length > 6 ? ' long' : ''}`} role="timer">
            {clock}
          </p>
          <p class="next">
            {next ? (
              <>
                <strong>{signalText(words, next)}</strong>{' '}
                {fill(words.inTime, { time: countdown(next.millis - nowMillis).slice(1) })}
              </>
            ) : (
              fill(words.started, { time: clockIn(page.zone, startMillis) })
            )}
          </p>
        </>
      )}
      <div class="flags" aria-label={words.flying} role="group">
        {flying.length === 0 ? (
          <p class="small">{words.noFlag}</p>
        ) : (
          flying.map((one) => <FlagPicture {...{ ...one, words, timeText }} />)
        )}
      </div>
    </>
  )
}

const RaceCard = (props: RaceProps) => {
  const { one, races, page, startTime } = props
  const { race, state, kept } = one
  const { words } = page
  const near = kept.mine.finishes.find(({ finishMillis }) => finishMillis)?.finishMillis
  const id = `fleet-${races.indexOf(one)}`
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>
        {race.title}
        {state.passId > 0 && ` · ${fill(words.attempt, { number: state.passId + 1 })}`}
      </h2>
      {kept.state === 'official' ? (
        <p class="next">
          {fill(words.official, { time: clockIn(page.zone, kept.stateMillis ?? 0) })}
        </p>
      ) : (
        <>
          <Countdown {...props} />
          <Racing {...props} />
        </>
      )}
      <details>
        <summary>{words.correctStart}</summary>
        <TimeField
          label={words.startTime}
          words={words}
          zone={page.zone}
          millis={state.startMillis ?? undefined}
          near={near}
          set={(millis) => millis !== undefined && startTime(race, millis)}
        />
      </details>
    </section>
  )
}

/** Names the boats whose phones do not send, while there is time before the start. */
const SilentPhones = ({ page, races, phones, nowMillis }: Props) => {
  const boats = races
    .filter(({ state }) => state.startMillis === null || state.startMillis > nowMillis)
    .flatMap(({ race }) => race.boats)
  const silent = boats.filter(({ id }) => phones.get(id) === 'silent')
  const without = boats.filter(({ id }) => phones.get(id) === 'none').length
  if (silent.length + without === 0) return undefined
  return (
    <details>
      <summary>{fill(page.words.phones, { silent: silent.length, without })}</summary>
      <ul>
        {silent.map(({ id, sail, name, boat }) => (
          <li key={id}>{[sail, boat, name].filter(Boolean).join(' ')}</li>
        ))}
      </ul>
    </details>
  )
}

/** The next step comes first. */
export const StartView = (props: Props) => {
  const isBegun = props.races.some(
    ({ state: { flags, startMillis, minutes } }) =>
      flags.length > 0 || (startMillis ?? Infinity) < props.nowMillis + 60_000 * (minutes + 1),
  )
  const cards = props.races.map((one) => <RaceCard key={one.id} {...{ ...props, one }} />)
  const preparation = <Preparation {...props} />
  return (
    <>
      <Connection {...props} />
      <SilentPhones {...props} />
      {isBegun ? [cards, preparation] : [preparation, cards]}
    </>
  )
}
