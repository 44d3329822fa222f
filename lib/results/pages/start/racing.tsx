/** The actions of a race officer on a race: postpone, recall, abandon, shorten. */
import type { TargetedEvent } from 'preact'
import { useState } from 'preact/hooks'
import { button, type InputEvent, select } from '#page/components/controls.tsx'
import { fill } from '#values/words.ts'
import { boatName } from '../finish/boatName.tsx'
import { withoutLine } from '../finish/sheet.ts'
import { flagName } from '#races/rules/flags.ts'
import type { Flag, RaceStatus } from '#races/rules/raceLog.ts'
import { waitFlags } from '#races/rules/startSequence.ts'
import { earlyCodeOf, earlyCodes } from '../../rules/scoring/codes.ts'
import type { Course, RaceProps as Props } from './props.ts'

interface AskedProps {
  readonly page: Props['page']
  readonly label: string
  readonly ask: string
  readonly run: (event: Event) => unknown
}

const Asked = ({ page: { words }, label, ask, run }: AskedProps) => {
  const [isAsked, setAsked] = useState(false)
  const press = (event: Event) => {
    setAsked(false)
    run(event)
  }
  return isAsked ? (
    <span class="asked" role="group" aria-label={ask}>
      {ask}
      <button type="button" onClick={press}>
        {words.yes}
      </button>
      {button(words.no, () => {
        setAsked(false)
      })}
    </span>
  ) : (
    button(label, () => {
      setAsked(true)
    })
  )
}

/** An action at the time of its press. */
const timed =
  ({ timeOf }: Pick<Props, 'timeOf'>, action: (millis: number) => unknown) =>
  (event: Event) =>
    action(timeOf(event))

const EarlyForm = ({ one: { race, state, kept }, page: { words }, early }: Props) => {
  const [typed, setTyped] = useState('')
  const named = new Set(kept.mine.finishes.map(({ competitorId }) => competitorId))
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
        {words.early}
        <span class="press-line">
          <input inputmode="numeric" autocomplete="off" value={typed} onInput={write} />
          <button>{earlyCodeOf(state.mode)}</button>
        </span>
      </label>
      <p class="small" role="status">
        {typed.trim() === ''
          ? ''
          : known
            ? fill(words.hasLine, { boat: `${known.sail} ${known.name}` })
            : meant.join(', ') || words.noSuchBoat}
      </p>
    </form>
  )
}

/** The boats over the line have a code in the finish sheet until they return. */
const Early = (props: Props) => {
  const { one, page, returned } = props
  const { race, kept } = one
  const over = kept.mine.finishes.filter(({ code }) => earlyCodes.includes(code))
  return (
    <>
      <EarlyForm {...props} />
      <ul class="plain">
        {over.map(({ competitorId: id, code }) => {
          const boat = race.boats.find((each) => each.id === id)
          return (
            <li key={id}>
              {boat && boatName(boat)} {code}{' '}
              {button(page.words.returned, () => returned(race, id))}
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

const Shortening = ({ one: { race, course }, page, shorten, readCourse }: Props) => {
  const { words } = page
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
      <summary>{words.shortenCourse}</summary>
      <p role="status">{last ? fill(words.finishIsAt, { mark: nameOf(last) }) : words.noCourse}</p>
      {select(words.finishAt, position, [['', words.chooseMark], ...places], setPosition)}
      {position !== '' && (
        <p class="actions">
          <Asked page={page} label={words.shorten} ask={words.asksShorten} run={finish} />
        </p>
      )}
    </details>
  )
}

/** Flags that fly until a press takes them down. */
const Flying = (props: Props) => {
  const { one, page, minutes, lower, resume } = props
  const { words } = page
  return one.state.flags.map(({ flag: upper }) => {
    const flag = flagName(words, upper)
    const go = timed(props, (millis) => resume(one.race, millis))
    const down = timed(props, (millis) => lower(one.race, upper, millis))
    return (
      <p class="actions" key={upper}>
        {waitFlags.includes(upper) &&
          button(fill(words.resume, { flag, minutes: minutes + 1 }), go, { class: 'main' })}
        {button(fill(words.flagDown, { flag }), down)}
      </p>
    )
  })
}

const Before = (props: Props) => {
  const { one, page, interrupt } = props
  const { words } = page
  const postpone = (lower: Flag | 'NONE') =>
    timed(props, (millis) => interrupt(one.race, millis, 'AP', lower))
  const look = { class: one.state.startMillis === null ? 'secondary' : 'main' }
  return (
    <p class="actions">
      {button(words.postpone, postpone('NONE'), look)}
      <Asked page={page} label={words.noRacing} ask={words.asksNoRacing} run={postpone('ALPHA')} />
      <Asked page={page} label={words.ashore} ask={words.asksAshore} run={postpone('HOTEL')} />
    </p>
  )
}

const After = (props: Props) => {
  const { one, page, raise, interrupt, status, nowMillis } = props
  const { words } = page
  const { race, state } = one
  const isEarly = nowMillis - (state.startMillis ?? 0) < 4 * 60_000
  const hasRecall = state.flags.some(({ flag }) => flag === 'XRAY')
  const recall = timed(props, (millis) => raise(race, 'XRAY', millis))
  const stop = (flag: Flag) => timed(props, (millis) => interrupt(race, millis, flag))
  const become = (next: RaceStatus) => timed(props, (millis) => status(race, next, millis))
  return (
    <>
      <p class="actions">
        {isEarly && !hasRecall && button(words.individualRecall, recall, { class: 'main' })}
        {isEarly && (
          <Asked
            page={page}
            label={words.generalRecall}
            ask={words.asksGeneralRecall}
            run={stop('FIRSTSUBSTITUTE')}
          />
        )}
        <Asked page={page} label={words.abandon} ask={words.asksAbandon} run={stop('NOVEMBER')} />
      </p>
      {(isEarly ||
        hasRecall ||
        one.kept.mine.finishes.some(({ code }) => earlyCodes.includes(code))) && (
        <Early {...props} />
      )}
      <Shortening {...props} />
      <p class="actions">
        {state.status === 'FINISHING'
          ? button(words.finished, become('FINISHED'))
          : button(words.finishing, become('FINISHING'))}
        <a class="action" href={race.finish}>
          {words.finishSheet}
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
