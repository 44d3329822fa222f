/** The frame of the pages of race officers, whose scripts work without a connection. */
import { Data } from '#page/components/data.tsx'
import type { ComponentChildren } from 'preact'
import type { Page } from '#page/document.tsx'
import { Name } from '#page/components/name.tsx'
import { AccountLink, Bar } from '#page/frame.tsx'
import { pageWords } from '#page/words/pageWords.ts'
import type { OpenedPage } from '#page/openedPage.ts'
import { paths as style } from './officers.css?file'

interface OfficerPage {
  readonly title: string
  /** Ends with the name of the race or the regatta. */
  readonly heading: readonly [words: string, name: string]
  /** The id of the element that the script continues. */
  readonly id: string
  /** For the script. */
  readonly data: OpenedPage
  readonly links: readonly (readonly [words: string, path: string])[]
  /** Paths of further styles. */
  readonly files?: readonly string[]
  /** Drawings to which the content refers. */
  readonly drawings?: ComponentChildren
  /** The content that the script draws first. */
  readonly children?: ComponentChildren
}

export const officerPage = ({ title, heading, id, data, ...parts }: OfficerPage): Page => ({
  title: `${title}, ${data.regatta}`,
  language: data.language,
  files: [...style, ...(parts.files ?? [])],
  children: (
    <>
      <header>
        <Bar regatta={data.regatta} path={data.path}>
          <AccountLink caller={{ userName: data.user }} language={data.language} />
        </Bar>
        <h1>
          {heading[0]} <Name>{heading[1]}</Name>
        </h1>
      </header>
      <main id="content" tabindex={-1} data-user={data.user} data-zone={data.zone}>
        <noscript>
          <p>{pageWords[data.language].frame.needsJavaScript}</p>
        </noscript>
        {/* A press before the script has begun would be lost. */}
        <Data id="page-data" value={data} />
        {parts.drawings}
        <div id={id} inert>
          {parts.children}
        </div>
      </main>
      <footer>
        <p>
          {parts.links.map(([words, path], at) => [at > 0 && ' · ', <a href={path}>{words}</a>])}
        </p>
      </footer>
    </>
  ),
})
