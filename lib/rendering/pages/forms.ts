/** Forms that `browser/forms.js` sends. */
import source from '../../../browser/forms.js?raw'
import { formReferrer, frameHeadersWith } from './frame.ts'
import { markup, type Markup, nothing } from './markup.ts'
import { compact } from './script.ts'

export const formsScript = compact(source)

/** Headers of a page with forms, which may also show pictures of the service. */
export const formsHeaders = {
  ...frameHeadersWith(formsScript, "img-src 'self' data:"),
  ...formReferrer,
}

interface Form {
  readonly action: string
  readonly method?: 'GET' | 'PUT' | 'DELETE'
  /** A second request with the same fields. */
  readonly then?: string
  /** The sentence that the page shows afterwards. */
  readonly done: string
  /** The page that follows, instead of the same one. */
  readonly next?: string
  readonly fields?: Markup
  /** The names and values of fields that the user does not see. */
  readonly hidden?: Readonly<Record<string, string | null>>
  readonly button: string
  /** Distinguishes buttons with the same text for a screen reader. */
  readonly buttonName?: string
}

const attribute = (name: string, value: string | undefined): Markup =>
  value === undefined ? nothing : markup` data-${name}="${value}"`

export const form = (wanted: Form): Markup => {
  const { action, method, then, done, next, fields = nothing, hidden = {}, button } = wanted
  const inputs = Object.entries(hidden).map(([name, value]) =>
    value === null ? nothing : markup`<input type="hidden" name="${name}" value="${value}">`,
  )
  const label =
    wanted.buttonName === undefined ? nothing : markup` aria-label="${wanted.buttonName}"`
  return markup`<form method="post" action="${action}"${attribute('method', method)}${attribute('then', then)}${attribute('done', done)}${attribute('next', next)}>
${inputs}${fields}<p class="alert" role="alert"></p>
<button${label}>${button}</button>
</form>
`
}

/** Shows what happened before the page was loaded again. */
export const statusLine = markup`<p id="status" role="status" tabindex="-1"></p>
`

export const withoutScript = markup`<noscript><p>The forms of this page need JavaScript.</p></noscript>
`

export const passwordFields = (autocomplete: 'current-password' | 'new-password'): Markup =>
  markup`<label>User name <input name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required></label>
<label>Password <input name="password" type="password" autocomplete="${autocomplete}" required></label>
`
