/** The page on which a user accepts an invitation. Only its script reads the secret in the link. */
import { paths as script } from './browser/join.ts?file'
import { Name } from '#page/components/name.tsx'
import { Text } from '#page/components/text.tsx'
import { TextTemplate } from '#page/components/textTemplate.tsx'
import { pageResult } from '#page/document.tsx'
import { framed } from '#page/frame.tsx'
import { SignInFields, signInPath } from '#page/signIn.tsx'
import { rightsWords } from '#rights/words/rightsWords.ts'
import { taskNames } from '#schemas/rights/tasks.ts'
import type { Language } from '#values/language.ts'
import { roleNames } from './words/roleNames.ts'
import { sitePages } from './words/sitePages.ts'

interface Props {
  /** Absent if the caller is not signed in. */
  readonly userName: string | undefined
  readonly language: Language
}

const AccountForm = ({ language }: Props) => {
  const words = sitePages[language].join
  return (
    <form method="post" action={signInPath}>
      <SignInFields language={language} />
      <p class="actions">
        <button value="register">{words.registerAndAccept}</button>{' '}
        <button class="secondary" value="sign-in">
          {words.signInAndAccept}
        </button>
      </p>
    </form>
  )
}

const Answer = (props: Props) => {
  const { userName, language } = props
  const words = sitePages[language].join
  return userName === undefined ? (
    <>
      <h2>{words.registerOrSignIn}</h2>
      <p>{words.newHere}</p>
      <AccountForm {...props} />
    </>
  ) : (
    <>
      <h2>{words.accept}</h2>
      <p>
        <Text of={words.youAre} user={<Name>{userName}</Name>} />
      </p>
      <form method="dialog">
        <p class="actions">
          <button>{words.accept}</button>
        </p>
      </form>
      <details>
        <summary>{words.useAnother}</summary>
        <AccountForm {...props} />
      </details>
    </>
  )
}

/** The rows of the details, in order. The script shows those that the invitation has. */
const facts = ['from', 'youGet', 'beginning', 'until', 'permissions', 'message'] as const

/** The invitation, as its script fills it. */
const Offer = ({ language }: Pick<Props, 'language'>) => {
  const { join, invitation: words } = sitePages[language]
  return (
    <>
      <p id="in-short"></p>
      <dl>
        <div id="tasks" hidden>
          <dt>{words.youMay}</dt>
          <dd></dd>
        </div>
      </dl>
      <details id="details" open hidden>
        <summary>{join.details}</summary>
        <dl id="offer">
          {facts.map((fact) => (
            <div id={fact} hidden>
              <dt>{words[fact]}</dt>
              <dd></dd>
            </div>
          ))}
        </dl>
      </details>
      {Object.entries(words.filled).map(([id, text]) => (
        <TextTemplate id={id} of={text} />
      ))}
    </>
  )
}

export const joinPage = (props: Props) => {
  const { userName, language } = props
  const { join: words, invitation } = sitePages[language]
  const { incomplete, accepted, kept } = invitation
  const tasks = Object.fromEntries(
    taskNames.map((task) => [rightsWords.en.tasks[task], rightsWords[language].tasks[task]]),
  )
  const page = framed({
    title: words.title,
    language,
    words: { incomplete, accepted, kept, tasks, roles: roleNames(language) },
    // A link that leads away from the invitation would lose its secret.
    ...(userName !== undefined && { pages: { userName } }),
    main: (
      <>
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
        <p id="status" role="status" tabindex={-1}>
          {words.reading}
        </p>
        <Offer language={language} />
        <section id="answer" hidden>
          <Answer {...props} />
          <p id="problem" role="alert"></p>
        </section>
        <section id="next" hidden>
          <h2>{words.goOn}</h2>
          <ul>
            <li>
              <Text of={words.chooseEvent} event={<a href="/">{words.anEvent}</a>} />
            </li>
            <li>
              <Text of={words.seeAccount} account={<a href="/account">{words.yourAccount}</a>} />
            </li>
          </ul>
        </section>
      </>
    ),
  })
  return pageResult(page, script)
}
