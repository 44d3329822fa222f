/** The frame of the race board and of pages that resemble it, and the page that reports a failure there. */
import type { ComponentChildren } from 'preact'
import { paths as script } from '../browser/board.ts?file'
import type { Alternative } from '#endpoint/alternative.ts'
import { accountPart } from '#page/accountPart.tsx'
import { explanation } from '#page/bridge.tsx'
import { wordsForHidden } from '#page/failure.tsx'
import { drawDocument, pageHeaders } from '#page/document.tsx'
import { Bar, type Content, drawnContent } from '#page/frame.tsx'
import { markup, nothing, part, trusted } from '#page/markup.ts'
import type { problem } from '#schemas/platform/problem.ts'
import { pageWords } from '#page/words/pageWords.ts'
import type { Static } from '#schemas/schema.ts'
import type { Language } from '#values/language.ts'
import { paths as style } from './board.css?file'

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

interface Board {
  readonly title: string
  /** English if absent. */
  readonly language?: Language
  /** Paths of scripts and styles. */
  readonly files?: readonly string[]
  readonly regatta?: string
  readonly heading: Content
  readonly account: Content
  readonly nav?: ComponentChildren
  readonly main: Content
  readonly footer: Content
  readonly data?: BoardData
}

export const drawBoard = ({
  title,
  language = 'en',
  files = script,
  regatta,
  data = {},
  ...parts
}: Board): string =>
  drawDocument({
    title,
    language,
    files: [...style, ...files],
    children: (
      <>
        <a class="skip" href="#content">
          {pageWords[language].frame.skip}
        </a>
        <header>
          <Bar regatta={regatta}>{drawnContent(parts.account)}</Bar>
          {drawnContent(parts.heading)}
          <p id="checked" class="on-screen small"></p>
          <p id="status" class="on-screen small" role="status"></p>
          {parts.nav}
        </header>
        <main id="content" tabindex={-1} {...dataAttributes(data)}>
          {drawnContent(parts.main)}
        </main>
        <footer>{drawnContent(parts.footer)}</footer>
      </>
    ),
  })

const dataAttributes = (data: BoardData) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]))

const headings: Readonly<Record<number, string>> = {
  401: 'Sign in to see this race',
  403: 'You may not see this race',
  404: 'There is no such race',
}

/**
 * @param links for screens
 * @param path of the page, on paper
 */
export const boardFooter = (links: Content, path: string) => (
  <>
    <p class="on-screen">{drawnContent(links)}</p>
    <p class="on-paper">
      <span id="address">{path}</span> <span id="printed"></span>
    </p>
  </>
)

const failurePage = (failure: Static<typeof problem>): string => {
  const { status, title, permission, requestId, instance, errors = [] } = failure
  const { detail, title: hidden } = { ...failure, ...wordsForHidden(failure, 'en') }
  const heading = headings[status] ?? title
  const why =
    permission === undefined
      ? nothing
      : markup`<p>The permission <code>${permission}</code> is missing. ${explanation(permission)}</p>`
  const suggested = errors.map(({ suggestion }) =>
    suggestion === undefined ? nothing : markup`<p>${suggestion}</p>\n`,
  )
  return drawBoard({
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
    footer: boardFooter(markup`<a href="/docs#errors">Error codes</a>`, instance),
  })
}

export const boardFailure: Alternative<typeof problem> = {
  mediaType: 'text/html',
  description: 'The problem as an HTML page',
  headers: pageHeaders,
  format: failurePage,
}
