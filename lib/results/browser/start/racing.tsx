/** The actions of a race officer on a race: postpone, recall, abandon, shorten. */
import type { TargetedEvent } from 'preact'
import { useState } from 'preact/hooks'
import { button, type InputEvent, select } from '#page/components/controls.tsx'
import { withoutLine } from '../../pages/finish/sheet.ts'
import { boatName } from '../finish/line.tsx'
import { timeOf } from '#browser/waiting/clock.ts'
import { flagName } from '#races/rules/flags.ts'
import type { Flag, RaceStatus } from '#races/rules/raceLog.ts'
import { waitFlags } from '#races/rules/startSequence.ts'
import { earlyCodeOf, earlyCodes } from '../../rules/scoring/codes.ts'
import type { Course, RaceProps as Props } from './props.ts'

interface AskedProps {
  readonly words: string
  readonly ask: string
  readonly run: (event: Event) => unknown
}

const Asked = ({ words, ask, run }: AskedProps) => {
  const [isAsked, setAsked] = useState(false)
  const press = (event: Event) => {
    setAsked(false)
    run(event)
  }
  return isAsked ? (
    <span class="asked" role="group" aria-label={ask}>
      {ask}
      <button type="button" onClick={press}>
        Yes
      </button>
      {button('No', () => {
        setAsked(false)
      })}
    </span>
  ) : (
    button(words, () => {
      setAsked(true)
    })
  )
}

/** An action at the time of its press. */
const timed =
  (action: (millis: number) => unknown): ((event: Event) => unknown) =>
  (event) =>
    action(timeOf(event))

const EarlyForm = ({ one: { race, state, kept }, early }: Props) => {
  const [typed, setTyped] = useState('')
  const named = new Set((kept?.mine.finishes ?? []).map(({ competitorId }) => competitorId))
  const { found, known } = withoutLine(race.boats, named, typed)
  const submit = (event: Event) => {
    event.preventDefault()
    const [first] = found
    if (typed.trim() === '' || !first || known) return
    early(race, first.id)
    setTyped('')
  }
  const write = ({ currentTarget }: InputEvent) => {
    setTyped(currentTarget.value)
  }
  const meant = found.slice(0, 3).map(({ sail, name }) => `${sail} ${name}`)
  return (
    <form onSubmit={submit} class="press">
      <label>
        Boat on the course side
        <span class="press-line">
          <input inputmode="numeric" autocomplete="off" value={typed} onInput={write} />
          <button>{earlyCodeOf(state.mode)}</button>
        </span>
      </label>
      <p class="small" role="status">
        {typed.trim() === ''
          ? ''
          : known
            ? `${known.sail} ${known.name} has a line already.`
            : meant.join(', ') || 'No such boat.'}
      </p>
    </form>
  )
}

/** The boats over the line have a code in the finish sheet until they return. */
const Early = (props: Props) => {
  const { one, returned } = props
  const { race, kept } = one
  const over = (kept?.mine.finishes ?? []).filter(({ code }) => earlyCodes.includes(code))
  return (
    <>
      <EarlyForm {...props} />
      <ul class="plain">
        {over.map(({ competitorId: id, code }) => {
          const boat = race.boats.find((each) => each.id === id)
          return (
            <li key={id}>
              {boat && boatName(boat)} {code} {button('Returned', () => returned(race, id))}
            </li>
          )
        })}
      </ul>
    </>
  )
}

type Waypoint = Course['waypoints'][number]

/** The name of a waypoint, else those of its marks. */
const placeOf = (course: Course | undefined, waypoint: Waypoint): string =>
  waypoint.controlPointName ??
  waypoint.markConfigurationIds
    .map((id) => {
      const mark = course?.markConfigurations.find((one) => one.id === id)
      return mark?.effectiveProperties.name ?? id
    })
    .join(', ')

const Shortening = ({ one: { race, course }, shorten, readCourse }: Props) => {
  const [position, setPosition] = useState('')
  const waypoints = course?.waypoints ?? []
  const nameOf = (waypoint: Waypoint) => placeOf(course, waypoint)
  const finish = () => {
    setPosition('')
    if (course) shorten(race, course, Number(position))
  }
  const open = ({ currentTarget }: TargetedEvent<HTMLDetailsElement>) =>
    void (currentTarget.open && readCourse(race))
  const last = waypoints.at(-1)
  const places = waypoints
    .slice(1, -1)
    .map((waypoint, index) => [index + 1, `${index + 2}. ${nameOf(waypoint)}`] as const)
  return (
    <details onToggle={open}>
      <summary>Shorten the course</summary>
      <p role="status">
        {last ? `The finish is at: ${nameOf(last)}.` : 'This race has no course.'}
      </p>
      {select('Finish at', position, [['', 'Choose a mark'], ...places], setPosition)}
      {position !== '' && (
        <p class="actions">
          <Asked words="Shorten: S up" ask="Shorten the course here?" run={finish} />
        </p>
      )}
    </details>
  )
}

/** Flags that fly until a press takes them down. */
const Flying = ({ one: { race, state }, minutes, lower, resume }: Props) =>
  state.flags.map(({ flag: upper }) => {
    const name = flagName(upper)
    const words = `${name} down: warning in 1 minute, start in ${minutes + 1}`
    const go = timed((millis) => resume(race, millis))
    return (
      <p class="actions" key={upper}>
        {waitFlags.includes(upper) && button(words, go, { class: 'main' })}
        {button(
          `${name} down`,
          timed((millis) => lower(race, upper, millis)),
        )}
      </p>
    )
  })

const Before = ({ one: { race, state }, interrupt }: Props) => {
  const postpone = (lower: Flag | 'NONE') => timed((millis) => interrupt(race, millis, 'AP', lower))
  const look = { class: state.startMillis === null ? 'secondary' : 'main' }
  return (
    <p class="actions">
      {button('Postpone: AP up', postpone('NONE'), look)}
      <Asked
        words="AP over A: no racing today"
        ask="No more racing today?"
        run={postpone('ALPHA')}
      />
      <Asked
        words="AP over H: signals ashore"
        ask="Further signals ashore?"
        run={postpone('HOTEL')}
      />
    </p>
  )
}

const After = (props: Props) => {
  const { one, raise, interrupt, status, nowMillis } = props
  const { race, state } = one
  const isEarly = nowMillis - (state.startMillis ?? 0) < 4 * 60_000
  const hasRecall = state.flags.some(({ flag }) => flag === 'XRAY')
  const recall = timed((millis) => raise(race, 'XRAY', millis))
  const stop = (flag: Flag) => timed((millis) => interrupt(race, millis, flag))
  const become = (next: RaceStatus) => timed((millis) => status(race, next, millis))
  return (
    <>
      <p class="actions">
        {isEarly && !hasRecall && button('Individual recall: X up', recall, { class: 'main' })}
        {isEarly && (
          <Asked words="General recall" ask="General recall?" run={stop('FIRSTSUBSTITUTE')} />
        )}
        <Asked words="Abandon: N up" ask="Abandon this race?" run={stop('NOVEMBER')} />
      </p>
      {(isEarly ||
        hasRecall ||
        one.kept?.mine.finishes.some(({ code }) => earlyCodes.includes(code))) && (
        <Early {...props} />
      )}
      <Shortening {...props} />
      <p class="actions">
        {state.status === 'FINISHING'
          ? button('Blue flag down: race finished', become('FINISHED'))
          : button('First boat finishes: blue flag up', become('FINISHING'))}
        <a class="action" href={race.finish}>
          Finish sheet
        </a>
      </p>
    </>
  )
}

export const Racing = (props: Props) => {
  const { one, nowMillis } = props
  const { startMillis, flags } = one.state
  const isStarted = startMillis !== null && startMillis <= nowMillis
  const canPostpone = !isStarted && !flags.some(({ flag }) => flag === 'AP')
  return (
    <>
      <Flying {...props} /> {canPostpone && <Before {...props} />}
      {isStarted && <After {...props} />}
    </>
  )
}
