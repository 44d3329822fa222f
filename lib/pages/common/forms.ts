/** Forms that `browser/forms.js` sends. */
import formsScript from '../../../browser/forms.js?bundle'
import { formReferrer, frameHeadersWith } from './frame.ts'
import { markup, type Markup, nothing } from './markup.ts'

export { formsScript }

/** Headers of a page with forms, which may also show pictures of the service. */
export const formsHeaders = {
  ...frameHeadersWith(formsScript, "img-src 'self' data:"),
  ...formReferrer,
}

interface AnyForm {
  /** The sentence that the page shows afterwards. */
  readonly done: string
  readonly button: string
  /** Distinguishes buttons with the same text for a screen reader. */
  readonly buttonName?: string
  /** For what a page is not about, and for removals. */
  readonly isSecondary?: boolean
}

interface Form extends AnyForm {
  readonly action: string
  readonly method?: 'GET' | 'PUT' | 'DELETE'
  /** A second request with the same fields. */
  readonly then?: string
  /** The page that follows, instead of the same one. */
  readonly next?: string
  readonly fields?: Markup
  /** The names and values of fields that the user does not see. */
  readonly hidden?: Readonly<Record<string, string | null>>
}

export const form = (wanted: Form): Markup => {
  const { action, method, then, next, fields = nothing, hidden = {} } = wanted
  const inputs = Object.entries(hidden).map(([name, value]) =>
    value === null ? nothing : markup`<input type="hidden" name="${name}" value="${value}">`,
  )
  return written(wanted, { action, method, then, next }, markup`${inputs}${fields}`)
}

/** A form that leads to a page, with the fields in its address. The browser itself sends it. */
export const navigation = ({
  action,
  fields,
  button,
}: {
  readonly action: string
  readonly fields: Markup
  readonly button: string
}): Markup => markup`<form method="get" action="${action}">
${fields}<button>${button}</button>
</form>
`

interface JsonForm extends AnyForm {
  /** Sent in this order. */
  readonly requests: readonly {
    readonly method: string
    readonly path: string
    readonly body?: object | undefined
  }[]
  /** A sentence that the user has to confirm before. */
  readonly confirmation?: string
}

/** A form without fields, whose requests are known. */
export const formOf = (wanted: JsonForm): Markup =>
  written(wanted, { requests: JSON.stringify(wanted.requests) }, confirmationOf(wanted))

const confirmationOf = ({ confirmation }: JsonForm): Markup =>
  confirmation === undefined
    ? nothing
    : markup`<label class="check"><input type="checkbox" required> I want this: ${confirmation}</label>\n`

/** A browser without the script would send the form to its action by POST. */
const written = (
  { done, button, buttonName, isSecondary = false }: AnyForm,
  { action, ...data }: Readonly<Record<string, string | undefined>>,
  fields: Markup,
): Markup => {
  const target = action === undefined ? nothing : markup` method="post" action="${action}"`
  const attributes = [...Object.entries(data), ['done', done] as const].map(([name, value]) =>
    value === undefined ? nothing : markup` data-${name}="${value}"`,
  )
  const label = buttonName === undefined ? nothing : markup` aria-label="${buttonName}"`
  const look = isSecondary ? markup` class="secondary"` : nothing
  return markup`<form${target}${attributes}>
${fields}<p class="alert" role="alert"></p>
<button${look}${label}>${button}</button>
</form>
`
}

/** Shows what happened before the page was loaded again. */
export const statusLine = markup`<p id="status" role="status" tabindex="-1"></p>
`

export const withoutScript = markup`<noscript><p>The forms of this page need JavaScript.</p></noscript>
`
