/** The page of `hello`: the user who is signed in, and a sign-in form. */
import type { Static } from '#schemas/schema.ts'
import type { subject } from '#schemas/platform/user.ts'
import type { Alternative } from '#endpoint/alternative.ts'
import type { Language } from '#values/language.ts'
import { Name } from './components/name.tsx'
import { Text } from './components/text.tsx'
import { drawDocument } from './document.tsx'
import { formReferrer, scriptlessHeaders } from './pageHeaders.ts'
import { framed } from './frame.tsx'
import { pageWords } from './words/pageWords.ts'

export const signInPath = '/security/api/restsecurity/hello'

/** @param next the path and query of the page that follows */
export const signInLink = (next: string): string => `/account?next=${encodeURIComponent(next)}`

interface FieldsProps {
  readonly language: Language
  readonly autocomplete?: 'current-password' | 'new-password'
}

export const PasswordFields = ({ language, autocomplete = 'current-password' }: FieldsProps) => {
  const { userName, password } = pageWords[language].signIn
  return (
    <>
      <label>
        {userName}{' '}
        <input
          name="username"
          autocomplete="username"
          autocapitalize="none"
          spellcheck={false}
          required
        />
      </label>
      <label>
        {password} <input name="password" type="password" autocomplete={autocomplete} required />
      </label>
    </>
  )
}

export const SignInFields = ({ language }: FieldsProps) => (
  <>
    <PasswordFields language={language} />
    <label class="check">
      <input name="rememberMe" type="checkbox" value="true" /> {pageWords[language].signIn.stay}
    </label>
  </>
)

const signInText = ({ principal }: Static<typeof subject>, language: Language): string => {
  const words = pageWords[language].signIn
  const form = (
    <form method="post" action={signInPath}>
      <SignInFields language={language} />
      <button>{words.signIn}</button>
    </form>
  )
  const page = framed({
    title: principal === null ? words.signIn : words.signedIn,
    language,
    pages: 'of-anybody',
    main:
      principal === null ? (
        form
      ) : (
        <>
          <p>
            <Text of={words.youAre} user={<Name>{principal}</Name>} />
          </p>
          <p>{words.goBack}</p>
          <h2>{words.asAnother}</h2>
          {form}
        </>
      ),
  })
  return drawDocument(page)
}

export const signInPage: Alternative<typeof subject> = {
  mediaType: 'text/html',
  description: 'A page with a form for signing in',
  headers: { ...scriptlessHeaders, ...formReferrer },
  format: signInText,
}
