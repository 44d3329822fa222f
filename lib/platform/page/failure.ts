/** A failure as an HTML page: the problem, a remedy, and the request id for the operator. */
import { decodeObjectId } from '#values/objectId.ts'
import type { inputError, problem } from '#schemas/platform/problem.ts'
import type { Static } from '#schemas/schema.ts'
import { plainText } from '#values/plainText.ts'
import { registerFailurePage, whyLink } from '#endpoint/failurePage.ts'
import { scriptlessHeaders } from './document.tsx'
import { framed } from './frame.tsx'
import { markup, type Markup, nothing } from './markup.ts'
import { signInLink } from './signIn.ts'

type Problem = Static<typeof problem>

const checkAddress = markup`<p>Check the address. The <a href="/docs">API reference</a> lists all paths and methods.</p>`
const comeBack = markup`<p>Wait a few seconds, then <a href="">reload this page</a>.</p>`
const readAgain = markup`<p>Read the current state, then decide again.</p>`

const helpOf: Readonly<Record<number, Markup>> = {
  400: markup`<p>Correct the request, then send it again.</p>`,
  404: checkAddress,
  405: checkAddress,
  409: readAgain,
  412: readAgain,
  413: markup`<p>Send less in one request.</p>`,
  429: comeBack,
  500: markup`<p>Tell the operator the request id below.</p>`,
  503: comeBack,
}

/** A mistyped link leads to the same refusal as a private regatta. */
export const wordsForHidden = ({ status, permission = '' }: Problem) => {
  const [, id] = /^(?:REGATTA|LEADERBOARD):READ:(.+)$/.exec(permission) ?? []
  if (status !== 401 || id === undefined) return undefined
  const [regatta = id] = decodeObjectId(id) ?? []
  const detail = 'Check the link, or sign in if the regatta is private.'
  return { title: `There is no public regatta ${regatta}`, detail }
}

const signInHelp = (address: string): Markup =>
  markup`<p><a href="${signInLink(address)}">Sign in or register</a> to come back here.</p>`

const explanationOf = ({ permission, status }: Problem, address: string): Markup =>
  permission === undefined
    ? nothing
    : markup`<p>The permission <code>${plainText(permission)}</code> is missing.</p>
<p><a href="${whyLink(permission)}">Explain this refusal</a>${status === 401 ? nothing : markup`, or <a href="${signInLink(address)}">sign in as another user</a>`}.</p>`

const errorItem = (error: Static<typeof inputError>): Markup =>
  markup`<li><code>${error.pointer ?? error.parameter ?? error.code}</code> ${plainText(error.detail)} ${error.suggestion ?? ''}</li>`

const failureText = (failure: Problem, address: string): string => {
  const { status, code, requestId, errors = [] } = failure
  const { title, detail } = { ...failure, ...wordsForHidden(failure) }
  return framed({
    title,
    pages: 'of-anybody',
    main: markup`${detail === `${title}.` ? nothing : markup`<p>${plainText(detail)}</p>`}
${errors.length === 0 ? nothing : markup`<ul>\n${errors.map(errorItem)}</ul>`}
<h2>What helps</h2>
${status === 401 ? signInHelp(address) : (helpOf[status] ?? nothing)}
${explanationOf(failure, address)}
<p><a href="/docs#${code}">What <code>${code}</code> means</a></p>`,
    footer: markup`<p class="small">Status ${status}, request id <code>${requestId}</code></p>`,
  })
}

/**
 * For browsers, for all endpoints without a failure page of their own.
 * @param address path and query of the request, to which a user comes back after signing in
 */
registerFailurePage((address) => ({
  mediaType: 'text/html',
  description: 'The problem as an HTML page',
  headers: scriptlessHeaders,
  format: (failure) => failureText(failure, address),
}))
