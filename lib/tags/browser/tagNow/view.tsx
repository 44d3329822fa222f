/** *Tag now* as a user sees it: the button, and the moments that are not done. */
import { useEffect } from 'preact/hooks'
import { button, signInLink } from '#page/components/controls.tsx'
import type { Shown } from '#page/components/connection.tsx'
import { plural } from '#values/plural.ts'
import { clockIn } from '#values/venueTime.ts'
import { Form, type FormActions } from './form.tsx'
import type { Moment } from './moments.ts'
import type { Page } from './page.ts'

export interface Actions extends FormActions {
  readonly press: (event: UIEvent) => unknown
  readonly edit: (id: string) => unknown
  readonly settle: (id: string) => unknown
}

interface Props extends Actions, Pick<Shown, 'lack' | 'problem'> {
  readonly page: Page
  readonly moments: readonly Moment[]
  /** The id of the moment in the form. */
  readonly edited: string
  readonly news: string
}

type MomentProps = Props & { readonly moment: Moment }

/** In milliseconds. */
const undoTime = 10_000

const time = (millis: number) => {
  const zone = document.getElementById('content')?.dataset.zone ?? 'UTC'
  return <time datetime={new Date(millis).toISOString()}>{clockIn(zone, millis)}</time>
}

/** Says what a signal does to the start of the race, once the page shows the race with it. */
const effectOf = ({ id, text, isPublic, millis }: Moment, { start, listed }: Page) => {
  if (text === 'General recall') return 'The start stays until the next Start.'
  if (!/^Start\b/.test(text)) return ''
  if (!isPublic) return 'A private tag is no start.'
  if (text !== 'Start') return 'Only Start without other words is the start of the race.'
  if (!listed.includes(id) || !start) return ''
  if (start === millis) return 'This is the start of the race.'
  return <>The race has another start: {time(start)}.</>
}

const waits = {
  '': 'Sending …',
  network: 'Waits for a connection.',
  session: 'Waits until you sign in.',
}

const wishOf = ({ stage, isPublic }: Moment) => {
  if (stage === 'deleting') return 'To be deleted.'
  return isPublic ? 'Everybody will see it.' : 'Only you will see it.'
}

const State = ({ moment, lack, page }: MomentProps) => {
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
  return (
    <p>
      {wishOf(moment)} {waits[lack]}
    </p>
  )
}

const Buttons = ({ moment, edit, drop, forget }: MomentProps) => {
  const { id, stage, problem, isNew, isTag, text } = moment
  const name = text || 'the moment'
  const about = (label: string, what: string, action: (id: string) => unknown) =>
    button(label, () => action(id), { 'aria-label': `${what} ${name}` })
  if (stage === 'deleting') {
    return <>{problem !== '' && about('Keep the tag', 'Keep the tag', forget)}</>
  }
  const isUndo = problem === '' && (stage !== 'open' || isTag)
  return (
    <>
      {text === '' ? about('Add a text', 'Add a text to', edit) : about('Edit', 'Edit', edit)}
      {isNew && (isUndo ? about('Undo', 'Undo', drop) : about('Discard', 'Discard', drop))}
      {!isNew && stage !== 'sent' && about('Discard the changes', 'Discard the changes of', forget)}
    </>
  )
}

const Item = (props: MomentProps) => {
  const { moment, page, edited, settle } = props
  const { id, millis, stage, sentAt, text, board, race } = moment
  useEffect(() => {
    if (stage !== 'sent') return undefined
    const timer = setTimeout(() => settle(id), sentAt + undoTime - Date.now())
    return () => {
      clearTimeout(timer)
    }
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
            {' '}
            in{' '}
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
          <State {...props} />
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
  const away = moments.filter(
    ({ user, stage }) => stage !== 'sent' && (user !== page.user || lack === 'session'),
  )
  const users = [...new Set(away.map(({ user }) => user))]
  const countOf = (user: string) => away.filter((moment) => moment.user === user).length
  return (
    <>
      {users.map((user) => (
        <p>
          {signInLink(`Sign in to send ${plural(countOf(user), 'tag')}`)} of <bdi>{user}</bdi>
        </p>
      ))}
    </>
  )
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
        <button
          id="tag-now-button"
          type="button"
          onClick={(event) => {
            press(event)
          }}
        >
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
            <Item key={moment.id} {...props} moment={moment} />
          ))}
        </ol>
      )}
    </section>
  )
}
