/** *Tag now* as a user sees it: the button, the moments that are not done, and the form of one. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { button, signInLink } from '#browser/controls.tsx'
import { clockIn } from '#values/venueTime.ts'
import type { Moment } from './moments.ts'

interface Actions {
  press: (event: UIEvent) => unknown
  edit: (id: string) => unknown
  write: (id: string, text: string) => unknown
  save: (id: string, text: string, isPublic: boolean) => unknown
  drop: (id: string) => unknown
  forget: (id: string) => unknown
  settle: (id: string) => unknown
}

export type Props = Actions & {
  page: import('./main.tsx').PageData
  moments: Moment[]
  edited: string
  lack: '' | 'network' | 'session'
  news: string
  problem: string
}

/** In milliseconds. */
const undoTime = 10_000

/** `Start`, if it is public, gives a race without a start time its start. */
const presets = 'Start,General recall,Mark rounding,Protest,Penalty,Capsize,Finish'.split(',')

/** A title has 200 characters, and a preset comes before the text. */
const textMax = 180

const time = (millis: number) => {
  const zone = document.getElementById('content')?.dataset.zone ?? 'UTC'
  return <time datetime={new Date(millis).toISOString()}>{clockIn(zone, millis)}</time>
}

const Presets = ({ send }: { send: (preset: string) => void }) => (
  <p class="actions" role="group" aria-label="Send at once">
    {presets.map((preset) => button(preset, () => send(preset)))}
  </p>
)

const Form = ({ moment, page, write, save, drop, forget }: Props & { moment: Moment }) => {
  const { id, isTag, isPublic } = moment
  const [text, setText] = useState(moment.text)
  const [chosen, choose] = useState(isPublic)
  const keep = (words: string) => save(id, words, chosen && page.mayPublish === true)
  const field = useRef(null as HTMLInputElement | null)
  useEffect(() => field.current?.focus(), [])
  const type = ({ target }: Event) => {
    const { value } = target as HTMLInputElement
    setText(value)
    write(id, value)
  }
  const submit = (event: Event) => {
    event.preventDefault()
    // The board sends forms, too.
    event.stopPropagation()
    if (text.trim() !== '') keep(text.trim())
  }
  const send = (preset: string) => keep(`${preset} ${text}`.trim())
  return (
    <form onSubmit={submit}>
      {!isTag && <Presets {...{ send }} />}
      <label>
        Text
        <input
          id="tag-now-text"
          ref={field}
          value={text}
          onInput={type}
          maxlength={textMax}
          required
        />
      </label>
      {page.mayPublish ? (
        <label class="check">
          <input type="checkbox" checked={chosen} onChange={() => choose(!chosen)} /> Public:
          everybody sees it
        </label>
      ) : (
        <p class="small">
          Only you will see the tag.{' '}
          <a class="action" href={page.why}>
            Why?
          </a>
        </p>
      )}
      <p class="actions">
        <button>{isTag ? 'Save' : 'Send'}</button>
        {isTag && button('Discard the changes', () => forget(id))}
        {button(isTag ? 'Delete the tag' : 'Discard', () => drop(id))}
      </p>
    </form>
  )
}

/** Says what a signal does to the start of the race, once the page shows the race with it. */
const effectOf = ({ id, text, isPublic, millis }: Moment, { start, listed }: Props['page']) => {
  if (text === 'General recall') return 'The start stays until the next Start.'
  if (!/^Start\b/.test(text)) return ''
  if (!isPublic) return 'A private tag is no start.'
  if (text !== 'Start') return 'Only Start without other words is the start of the race.'
  if (!listed.includes(id) || !start) return ''
  if (start === millis) return 'This is the start of the race.'
  return <>The race has another start: {time(start)}.</>
}

const State = ({
  moment,
  lack,
  page,
}: {
  moment: Moment
  lack: Props['lack']
  page: Props['page']
}) => {
  const { stage, problem, isNew, isPublic } = moment
  if (problem !== '')
    return (
      <p class="alert" role="alert">
        Refused. {problem}
      </p>
    )
  if (stage === 'open') return <p>Not sent yet.</p>
  if (stage === 'sent') {
    const readers = isPublic ? 'Everybody sees it.' : 'Only you see it.'
    return (
      <p>
        {isNew ? 'Sent.' : 'Changed.'} {readers} {effectOf(moment, page)}
      </p>
    )
  }
  const wish =
    stage === 'deleting'
      ? 'To be deleted.'
      : isPublic
        ? 'Everybody will see it.'
        : 'Only you will see it.'
  const wait =
    lack === 'network'
      ? 'Waits for a connection.'
      : lack === 'session'
        ? 'Waits until you sign in.'
        : ''
  return (
    <p>
      {wish} {wait || 'Sending …'}
    </p>
  )
}

const Buttons = ({ moment, edit, drop, forget }: Props & { moment: Moment }) => {
  const { id, stage, problem, isNew, isTag, text } = moment
  const name = text || 'the moment'
  const about = (label: string, what: string, action: (id: string) => unknown) =>
    button(label, () => action(id), { 'aria-label': `${what} ${name}` })
  if (stage === 'deleting') {
    return problem !== '' && about('Keep the tag', 'Keep the tag', forget)
  }
  const change =
    text === '' ? about('Add a text', 'Add a text to', edit) : about('Edit', 'Edit', edit)
  if (!isNew) {
    const isDone = stage === 'sent'
    return [change, !isDone && about('Discard the changes', 'Discard the changes of', forget)]
  }
  const isUndo = problem === '' && (stage !== 'open' || isTag)
  return [change, isUndo ? about('Undo', 'Undo', drop) : about('Discard', 'Discard', drop)]
}

const Item = (props: Props & { moment: Moment }) => {
  const { moment, page, edited, lack, settle } = props
  const { id, millis, stage, sentAt, text, board, race } = moment
  useEffect(() => {
    if (stage !== 'sent') return undefined
    const timer = setTimeout(() => settle(id), sentAt + undoTime - Date.now())
    return () => clearTimeout(timer)
  }, [stage, sentAt])
  const isOther = page.race !== undefined && board !== location.pathname
  return (
    <li>
      <p>
        {time(millis)}{' '}
        <strong>
          <bdi>{text}</bdi>
        </strong>
        {isOther && (
          <>
            in
            <a href={board}>
              <bdi>{race}</bdi>
            </a>
          </>
        )}
      </p>
      {id === edited && stage === 'open' ? (
        <Form {...props} />
      ) : (
        <>
          <State {...{ moment, lack, page }} />
          <p class="actions">
            <Buttons {...props} />
          </p>
        </>
      )}
    </li>
  )
}

/** Tags wait for their user, and another user can be signed in. */
const SignIn = ({ page, moments, lack }: Props) => {
  const isAway = ({ user, stage }: Moment) =>
    stage !== 'sent' && (user !== page.user || lack === 'session')
  const counts = new Map()
  for (const moment of moments) {
    if (isAway(moment)) counts.set(moment.user, (counts.get(moment.user) ?? 0) + 1)
  }
  return [...counts].map(([user, count]) => (
    <p>
      {signInLink(`Sign in to send ${count === 1 ? '1 tag' : `${count} tags`}`)} of
      <bdi> {user}</bdi>
    </p>
  ))
}

export const TagNow = (props: Props) => {
  const { page, moments, press, news, problem } = props
  const own = moments.filter(({ user }) => user === page.user).reverse()
  if (page.tags === undefined && moments.length === 0) return null
  return (
    <section aria-labelledby="tag-now-heading">
      <h2 id="tag-now-heading" class="hidden">
        Tag now
      </h2>
      {page.tags !== undefined && (
        <button id="tag-now-button" type="button" onClick={press}>
          Tag now
        </button>
      )}
      <p class="alert" role="alert">
        {problem}
      </p>
      <p class="hidden" role="status">
        {news}
      </p>
      <SignIn {...props} />
      {own.length > 0 && (
        <ol class="moments">
          {own.map((moment) => (
            <Item key={moment.id} {...{ ...props, moment }} />
          ))}
        </ol>
      )}
    </section>
  )
}
