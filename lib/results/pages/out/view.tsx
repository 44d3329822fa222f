/** The boats as the crew of a safety boat sees them. */
import { useState } from 'preact/hooks'
import { button, type InputEvent } from '#page/components/controls.tsx'
import { matching } from '../finish/sheet.ts'
import { formatPosition } from '#positions/rules/positionText.ts'
import { clockIn, timeText } from '#values/venueTime.ts'
import { counted, fill } from '#values/words.ts'
import { Connection } from '#page/components/connection.tsx'
import { groups, inOrder, nameOf, radioText } from './boats.ts'
import type { Boat, Group } from './boats.ts'
import type { Props } from './props.ts'

interface BoatProps extends Props {
  readonly boat: Boat
}

const stateText = ({ page, nowMillis, boat: { state, race: name, code, tally } }: BoatProps) => {
  const { words } = page
  const time = tally && timeText(page.zone, tally.at, nowMillis)
  const race = `${name}${code ? `, ${code}` : ''}`
  return {
    ashore: time ? fill(words.ashoreSince, { time }) : words.notCheckedIn,
    afloat: time ? fill(words.afloatSince, { time }) : words.afloat,
    racing: fill(words.racing, { race }),
    finished: fill(words.finished, { race }),
    retired: fill(words.retired, { race }),
    unaccounted: fill(words.unaccountedAfter, { race: name }),
  }[state]
}

const placeText = ({ page, nowMillis, boat: { phone, position } }: BoatProps): string => {
  const { words } = page
  if (!position) return phone === 'none' ? words.noPhone : words.sentNothing
  const place = fill(words.place, {
    position: formatPosition(position),
    time: timeText(page.zone, position.at, nowMillis),
    minutes: Math.max(0, Math.round((nowMillis - position.at) / 60_000)),
  })
  return phone === 'silent' ? `${place} ${words.silent}` : place
}

const BoatItem = (props: BoatProps) => {
  const {
    boat,
    check,
    page: { words },
  } = props
  const { state, sail, name, boat: boatName, clockAheadSeconds: clock } = boat
  const others = [...new Set([boatName, name])].filter((text) => text && text !== sail)
  const press = (label: string, afloat: boolean) =>
    button(label, () => check(boat, afloat), { 'aria-label': `${label}: ${nameOf(boat)}` })
  return (
    <li class={state}>
      <p class="who">
        <strong>{sail}</strong> {others.join(', ')}
        <br />
        <strong>{stateText(props)}</strong>
        {clock && (
          <>
            <br />
            <span class="small">{fill(words.clockAhead, { seconds: clock })}</span>
          </>
        )}
        {state !== 'ashore' && (
          <>
            <br />
            <span class="small">{placeText(props)}</span>
          </>
        )}
      </p>
      <p class="actions">
        {(state === 'ashore' || state === 'unaccounted') && press(words.afloat, true)}
        {state !== 'ashore' && press(words.ashore, false)}
      </p>
    </li>
  )
}

const RadioText = ({ text, words }: { text: string; words: Props['page']['words'] }) => {
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(
        () => words.copied,
        () => words.selectToCopy,
      )
      .then(setOutcome)
  return (
    <details>
      <summary>{words.radio}</summary>
      <p class="radio">{text}</p>
      <p class="actions">
        {button(words.copy, copy)}
        <span role="status">{outcome}</span>
      </p>
    </details>
  )
}

const shownGroups: readonly Group[] = ['all', 'out', 'unaccounted', 'ashore']

const Groups = ({
  page: { words },
  boats,
  group,
  setGroup,
}: Pick<Props, 'page' | 'boats'> & { group: Group; setGroup: (group: Group) => void }) => (
  <div class="groups" role="group" aria-label={words.boatsToShow}>
    {shownGroups.map((one) =>
      button(
        <>
          <strong>{boats.filter(groups[one]).length}</strong> {words[one]}
        </>,
        () => {
          setGroup(one)
        },
        { 'aria-pressed': group === one },
      ),
    )}
  </div>
)

const LastPress = ({ last, page, check }: Props) => {
  if (!last) return <p role="status"></p>
  const { boat, press } = last
  const { words } = page
  const what = fill(press.afloat ? words.isAfloat : words.isAshore, { boat: nameOf(boat) })
  const time = clockIn(page.zone, press.at)
  return (
    <p role="status" class="actions">
      <span>{fill(words.pressed, { what, time })}</span>
      {button(words.undo, () => check(boat, !press.afloat))}
    </p>
  )
}

const ListNote = ({ page, list, nowMillis }: Props) =>
  list && (
    <p class={nowMillis - list.at > 60_000 ? 'difference' : 'small'}>
      {fill(page.words.asOf, { time: clockIn(page.zone, list.at) })}
      {list.hidden > 0 && ` ${counted(page.language, page.words.hidden, list.hidden)}`}
    </p>
  )

export const OutView = (props: Props) => {
  const { boats, list, page } = props
  const [group, setGroup] = useState<Group>('all')
  const [typed, setTyped] = useState('')
  const found = matching(inOrder(boats.filter(groups[group])), typed)
  const type = ({ currentTarget }: InputEvent) => {
    setTyped(currentTarget.value)
  }
  return (
    <>
      <Connection {...props} />
      <Groups {...{ page, boats, group, setGroup }} />
      <ListNote {...props} />
      <RadioText
        words={page.words}
        text={radioText(boats, page.words, page.zone, list?.at ?? props.nowMillis)}
      />
      <label>
        {page.words.search}
        <input type="search" autocomplete="off" value={typed} onInput={type} />
      </label>
      <LastPress {...props} />
      {found.length === 0 && <p>{page.words.noBoats}</p>}
      <ul class="boats card">
        {found.map((boat) => (
          <BoatItem key={boat.id} {...props} boat={boat} />
        ))}
      </ul>
    </>
  )
}
