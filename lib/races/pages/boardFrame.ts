/** The frame of the race board, and the page that reports a failure in place of a page of a race. */
import boardScript from '../browser/board.ts?bundle'
import type { Alternative } from '#endpoint/alternative.ts'
import { accountPart } from '#page/accountPart.ts'
import { explanation } from '#page/explanationLink.ts'
import { wordsForHidden } from '#page/failure.ts'
import { bar, documentHead, pageHeaders } from '#page/frame.ts'
import { markup, type Markup, nothing, part, trusted } from '#page/markup.ts'
import { hashOf } from '#page/script.ts'
import type { problem } from '#schemas/platform/problem.ts'
import type { Static } from '#schemas/schema.ts'
import { boardStyle } from './boardStyle.ts'

export interface Assets {
  readonly css: string
  readonly script: string
  /** Allows the styles, script and responses of this service only, and no other host. */
  readonly headers: Readonly<Record<string, string>>
}

export const assetsOf = (css: string, script: string, ...sources: readonly string[]): Assets => ({
  css,
  script,
  headers: pageHeaders(css, ...boardSourcesOf(script), ...sources),
})

/** Only scripts that the script of the page loads may run, not every script of the service. */
const boardSourcesOf = (script: string) => [
  `script-src ${hashOf(script)} 'strict-dynamic'`,
  "connect-src 'self'",
  "worker-src 'self'",
]

const usualAssets = assetsOf(boardStyle, boardScript)

/** The data attributes of the page, which its scripts read. */
export interface BoardData {
  /** The WebSocket API. Without it, the page learns of changes only by its own requests. */
  readonly live?: string | undefined
  readonly regatta?: string | undefined
  /** The time zone of the venue. */
  readonly zone?: string | undefined
  /** The path of *Tag now*. */
  readonly script?: string | undefined
  /** The path of the service worker. */
  readonly worker?: string | undefined
  /** The address of the tiles of a map. */
  readonly tiles?: string | undefined
  /** The end of the address of the page. */
  readonly query?: string | undefined
}

interface Page {
  readonly title: string
  readonly assets?: Assets
  readonly regatta?: string
  readonly heading: Markup
  readonly account: Markup
  readonly nav?: Markup
  readonly main: Markup
  readonly links: Markup
  readonly path: string
  readonly data?: BoardData
}

const dataAttributes = (data: BoardData): readonly Markup[] =>
  (Object.entries(data) as [string, string | undefined][]).map(([name, value]) =>
    value === undefined ? nothing : markup` data-${name}="${value}"`,
  )

export const pageOf = ({
  title,
  assets = usualAssets,
  regatta,
  heading,
  account,
  nav = nothing,
  main,
  links,
  path,
  data = {},
}: Page): string =>
  markup`${documentHead(title, assets.css)}<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
${bar(regatta, account)}
${heading}
<p id="checked" class="on-screen small"></p>
<p id="status" class="on-screen small" role="status"></p>
${nav}</header>
<main id="content" tabindex="-1"${dataAttributes(data)}>
${main}</main>
<footer>
<p class="on-screen">${links}</p>
<p class="on-paper"><span id="address">${path}</span> <span id="printed"></span></p>
</footer>
<script>${trusted(assets.script)}</script>
</body>
</html>
`.text

const headings: Readonly<Record<number, string>> = {
  401: 'Sign in to see this race',
  403: 'You may not see this race',
  404: 'There is no such race',
}

const failurePage = (failure: Static<typeof problem>): string => {
  const { status, title, permission, requestId, instance, errors = [] } = failure
  const { detail, title: hidden } = { ...failure, ...wordsForHidden(failure) }
  const heading = headings[status] ?? title
  const why =
    permission === undefined
      ? nothing
      : markup`<p>The permission <code>${permission}</code> is missing. ${explanation(permission)}</p>`
  const suggested = errors.map(({ suggestion }) =>
    suggestion === undefined ? nothing : markup`<p>${suggestion}</p>\n`,
  )
  return pageOf({
    title: heading,
    heading: markup`<h1>${heading}</h1>`,
    account: accountPart({
      reason: status === 403 ? 'Sign in as another user' : 'Sign in',
      isOpen: status === 401 || status === 403,
    }),
    main: markup`${part(
      'problem',
      trusted('Why'),
      markup`<p>${hidden === title ? nothing : `${hidden}. `}${detail}</p>
${suggested}${why}`,
    )}<p class="small">${status}, request <code>${requestId}</code></p>`,
    links: markup`<a href="/docs#errors">Error codes</a>`,
    path: instance,
  })
}

export const boardFailure: Alternative<typeof problem> = {
  mediaType: 'text/html',
  description: 'The problem as an HTML page',
  headers: usualAssets.headers,
  format: failurePage,
}
