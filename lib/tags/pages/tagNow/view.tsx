/** *Tag now* as a user sees it: the button, and the moments that are not done. */
import { useEffect } from 'preact/hooks'
import { button, signInLink } from '#page/components/controls.tsx'
import type { Shown } from '#page/components/connection.tsx'
import { Text } from '#page/components/text.tsx'
import { counted, fill } from '#values/words.ts'
import { clockIn } from '#values/venueTime.ts'
import { Form, type FormActions } from './form.tsx'
import type { Moment, Page } from './moment.ts'

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

const time = ({ zone }: Page, millis: number) => (
  <time datetime={new Date(millis).toISOString()}>{clockIn(zone, millis)}</time>
)

/** Says what a signal does to the start of the race, once the page shows the race with it. */
const effectOf = ({ id, text, isPublic, millis }: Moment, page: Page) => {
  const { start, listed, words } = page
  if (text === words.presets.recall) return words.recallStays
  if (!/^Start\b/.test(text)) return ''
  if (!isPublic) return words.privateStart
  if (text !== 'Start') return words.otherWords
  if (!listed.includes(id) || !start) return ''
  if (start === millis) return words.isStart
  return <Text of={words.otherStart} time={time(page, start)} />
}

const wishOf = ({ stage, isPublic }: Moment, { words }: Page) => {
  if (stage === 'deleting') return words.toBeDeleted
  return isPublic ? words.everybodyWill : words.onlyYouWill
}

const State = ({ moment, lack, page }: MomentProps) => {
  const { stage, problem, isNew, isPublic } = moment
  const { words } = page
  if (problem !== '')
    return (
      <p class="alert" role="alert">
        {fill(words.refused, { problem })}
      </p>
    )
  if (stage === 'open') return <p>{words.notSent}</p>
  if (stage === 'sent') {
    const readers = isPublic ? words.everybody : words.onlyYou
    return (
      <p>
        {isNew ? words.sent : words.changed} {readers} {effectOf(moment, page)}
      </p>
    )
  }
  return (
    <p>
      {wishOf(moment, page)} {words[lack === '' ? 'sending' : lack]}
    </p>
  )
}

const Buttons = ({ moment, page: { words }, edit, drop, forget }: MomentProps) => {
  const { id, stage, problem, isNew, isTag, text } = moment
  const about = (label: string, name: string, action: (id: string) => unknown) =>
    button(label, () => action(id), { 'aria-label': fill(name, { text: text || words.moment }) })
  if (stage === 'deleting') {
    return <>{problem !== '' && about(words.keep, words.keepOf, forget)}</>
  }
  const isUndo = problem === '' && (stage !== 'open' || isTag)
  return (
    <>
      {text === ''
        ? about(words.addText, words.addTextTo, edit)
        : about(words.edit, words.editOf, edit)}
      {isNew &&
        (isUndo
          ? about(words.undo, words.undoOf, drop)
          : about(words.discard, words.discardOf, drop))}
      {!isNew && stage !== 'sent' && about(words.discardChanges, words.discardChangesOf, forget)}
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
        {time(page, millis)}{' '}
        <strong>
          <bdi>{text}</bdi>
        </strong>
        {isOther && (
          <>
            {' '}
            <Text
              of={page.words.in}
              race={
                <a href={board}>
                  <bdi>{race}</bdi>
                </a>
              }
            />
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
  const { words, language } = page
  const away = moments.filter(
    ({ user, stage }) => stage !== 'sent' && (user !== page.user || lack === 'session'),
  )
  const users = [...new Set(away.map(({ user }) => user))]
  const countOf = (user: string) => away.filter((moment) => moment.user === user).length
  return (
    <>
      {users.map((user) => (
        <p>
          <Text
            of={words.of}
            signIn={signInLink(counted(language, words.signIn, countOf(user)))}
            user={<bdi>{user}</bdi>}
          />
        </p>
      ))}
    </>
  )
}

export const TagNow = (props: Props) => {
  const { page, moments, press, news, problem } = props
  const { words, tags, user } = page
  const own = moments.filter((moment) => moment.user === user).reverse()
  if (tags === undefined && moments.length === 0) return null
  return (
    <section aria-labelledby="tag-now-heading">
      <h2 id="tag-now-heading" class="hidden">
        {words.heading}
      </h2>
      {tags !== undefined && (
        <button id="tag-now-button" type="button" onClick={press}>
          {words.heading}
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
