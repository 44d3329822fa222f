/** Forms that `lib/platform/browser/forms.ts` sends. */
import { paths as formsScript } from '#browser/forms.ts?file'
import { EndpointResult } from '#endpoint/endpoint.ts'
import { formReferrer, pageHeaders } from './document.tsx'
import { framed } from './frame.tsx'
import { markup, type Markup, nothing } from './markup.ts'

export const pageWithForms =
  (files: readonly string[]) =>
  (page: Parameters<typeof framed>[0], hasForms = true) =>
    new EndpointResult(framed({ ...page, ...(hasForms && { files }) }), {
      headers: { ...pageHeaders, ...formReferrer },
    })

/** The second argument is false if the page needs no script for this caller. */
export const formsPage = pageWithForms(formsScript)

interface Form {
  /** The sentence that the page shows afterwards. */
  readonly done: string
  readonly button: string
  /** Distinguishes buttons with the same text for a screen reader. */
  readonly buttonName?: string
  /** For what a page is not about, and for removals. */
  readonly isSecondary?: boolean
  /** Takes the fields. A browser without the script would send the form to it by POST. */
  readonly action?: string
  readonly method?: 'GET' | 'PUT' | 'DELETE'
  /** A second request with the same fields. */
  readonly then?: string
  /** The page that follows, instead of the same one. */
  readonly next?: string
  /** The page that follows: `{field}` stands for a field. */
  readonly nextOf?: string
  readonly fields?: Markup
  /** The names and values of fields that the user does not see. */
  readonly hidden?: Readonly<Record<string, string | null>>
  /** Known requests instead of an action, sent in this order. */
  readonly requests?: readonly {
    readonly method: string
    readonly path: string
    readonly body?: object | undefined
    /** The field `validUntil` ends the right. */
    readonly mayEnd?: boolean
  }[]
}

export const form = (wanted: Form): Markup => {
  const { done, button, buttonName, isSecondary = false, action, fields = nothing } = wanted
  const { method, then, next, nextOf, hidden = {} } = wanted
  const requests = wanted.requests && JSON.stringify(wanted.requests)
  const target = action === undefined ? nothing : markup` method="post" action="${action}"`
  const data = { method, then, next, 'next-of': nextOf, requests, done }
  const attributes = Object.entries(data).map(([name, value]) =>
    value === undefined ? nothing : markup` data-${name}="${value}"`,
  )
  const inputs = Object.entries(hidden).map(([name, value]) =>
    value === null ? nothing : markup`<input type="hidden" name="${name}" value="${value}">`,
  )
  const label = buttonName === undefined ? nothing : markup` aria-label="${buttonName}"`
  const look = isSecondary ? markup` class="secondary"` : nothing
  return markup`<form${target}${attributes}>
${inputs}${fields}<p class="alert" role="alert"></p>
<button${look}${label}>${button}</button>
</form>
`
}

/** Shows what happened before the page was loaded again. */
export const statusLine = markup`<p id="status" role="status" tabindex="-1"></p>
`

export const withoutScript = markup`<noscript><p>The forms of this page need JavaScript.</p></noscript>
`
