/** The documents that the service draws. */
import type { ComponentChildren } from 'preact'
import { jsxTemplate } from 'preact/jsx-runtime'
import { renderToString } from 'preact-render-to-string'
import { EndpointResult } from '#endpoint/endpoint.ts'
import { type Language, languages } from '#values/language.ts'
import { plainText } from '#values/plainText.ts'
import { Data } from './components/data.tsx'
import { pageHeaders } from './pageHeaders.ts'
import { pageWords } from './words/pageWords.ts'
import { paths as style } from './pages.css?file'

/** A flag. Browsers request an icon, and the service has no file for it. */
export const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 0h1v8H1z"/><path fill="#f47b20" d="M2 0h6v5H2z"/></svg>',
  )

export interface Page {
  readonly title: string
  /** English if absent. */
  readonly language?: Language
  /** Paths of its styles and scripts, beside the style of all pages. */
  readonly files?: readonly string[]
  /** Words of its script, beside those of all scripts. */
  readonly words?: object | undefined
  /** Scripts refuse actions after another user has signed in. */
  readonly user?: string | undefined
  readonly children: ComponentChildren
}

export const drawDocument = ({
  title,
  language = 'en',
  files = [],
  words,
  user,
  children,
}: Page): string =>
  `<!doctype html>${renderToString(
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{plainText(title)}</title>
        <link rel="icon" href={icon} />
        {[...style, ...files].map((path) =>
          path.endsWith('.css') ? (
            <link rel="stylesheet" href={path} />
          ) : (
            <script type="module" src={path} />
          ),
        )}
      </head>
      <body data-user={user}>
        {hasScript(files) && (
          <Data id="words" value={{ ...pageWords[language].requests, ...words }} />
        )}
        {children}
        <nav class="languages" aria-label={pageWords[language].frame.language}>
          {Object.entries(languages).map(([code, name]) => (
            <a
              href={`?lang=${code}`}
              lang={code}
              aria-current={code === language ? 'true' : undefined}
              referrerpolicy="same-origin"
            >
              {name}
            </a>
          ))}
        </nav>
      </body>
    </html>,
  )}`

const hasScript = (files: readonly string[]): boolean => files.some((path) => path.endsWith('.js'))

/** Text that the service itself wrote or generated, such as a picture, without escaping. */
export const drawn = (text: string): ComponentChildren => jsxTemplate([text])

/** @param script paths of the script, and of the files that it imports */
export const pageResult = (
  { files = [], ...page }: Page,
  script: readonly string[] = [],
  headers: Readonly<Record<string, string>> = pageHeaders,
): EndpointResult<string> =>
  new EndpointResult(drawDocument({ ...page, files: [...files, ...script] }), { headers })
