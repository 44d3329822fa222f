/** The page on which a user accepts an invitation. Only its script reads the secret in the link. */
import { paths as files } from './browser/join.ts?file'
import type { Language } from '#values/language.ts'
import { EndpointResult } from '#endpoint/endpoint.ts'
import { pageHeaders } from '#page/document.tsx'
import { framed } from '#page/frame.tsx'
import { markup, type Markup, name } from '#page/markup.ts'
import { signInFields, signInPath } from '#page/signIn.ts'

const accountForm = markup`<form id="account" method="post" action="${signInPath}">
${signInFields}<p class="actions"><button value="register">Register and accept</button>
<button class="secondary" value="sign-in">Sign in and accept</button></p>
</form>`

const answerOf = (userName: string | undefined): Markup =>
  userName === undefined
    ? markup`<h2>Register, or sign in</h2>
<p>New here? Choose a user name and a password of at least 8 characters.</p>
${accountForm}`
    : markup`<h2>Accept</h2>
<p>You are signed in as ${name(userName)}.</p>
<p class="actions"><button id="accept">Accept</button></p>
<details>
<summary>Use another account</summary>
${accountForm}
</details>`

/** @param userName absent if the caller is not signed in */
export const joinPage = (userName: string | undefined, language: Language) => {
  const html = framed({
    language,
    title: 'Invitation',
    // A link that leads away from the invitation would lose its secret.
    ...(userName === undefined ? {} : { pages: { userName } }),
    main: markup`<noscript><p>Accepting an invitation here needs JavaScript.</p></noscript>
<p id="status" role="status" tabindex="-1">The page reads the invitation.</p>
<p id="sentence"></p>
<details id="details" open hidden>
<summary>Details</summary>
<dl id="offer"></dl>
</details>
<section id="answer" hidden>
${answerOf(userName)}
<p id="problem" role="alert"></p>
</section>
<section id="next" hidden>
<h2>Go on</h2>
<ul>
<li><a href="/">Choose an event</a>, then a race.</li>
<li><a href="/account">See your account</a>: what you have, and how to give it back.</li>
</ul>
</section>`,
    files,
  })
  return new EndpointResult(html, { headers: pageHeaders })
}
