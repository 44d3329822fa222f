/** The sessions of the user, each with a button that ends it. */
import type { Static } from '#schemas/schema.ts'
import type { sessions as sessionList } from '#schemas/people/session.ts'
import { Name } from '#page/components/name.tsx'
import { Form } from '#page/forms.tsx'
import type { Language } from '#values/language.ts'
import { textAtTime } from '#page/components/localTime.tsx'
import { sitePages } from './words/sitePages.ts'

const path = '/security/api/restsecurity/sessions'

type Session = Static<typeof sessionList>[number]

interface Props {
  readonly sessions: readonly Session[]
  readonly language: Language
}

const SessionItem = ({ session, language }: { session: Session; language: Language }) => {
  const words = sitePages[language].sessions
  const { id, browser, begunAt, lastSeenAt, current } = session
  const name = browser ?? words.unknownBrowser
  const at = textAtTime(language)
  return (
    <li>
      <span>
        {browser === null ? name : <Name>{browser}</Name>}
        {current && <strong> ({words.current})</strong>}
        <br />
        <span class="small">
          {begunAt !== null && at(words.begun, begunAt)}
          {lastSeenAt !== null && !current && [', ', at(words.lastSeen, lastSeenAt)]}
        </span>
      </span>
      {!current && (
        <Form
          action={`${path}/${id}`}
          method="DELETE"
          done={words.ended}
          button={words.end}
          isSecondary
          buttonName={`${words.end}: ${name}`}
        />
      )}
    </li>
  )
}

export const Sessions = ({ sessions, language }: Props) => {
  const words = sitePages[language].sessions
  return (
    <>
      <h3>{words.sessions}</h3>
      <p>{words.about}</p>
      <ul class="held">
        {sessions.map((session) => (
          <SessionItem session={session} language={language} />
        ))}
      </ul>
      <Form
        action={path}
        method="DELETE"
        done={words.othersEnded}
        button={words.endOthers}
        isSecondary
      />
    </>
  )
}
