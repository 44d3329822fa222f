/** The reference page: a tutorial, then every operation, which users can try. */
import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { problemTypes } from '#schemas/platform/problemTypes.ts'
import { bodyBytesMax, largeBodyBytesMax } from '#values/requestLimits.ts'
import { paths as script } from '../browser/docs.ts?file'
import { paths as style } from './docs.css?file'
import { paths as swaggerScript } from 'swagger-ui-dist/swagger-ui-bundle.js?file'
import { paths as swaggerStyle } from 'swagger-ui-dist/swagger-ui.css?file'
import { GettingStarted } from './gettingStarted.tsx'
import { icon } from '#page/document.tsx'
import { LiveSection } from './live.tsx'
import { type ApiDocument, Inline, OperationList } from './operations.tsx'

interface Props {
  readonly document: ApiDocument
  /** The address of the WebSocket API, if there is one. */
  readonly liveUrl: string | undefined
}

/** Swagger UI is no module. */
export const referencePage = (props: Props): string =>
  `<!doctype html>${renderToString(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{props.document.info.title}: reference</title>
        <link rel="icon" href={icon} />
        <link rel="stylesheet" href={swaggerStyle[0]} />
        <link rel="stylesheet" href={style[0]} />
        <script src={swaggerScript[0]} defer></script>
        <script src={script[0]} defer></script>
      </head>
      <body>
        <Header {...props} />
        <Main {...props} />
      </body>
    </html>,
  )}`

const Header = ({ document: { info }, liveUrl }: Props) => (
  <header>
    <h1>
      {info.title} <small>{info.version}</small>
    </h1>
    <p>
      <Inline>{info.description.split('\n')[0] ?? ''}</Inline>
    </p>
    <nav aria-label="On this page">
      <a href="#begin">Begin</a> <a href="#problems">Problems</a> <a href="#limits">Limits</a>{' '}
      {liveUrl !== undefined && <a href="#live">Live changes</a>}{' '}
      <a href="#operations">Operations</a> <a href="/openapi.json">openapi.json</a>
    </nav>
  </header>
)

const Main = ({ document, liveUrl }: Props) => (
  <main>
    <Section id="begin" title="Begin" text={beginText}>
      <GettingStarted document={document} />
    </Section>
    <Section id="problems" title="Problems" text={problemText}>
      <ProblemTable />
    </Section>
    <Section id="limits" title="Limits" text={limitText} />
    {liveUrl !== undefined && (
      <Section id="live" title="Live changes">
        <LiveSection url={liveUrl} />
      </Section>
    )}
    <Section id="operations" title="Operations">
      <div id="swagger-ui">
        <p>Loading the operations …</p>
      </div>
      <noscript>
        <p>With JavaScript, each operation shows its schemas here, and can be tried.</p>
        <OperationList document={document} />
      </noscript>
    </Section>
  </main>
)

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly children?: ComponentChildren
}

const Section = ({ id, title, text, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {text !== undefined && (
      <p>
        <Inline>{text}</Inline>
      </p>
    )}
    {children}
  </section>
)

const beginText =
  'These requests lead from an empty service to a race with a course. Type them into a terminal, one ' +
  'after the other, or try each of them on this page.'

const problemText =
  'Every failure is a problem document (RFC 9457): `code` identifies the problem, `detail` says how ' +
  'to solve it, `errors` lists all errors of the input with their locations, and the operator finds ' +
  'the request by `requestId`. With `Accept: text/plain` the response is the detail alone.'

const limitText =
  `A body can have ${bodyBytesMax / 1024} KiB, and ${largeBodyBytesMax / 1024 ** 2} MiB if it contains a ` +
  'course. The limits of texts and numbers are listed with each field below. Lists have pages: the ' +
  'header `Link` contains the address of the next page.'

const ProblemTable = () => (
  <div class="wide" tabindex={0} role="region" aria-label="Codes of problems">
    <table>
      <thead>
        <tr>
          <th scope="col">code</th>
          <th scope="col">status</th>
          <th scope="col">meaning</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(problemTypes).map(([code, { status, title }]) => (
          <tr id={code}>
            <td>
              <code>{code}</code>
            </td>
            <td>{status}</td>
            <td>{title}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
