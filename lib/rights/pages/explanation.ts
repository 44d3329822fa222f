/**
 * An explanation as an HTML page: the decision, the steps that led to it, and the changes that
 * would allow it.
 */
import type { explanation } from '#schemas/rights/explanation.ts'
import type { Static } from '#schemas/schema.ts'
import { plainText } from '#values/plainText.ts'
import type { Alternative } from '#endpoint/alternative.ts'
import { scriptlessHeaders } from '#page/document.tsx'
import { framed } from '#page/frame.tsx'
import { markup, type Markup, name, nothing } from '#page/markup.ts'
import { whyLink } from '#endpoint/failurePage.ts'
import { purposeOf } from './purposes.ts'
import { form, formsPage, statusLine } from '#page/forms.ts'
import { signInLink } from '#page/signIn.ts'

type Explanation = Static<typeof explanation>
type Step = NonNullable<Explanation['trail']>[number]
type Change = Explanation['changes'][number]

const optional = (text: string | null): Markup =>
  text === null ? nothing : markup`<p>${plainText(text)}</p>\n`

const stepItem = (step: Step, isDecisive: boolean): Markup =>
  markup`<li>${isDecisive ? markup`<strong>Decides: </strong>` : nothing}${plainText(step.because)} <span class="small">(<code>${step.rule}</code>, ${step.applies ? 'applies' : 'does not apply'})</span></li>\n`

const trailPart = (trail: Explanation['trail']): Markup => {
  if (trail === null) return nothing
  const decisive = trail.find(({ applies }) => applies)
  return markup`<h2>What the service checked, in this order</h2>
<ol>
${trail.map((step) => stepItem(step, step === decisive))}</ol>
`
}

const requestText = ({ method, path, body }: NonNullable<Change['requests']>[number]): string =>
  [`${method} ${path}`, ...(body === undefined ? [] : [JSON.stringify(body, null, 2)])]
    .map((text) => text.replace(/\S.*/g, plainText))
    .join('\n')

const confirmation = (effect: string): Markup =>
  markup`<label class="check"><input type="checkbox" required> I want this: ${plainText(effect)}</label>\n`

/** The address of the page may come from somebody else, so the reader says who gets the right. */
const typedName = (userName: string): Markup => {
  const pattern = userName.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
  return markup`<label>To do this, type the user name ${name(userName)} <input autocomplete="off" autocapitalize="none" spellcheck="false" required pattern="${pattern}" title="${plainText(userName)}"></label>\n`
}

const endField = markup`<label>Until, in your time zone; empty: without an end <input name="validUntil" type="datetime-local"></label>\n`

type Request = NonNullable<Change['requests']>[number]

/** A role can end. */
const withEnd = (request: Request) => ({
  ...request,
  mayEnd: request.path.endsWith('/add_role_to_user') && !('validUntil' in (request.body ?? {})),
})

/**
 * A button, with which the caller makes the change. A change with effects on others is confirmed.
 * @param gainer the user of the explanation, unless it is the caller
 */
const changeForm = (
  { sentences, effect, youMay, requests: known }: Change,
  gainer: string | undefined,
): Markup => {
  if (!youMay || known === null) return nothing
  const requests = known.map(withEnd)
  return form({
    requests,
    done: 'The change is made. This is the decision now.',
    button: 'Do this',
    buttonName: `Do this: ${plainText(sentences.join(' '))}`,
    fields: markup`${requests.some(({ mayEnd }) => mayEnd) ? endField : nothing}${effect === undefined ? nothing : confirmation(effect)}${gainer === undefined ? nothing : typedName(gainer)}`,
  })
}

/** Folded on the page with buttons, which send the same requests. */
const requestsPart = ({ requests }: Change, withForms: boolean): Markup => {
  const texts = (requests ?? []).map(
    (request) => markup`<pre tabindex="0">${requestText(request)}</pre>\n`,
  )
  return withForms && texts.length > 0
    ? markup`<details><summary>Requests for programs</summary>\n${texts}</details>\n`
    : markup`${texts}`
}

const changeItem = (change: Change, withForms: boolean, gainer?: string): Markup => {
  const { sentences, effect, youMay } = change
  const isAsked = withForms && youMay && change.requests !== null
  const effectText = effect === undefined || isAsked ? '' : ` ${plainText(effect)}`
  return markup`<li>${plainText(sentences.join(' '))}${youMay ? ' You may do this.' : ''}${effectText}
${withForms ? changeForm(change, gainer) : nothing}${requestsPart(change, withForms)}</li>\n`
}

const changesPart = (
  changes: Explanation['changes'],
  withForms: boolean,
  gainer?: string,
): Markup =>
  changes.length === 0
    ? nothing
    : markup`<h2>What would allow it</h2>
<p>Each of these changes is enough. Changes for one person come first, and changes for everybody last.</p>
<ol>
${changes.map((change) => changeItem(change, withForms, gainer))}</ol>
`

const signInHint = ({ permission, username }: Explanation): Markup =>
  username === null
    ? markup`<p>You are not signed in. <a href="${signInLink(whyLink(permission))}">Sign in</a> to see what you may do.</p>\n`
    : nothing

/** The purpose in words, before the permission that it needs. */
const purposeLine = ({ permission, username, allowed }: Explanation): Markup => {
  const purpose = purposeOf(permission)
  return purpose === undefined
    ? nothing
    : markup`<p><strong>${plainText(`${username ?? 'A caller who is not signed in'} may ${allowed ? '' : 'not '}${purpose}.`)}</strong></p>\n`
}

const mainOf = (body: Explanation, withForms: boolean, gainer?: string): Markup =>
  markup`${purposeLine(body)}<p><code>${plainText(body.permission)}</code></p>
${optional(body.suggestion ?? null)}${optional(body.because)}${signInHint(body)}${trailPart(body.trail)}${changesPart(body.changes, withForms, gainer)}${optional(body.withheld)}`

const titleOf = ({ allowed, summary }: Explanation): string =>
  `${allowed ? 'Permitted' : 'Not permitted'}: ${summary}`

export const explanationPage: Alternative<typeof explanation> = {
  mediaType: 'text/html',
  description: 'A page for a browser',
  headers: scriptlessHeaders,
  format: (body) =>
    framed({ title: titleOf(body), pages: 'of-anybody', main: mainOf(body, false) }),
}

/** No button gives a right to everything, or a right that a page of another site asked for. */
const withoutButtons = (permission: string, isFromElsewhere: boolean): Markup | undefined => {
  if (permission.includes('*')) {
    return markup`<p>No buttons: the permission contains <code>*</code>. Ask for one action on one object.</p>\n`
  }
  return isFromElsewhere
    ? markup`<p>No buttons: a page of another site led here. Open the address of this page yourself to change something.</p>\n`
    : undefined
}

/**
 * @param userName the caller, who may not be the user of the explanation
 * @param isFromElsewhere whether a page of another site led to this page
 */
export const whyPage = (
  body: Explanation,
  userName: string | undefined,
  isFromElsewhere: boolean,
) => {
  const gainer = body.username === userName ? undefined : (body.username ?? undefined)
  const reason = withoutButtons(body.permission, isFromElsewhere)
  const hint = body.changes.some(({ youMay }) => youMay) ? reason : undefined
  return formsPage({
    title: titleOf(body),
    pages: { userName },
    main: markup`${statusLine}${hint ?? nothing}${mainOf(body, reason === undefined, gainer)}`,
  })
}
