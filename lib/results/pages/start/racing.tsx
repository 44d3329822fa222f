/** The actions of a race officer on a race: postpone, recall, abandon, shorten. */
import { useState } from 'preact/hooks'
import { button, type InputEvent } from '#page/components/controls.tsx'
import { fill } from '#values/words.ts'
import { boatName } from '../finish/boatName.tsx'
import { Matches, matchesMax } from '../finish/matches.tsx'
import { idsIn, meant } from '../finish/sheet.ts'
import { flagName } from '#races/rules/flags.ts'
import type { RaceStatus } from '#races/rules/raceLog.ts'
import { hasStarted, notStarted, racing } from '#races/rules/startRow.ts'
import { waitFlags } from '#races/rules/startSequence.ts'
import { flies, mayReturn } from '#races/rules/startState.ts'
import { earlyCodeOf, earlyCodes } from '../../rules/scoring/codes.ts'
import { Asked, asking, timed } from './asked.tsx'
import { Changing, Shortening } from './course.tsx'
import { MoreFlags } from './moreFlags.tsx'
import type { RaceProps as Props } from './props.ts'

const EarlyForm = ({ one: { race, state, kept }, page: { words }, early }: Props) => {
  const [typed, setTyped] = useState('')
  const named = new Set(idsIn(kept.mine))
  const isEmpty = typed.trim() === ''
  const { found, known, one } = meant(race.boats, named, typed)
  const take = (id: string) => {
    early(race, id)
    setTyped('')
  }
  const submit = (event: Event) => {
    event.preventDefault()
    if (!isEmpty && one) take(one.id)
  }
  const write = ({ currentTarget }: InputEvent) => {
    setTyped(currentTarget.value)
  }
  const code = earlyCodeOf(state.mode)
  return (
    <form onSubmit={submit} class="press">
      <label>
        {words.early}
        <span class="press-line">
          <input inputmode="numeric" autocomplete="off" value={typed} onInput={write} />
          <button disabled={!isEmpty && !one}>{code}</button>
        </span>
      </label>
      <p class="small" role="status">
        {!isEmpty &&
          (known
            ? fill(words.hasLine, { boat: `${known.sail} ${known.name}` })
            : found.length === 0
              ? words.noSuchBoat
              : one
                ? `${one.sail} ${one.name}`
                : words.several)}
      </p>
      {!isEmpty && !one && (
        <Matches
          label={words.boats}
          boats={found.slice(0, matchesMax)}
          choose={({ id }) => {
            take(id)
          }}
          code={code}
        />
      )}
    </form>
  )
}

/** The boats over the line have a code in the finish sheet. With OCS, they may return (29.1). */
const EarlyBoats = ({ one: { race, kept }, page: { words }, returned }: Props) => {
  const over = kept.mine.finishes.filter(({ code }) => earlyCodes.includes(code))
  return (
    <ul class="plain">
      {over.map(({ competitorId: id, code }) => {
        const boat = race.boats.find((each) => each.id === id)
        return (
          <li key={id}>
            {boat && boatName(boat)} {code}{' '}
            {button(code === 'OCS' ? words.returned : words.takeBack, () => returned(race, id))}
          </li>
        )
      })}
    </ul>
  )
}

/** Boats that were disqualified under a black flag do not race again (30.4): their numbers are displayed. */
const Disqualified = (props: Props) => {
  const { one, page } = props
  return (
    one.kept.mine.finishes.some(({ code }) => code === 'BFD') && (
      <>
        <p>{page.words.blackFlagged}</p>
        <EarlyBoats {...props} />
      </>
    )
  )
}

/** Flags that fly until a press takes them down. */
const Flying = (props: Props) => {
  const { one, page, lower, resume } = props
  const { words } = page
  const { minutes } = one.state
  const pennant = one.state.flags.find(({ flag }) => flag === 'PENNANT')
  return one.state.flags.map(({ flag: upper }) => {
    if (upper === 'PENNANT') return null
    // No warning signal follows a numeral pennant: a new sequence does.
    const hasPennant = upper === 'AP' && pennant !== undefined
    const flag = hasPennant ? flagName(words, 'PENNANT', pennant) : flagName(words, upper)
    const go = timed(props, (millis) => resume(one, millis))
    const down = timed(props, (millis) => lower(one.race, upper, millis))
    return (
      <p class="actions" key={upper}>
        {waitFlags.includes(upper) &&
          !hasPennant &&
          button(fill(words.resume, { flag, minutes: minutes + 1 }), go, { class: 'main' })}
        {button(fill(words.flagDown, { flag }), down)}
      </p>
    )
  })
}

const Before = (props: Props) => {
  const { one, races, page, interrupt, nowMillis } = props
  const { words } = page
  const waiting = notStarted(races, nowMillis).filter(({ state }) => !flies(state, 'AP'))
  const asked = asking(props, waiting, 'AP')
  const postpone = timed(props, (millis) => interrupt([one], millis, 'AP', 'NONE'))
  const look = { class: one.state.startMillis === null ? 'secondary' : 'main' }
  return (
    <p class="actions">
      {waiting.length > 1
        ? asked(words.postpone, words.asksPostpone, 'NONE', look)
        : button(words.postpone, postpone, look)}
      {asked(words.noRacing, words.asksNoRacing, 'ALPHA')}
      {asked(words.ashore, words.asksAshore, 'HOTEL')}
    </p>
  )
}

const After = (props: Props) => {
  const { one, races, page, raise, recall, status, nowMillis } = props
  const { words } = page
  const { race, state } = one
  const isEarly = nowMillis - (state.startMillis ?? 0) < 4 * 60_000
  const hasRecall = flies(state, 'XRAY')
  const raiseX = timed(props, (millis) => raise([one], 'XRAY', millis))
  const asked = asking(props, racing(races, nowMillis), 'NOVEMBER')
  const isNamed = one.kept.mine.finishes.some(({ code }) => earlyCodes.includes(code))
  const become = (next: RaceStatus) => timed(props, (millis) => status(race, next, millis))
  return (
    <>
      <p class="actions">
        {isEarly &&
          !hasRecall &&
          mayReturn(state) &&
          button(words.individualRecall, raiseX, { class: 'main' })}
        {isEarly && (
          <Asked
            page={page}
            label={words.generalRecall}
            ask={words.asksGeneralRecall}
            options={[[words.yes, timed(props, (millis) => recall(one, millis))]]}
          />
        )}
        {asked(words.abandon, words.asksAbandon)}
        {asked(words.abandonAshore, words.asksAshore, 'HOTEL')}
        {asked(words.abandonDay, words.asksNoRacing, 'ALPHA')}
      </p>
      {(isEarly || hasRecall || isNamed) && <EarlyForm {...props} />}
      <EarlyBoats {...props} />
      <Shortening {...props} />
      <Changing {...props} />
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
  const isStarted = hasStarted(one, nowMillis)
  return (
    <>
      <Flying {...props} /> {!isStarted && !flies(one.state, 'AP') && <Before {...props} />}
      {isStarted ? <After {...props} /> : <Disqualified {...props} />}
      <MoreFlags {...props} />
    </>
  )
}
