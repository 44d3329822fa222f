/** Forms that `lib/platform/browser/forms.ts` sends. */
import type { ComponentChildren } from 'preact'
import { paths as formsScript } from '#browser/forms.ts?file'
import type { Language } from '#values/language.ts'
import { pageResult } from './document.tsx'
import { formReferrer, pageHeaders } from './pageHeaders.ts'
import { framed } from './frame.tsx'
import { pageWords } from './words/pageWords.ts'

export const pageWithForms =
  (files: readonly string[]) =>
  (page: Parameters<typeof framed>[0], hasForms = true) => {
    const words = { ...pageWords[page.language ?? 'en'].forms, ...page.words }
    const headers = { ...pageHeaders, ...formReferrer }
    return pageResult(framed({ ...page, words }), hasForms ? files : [], headers)
  }

/** The second argument is false if the page needs no script for this caller. */
export const formsPage = pageWithForms(formsScript)

interface FormProps {
  /** The sentence that the page shows afterwards. */
  readonly done: string
  readonly button: string
  /** Distinguishes buttons with the same text for a screen reader. */
  readonly buttonName?: string
  /** For what a page is not about, and for removals. */
  readonly isSecondary?: boolean
  /** Takes the fields. */
  readonly action?: string
  /** A browser may send the form by itself: the response is a page. */
  readonly worksWithoutScript?: true
  readonly method?: 'GET' | 'PUT' | 'DELETE'
  /** A second request with the same fields. */
  readonly then?: string
  /** The page that follows, instead of the same one. */
  readonly next?: string | undefined
  /** The page that follows: `{field}` stands for a field. */
  readonly nextOf?: string
  /** `all`: a JSON document has the fields. `changed`: only those that the user has changed. */
  readonly sends?: 'all' | 'changed'
  /** What this document has beside the fields. */
  readonly document?: object
  /** A button that asks what the form would do to results. */
  readonly check?: string
  /** The fields. */
  readonly children?: ComponentChildren
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

export const Form = ({ done, button, action, children, hidden = {}, ...more }: FormProps) => (
  <form
    // A press before the script is there does nothing then, and the fields stay.
    method={more.worksWithoutScript ? 'post' : 'dialog'}
    action={action}
    data-method={more.method}
    data-then={more.then}
    data-next={more.next}
    data-next-of={more.nextOf}
    data-requests={more.requests && JSON.stringify(more.requests)}
    data-done={done}
    data-sends={more.sends}
    data-document={more.document && JSON.stringify(more.document)}
  >
    {Object.entries(hidden).map(
      ([name, value]) => value !== null && <input type="hidden" name={name} value={value} />,
    )}
    {children}
    <p class="alert" role="alert"></p>
    {more.check !== undefined && (
      <>
        <p class="effect" role="status"></p>
        <button class="secondary" data-check>
          {more.check}
        </button>{' '}
      </>
    )}
    <button
      class={more.isSecondary === true ? 'secondary' : undefined}
      aria-label={more.buttonName}
    >
      {button}
    </button>
  </form>
)

interface LinkProps {
  readonly language: Language
  /** Empty: the script knows it later. */
  readonly link?: string
}

/** Passes a link on to others. */
export const LinkButtons = ({ language, link = '' }: LinkProps) => {
  const { copyLink, shareLink } = pageWords[language].forms
  return (
    <p class="actions">
      <button type="button" class="secondary" data-copy={link}>
        {copyLink}
      </button>
      <button type="button" class="secondary" data-share={link} hidden>
        {shareLink}
      </button>
    </p>
  )
}

interface OutputProps extends LinkProps {
  readonly place?: string
  /** Absent: the script says what the form offers at the place. */
  readonly text?: string
}

/** Shows the link in the response to a form: its script puts a copy of the template here. */
export const LinkOutput = ({ place, language, text }: OutputProps) => (
  <output class="invitation" data-place={place}>
    <template>
      <p>{text}</p>
      <a></a>
      <LinkButtons language={language} />
    </template>
  </output>
)

/** Shows what happened before the page was loaded again. */
export const StatusLine = () => <p id="status" role="status" tabindex={-1}></p>

export const WithoutScript = ({ language }: { readonly language: Language }) => (
  <noscript>
    <p>{pageWords[language].frame.formsNeedScript}</p>
  </noscript>
)
