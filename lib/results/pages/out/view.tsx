/** The boats as the crew of a safety boat sees them. */
import { useState } from 'preact/hooks'
import { button, type InputEvent } from '#page/components/controls.tsx'
import { matching } from '../finish/sheet.ts'
import { formatPosition } from '#positions/rules/positionText.ts'
import { clockIn } from '#values/venueTime.ts'
import { Connection } from '#page/components/connection.tsx'
import { groups, inOrder, nameOf, radioText, timeText } from './boats.ts'
import type { Boat, Group } from './boats.ts'
import type { Props } from './props.ts'

interface BoatProps extends Props {
  readonly boat: Boat
}

const stateText = ({ page, nowMillis, boat: { state, race, code, tally } }: BoatProps): string => {
  const since = tally ? ` since ${timeText(page.zone, tally.at, nowMillis)}` : ''
  const inRace = `${race}${code ? `, ${code}` : ''}`
  return {
    ashore: tally ? `Ashore${since}` : 'Not checked in',
    afloat: `Afloat${since}`,
    racing: `Racing ${inRace}`,
    finished: `Finished ${inRace}`,
    retired: `Retired ${inRace}`,
    unaccounted: `Not accounted for after ${race}`,
  }[state]
}

const placeText = ({ page, nowMillis, boat: { phone, position } }: BoatProps): string => {
  if (!position) return phone === 'none' ? 'No phone.' : 'Her phone has sent no position.'
  const minutes = Math.max(0, Math.round((nowMillis - position.at) / 60_000))
  const at = timeText(page.zone, position.at, nowMillis)
  const place = `${formatPosition(position)} at ${at}, ${minutes} min ago.`
  return phone === 'silent' ? `${place} Her phone does not send.` : place
}

const BoatItem = (props: BoatProps) => {
  const { boat, check } = props
  const { state, sail, name, boat: boatName, clockAheadSeconds: clock } = boat
  const others = [...new Set([boatName, name])].filter((text) => text && text !== sail)
  const press = (words: string, afloat: boolean) =>
    button(words, () => check(boat, afloat), {
      class: 'secondary press',
      'aria-label': `${words}: ${nameOf(boat)}`,
    })
  return (
    <li class={state}>
      <p class="who">
        <strong>{sail}</strong> {others.join(', ')}
        <br />
        <strong>{stateText(props)}</strong>
        {clock && (
          <>
            <br />
            <span class="small">Her phone: clock about {clock} s ahead.</span>
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
        {(state === 'ashore' || state === 'unaccounted') && press('Afloat', true)}
        {state !== 'ashore' && press('Ashore', false)}
      </p>
    </li>
  )
}

const RadioText = ({ text }: { text: string }) => {
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(
        () => 'Copied.',
        () => 'Select the text to copy it.',
      )
      .then(setOutcome)
  return (
    <details>
      <summary>Text for the radio</summary>
      <p class="radio">{text}</p>
      <p class="actions">
        {button('Copy', copy)}
        <span role="status">{outcome}</span>
      </p>
    </details>
  )
}

const groupWords: readonly (readonly [Group, string])[] = [
  ['all', 'All'],
  ['out', 'Out'],
  ['unaccounted', 'Not accounted for'],
  ['ashore', 'Ashore'],
]

const Groups = ({
  boats,
  group,
  setGroup,
}: Pick<Props, 'boats'> & { group: Group; setGroup: (group: Group) => void }) => (
  <div class="groups" role="group" aria-label="Boats to show">
    {groupWords.map(([one, words]) =>
      button(
        <>
          <strong>{boats.filter(groups[one]).length}</strong> {words}
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
  const words = `${nameOf(boat)} is ${press.afloat ? 'afloat' : 'ashore'}, ${clockIn(page.zone, press.at)}.`
  return (
    <p role="status" class="actions">
      <span>{words}</span>
      {button('Undo', () => check(boat, !press.afloat))}
    </p>
  )
}

const ListNote = ({ page, list, nowMillis }: Props) =>
  list && (
    <p class={nowMillis - list.at > 60_000 ? 'difference' : 'small'}>
      As of {clockIn(page.zone, list.at)}.
      {list.hidden > 0 && ` ${list.hidden} more boats are entered, and you may not see them.`}
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
      <Groups {...{ boats, group, setGroup }} />
      <ListNote {...props} />
      <RadioText text={radioText(boats, page.zone, list?.at ?? props.nowMillis)} />
      <label>
        Sail number or name
        <input type="search" autocomplete="off" value={typed} onInput={type} />
      </label>
      <LastPress {...props} />
      {found.length === 0 && <p>No boats.</p>}
      <ul class="boats">
        {found.map((boat) => (
          <BoatItem key={boat.id} {...props} boat={boat} />
        ))}
      </ul>
    </>
  )
}
