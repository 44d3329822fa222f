/** The page of `hello`: the user who is signed in, and a sign-in form. */
import type { Static } from '#schemas/schema.ts'
import type { subject } from '#schemas/platform/user.ts'
import type { Alternative } from '#endpoint/alternative.ts'
import { formReferrer, scriptlessHeaders } from './document.tsx'
import { framed } from './frame.tsx'
import { markup, type Markup, name } from './markup.ts'

export const signInPath = '/security/api/restsecurity/hello'

/** @param next the path and query of the page that follows */
export const signInLink = (next: string): string => `/account?next=${encodeURIComponent(next)}`

export const passwordFields = (autocomplete: 'current-password' | 'new-password'): Markup =>
  markup`<label>User name <input name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required></label>
<label>Password <input name="password" type="password" autocomplete="${autocomplete}" required></label>
`

export const signInFields = markup`${passwordFields('current-password')}<label class="check"><input name="rememberMe" type="checkbox" value="true"> Stay signed in for 30 days</label>
`

const form = markup`<form method="post" action="${signInPath}">
${signInFields}<button>Sign in</button>
</form>`

const signInText = ({ principal }: Static<typeof subject>): string =>
  framed({
    title: principal === null ? 'Sign in' : 'Signed in',
    pages: 'of-anybody',
    main:
      principal === null
        ? form
        : markup`<p>You are signed in as ${name(principal)}.</p>
<p>Go back to the page that you came from, and reload it.</p>
<h2>Sign in as another user</h2>
${form}`,
  })

export const signInPage: Alternative<typeof subject> = {
  mediaType: 'text/html',
  description: 'A page with a form for signing in',
  headers: { ...scriptlessHeaders, ...formReferrer },
  format: signInText,
}
