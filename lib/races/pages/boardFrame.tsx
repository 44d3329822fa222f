/** The frame of the race board and of pages that resemble it, and the page that reports a failure there. */
import type { ComponentChildren } from 'preact'
import { paths as script } from '../browser/board.ts?file'
import type { FailurePage } from '#endpoint/failurePage.ts'
import { accountPart } from '#page/accountPart.tsx'
import { Part } from '#page/components/part.tsx'
import { Text } from '#page/components/text.tsx'
import { ExplanationLink } from '#page/explanationLink.tsx'
import { Detail, Suggestions, titleOf, wordsForHidden } from '#page/failure.tsx'
import { drawDocument } from '#page/document.tsx'
import { pageHeaders } from '#page/pageHeaders.ts'
import { Bar } from '#page/frame.tsx'
import { pageWords } from '#page/words/pageWords.ts'
import type { problem } from '#schemas/platform/problem.ts'
import type { Static } from '#schemas/schema.ts'
import type { Language } from '#values/language.ts'
import { racesWords } from '../words/racesWords.ts'
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
  /** The paths of the files that it imports, so that the service worker keeps them too. */
  readonly imports?: string | undefined
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
  /** Of further scripts of the page. */
  readonly words?: object
  /** Paths of scripts and styles. */
  readonly files?: readonly string[]
  readonly regatta?: string
  readonly heading: ComponentChildren
  readonly account: ComponentChildren
  readonly nav?: ComponentChildren
  readonly main: ComponentChildren
  readonly footer: ComponentChildren
  readonly data?: BoardData
}

export const drawBoard = ({
  title,
  language = 'en',
  files = script,
  words,
  regatta,
  data = {},
  ...parts
}: Board): string =>
  drawDocument({
    title,
    language,
    words: { board: racesWords[language].boardFrame, ...words },
    files: [...style, ...files],
    children: (
      <>
        <a class="skip" href="#content">
          {pageWords[language].frame.skip}
        </a>
        <header>
          <Bar regatta={regatta}>{parts.account}</Bar>
          {parts.heading}
          <p id="checked" class="on-screen small"></p>
          <p id="status" class="on-screen small" role="status"></p>
          {parts.nav}
        </header>
        <main id="content" tabindex={-1} {...dataAttributes(data)}>
          {parts.main}
        </main>
        <footer>{parts.footer}</footer>
      </>
    ),
  })

const dataAttributes = (data: BoardData) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]))

/**
 * @param links for screens
 * @param path of the page, on paper
 */
export const boardFooter = (links: ComponentChildren, path: string) => (
  <>
    <p class="on-screen">{links}</p>
    <p class="on-paper">
      <span id="address">{path}</span> <span id="printed"></span>
    </p>
  </>
)

type Failure = Static<typeof problem>

const headingOf = (failure: Failure, language: Language): string => {
  const { signInToSee, mayNotSee, noRace } = racesWords[language].boardFailure
  const headings: Readonly<Record<number, string>> = {
    401: signInToSee,
    403: mayNotSee,
    404: noRace,
  }
  return headings[failure.status] ?? titleOf(failure)
}

interface FailureProps {
  readonly failure: Failure
  readonly language: Language
}

const Why = ({ failure, language }: FailureProps) => {
  const { permission } = failure
  const hidden = wordsForHidden(failure, language)
  const heading = hidden?.title ?? titleOf(failure)
  return (
    <Part id="problem" heading={racesWords[language].boardFailure.why}>
      <p>
        {headingOf(failure, language) !== heading && `${heading}. `}
        {hidden?.detail ?? <Detail failure={failure} />}
      </p>
      <Suggestions {...failure} />
      {permission !== undefined && (
        <p>
          <Text of={pageWords[language].failure.missing} permission={<code>{permission}</code>} />{' '}
          <ExplanationLink permission={permission} language={language} />
        </p>
      )}
    </Part>
  )
}

const failurePage = (failure: Failure, language: Language): string => {
  const { status, requestId, instance } = failure
  const words = racesWords[language].boardFailure
  const { signIn, asAnother } = pageWords[language].signIn
  const heading = headingOf(failure, language)
  return drawBoard({
    title: heading,
    language,
    heading: <h1>{heading}</h1>,
    account: accountPart({
      reason: status === 403 ? asAnother : signIn,
      isOpen: status === 401 || status === 403,
      language,
    }),
    main: (
      <>
        <Why failure={failure} language={language} />
        <p class="small">
          <Text of={words.status} status={status} request={<code>{requestId}</code>} />
        </p>
      </>
    ),
    footer: boardFooter(<a href="/docs#errors">{words.errorCodes}</a>, instance),
  })
}

export const boardFailure: FailurePage = {
  mediaType: 'text/html',
  headers: pageHeaders,
  format: failurePage,
}
