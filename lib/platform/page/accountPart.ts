/** The account section: the user who is signed in, or a form that posts to the sign-in route. */
import type { Caller } from '#access/context.ts'
import { markup, type Markup, name, nothing, trusted } from './markup.ts'

const security = '/security/api/restsecurity'

interface Account {
  /** Absent if the caller is not signed in. */
  readonly caller?: Caller | undefined
  /** Heading of the form, such as "Sign in to see your private tags". */
  readonly reason: string | Markup
  readonly isOpen?: boolean
}

/** The sign-out form appears for sessions only: other credentials cannot be ended here. */
export const accountPart = ({ caller, reason, isOpen }: Account): Markup =>
  markup`<section id="account" data-part tabindex="-1" aria-labelledby="account-heading">
<h2 id="account-heading" class="hidden">Account</h2>
${
  caller === undefined
    ? markup`<details id="sign-in"${trusted(isOpen === true ? ' open' : '')}>
<summary>${reason}</summary>
${signInForm}
</details>`
    : markup`<a href="/account"><span class="hidden">Signed in as </span>${name(caller.user.name)}</a>
${caller.kind === 'session' ? signOutForm : nothing}`
}
</section>
`

const signInForm = markup`<p class="without-script">Signing in here needs JavaScript.</p>
<form class="needs-script" method="post" action="${security}/hello">
<label>User name <input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required></label>
<label>Password <input id="password" name="password" type="password" autocomplete="current-password" required></label>
<label class="check"><input id="remember" name="rememberMe" type="checkbox" value="true"> Stay signed in for 30 days</label>
<p class="alert" role="alert"></p>
<button id="sign-in-button">Sign in</button>
</form>`

const signOutForm = markup`<form class="needs-script" method="post" action="${security}/logout">
<p class="alert" role="alert"></p>
<button id="sign-out-button" class="secondary">Sign out</button>
</form>`
