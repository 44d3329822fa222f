/** The account section: the user who is signed in, or a form that posts to the sign-in route. */
import type { ComponentChildren } from 'preact'
import type { Caller } from '#access/context.ts'
import type { Language } from '#values/language.ts'
import { Name } from './components/name.tsx'
import { signInPath } from './signIn.tsx'
import { pageWords } from './words/pageWords.ts'

interface Account {
  /** Absent if the caller is not signed in. */
  readonly caller?: Caller | undefined
  /** Heading of the form, such as "Sign in to see your private tags". */
  readonly reason: ComponentChildren
  readonly isOpen?: boolean
  readonly language?: Language
}

/** The sign-out form appears for sessions only: other credentials cannot be ended here. */
export const accountPart = ({ caller, reason, isOpen, language = 'en' }: Account) => {
  const { account, signedInAs, signOut, ...words } = pageWords[language].signIn
  return (
    <section id="account" data-part tabindex={-1} aria-labelledby="account-heading">
      <h2 id="account-heading" class="hidden">
        {account}
      </h2>
      {caller === undefined ? (
        <details id="sign-in" open={isOpen}>
          <summary>{reason}</summary>
          <SignInForm words={words} />
        </details>
      ) : (
        <>
          <a href="/account">
            <span class="hidden">{signedInAs} </span>
            <Name>{caller.user.name}</Name>
          </a>{' '}
          {caller.kind === 'session' && (
            <form class="needs-script" method="post" action={signOutPath}>
              <p class="alert" role="alert"></p>
              <button id="sign-out-button" class="secondary">
                {signOut}
              </button>
            </form>
          )}
        </>
      )}
    </section>
  )
}

const signOutPath = '/security/api/restsecurity/logout'

type Words = Pick<
  (typeof pageWords)['en']['signIn'],
  'needsScript' | 'userName' | 'password' | 'stay' | 'signIn'
>

const SignInForm = ({ words }: { readonly words: Words }) => (
  <>
    <p class="without-script">{words.needsScript}</p>
    <form class="needs-script" method="post" action={signInPath}>
      <label>
        {words.userName}{' '}
        <input
          id="username"
          name="username"
          autocomplete="username"
          autocapitalize="none"
          spellcheck={false}
          required
        />
      </label>
      <label>
        {words.password}{' '}
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
        />
      </label>
      <label class="check">
        <input id="remember" name="rememberMe" type="checkbox" value="true" /> {words.stay}
      </label>
      <p class="alert" role="alert"></p>
      <button id="sign-in-button">{words.signIn}</button>
    </form>
  </>
)
