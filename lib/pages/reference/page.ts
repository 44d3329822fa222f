/** The reference page: a tutorial, then every operation, which users can try. */
import { problemTypes } from '#schemas/platform/problemTypes.ts'
import { bodyBytesMax, largeBodyBytesMax } from '#values/requestLimits.ts'
import { paths as script } from '../browser/docs.ts?file'
import { paths as style } from './docs.css?file'
import { paths as swaggerScript } from 'swagger-ui-dist/swagger-ui-bundle.js?file'
import { paths as swaggerStyle } from 'swagger-ui-dist/swagger-ui.css?file'
import { gettingStarted } from './gettingStarted.ts'
import { escape, inline } from '#values/html.ts'
import { icon } from '#page/document.tsx'
import { liveSection } from './live.ts'
import { type ApiDocument, operationList } from './operations.ts'

/** @param liveUrl the address of the WebSocket API, if there is one */
export const referencePage = (document: ApiDocument, liveUrl: string | undefined): string => {
  const { title, version, description } = document.info
  const [lead = ''] = description.split('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}: reference</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${swaggerStyle[0]}">
<link rel="stylesheet" href="${style[0]}">
<script src="${swaggerScript[0]}" defer></script>
<script src="${script[0]}" defer></script>
</head>
<body>
<header>
<h1>${escape(title)} <small>${escape(version)}</small></h1>
<p>${inline(lead)}</p>
<nav aria-label="On this page">
<a href="#begin">Begin</a> <a href="#problems">Problems</a> <a href="#limits">Limits</a> ${liveUrl === undefined ? '' : '<a href="#live">Live changes</a> '}<a href="#operations">Operations</a> <a href="/openapi.json">openapi.json</a>
</nav>
</header>
<main>
${sectionOf('begin', 'Begin', `<p>${inline(beginText)}</p>\n<ol>\n${gettingStarted(document)}\n</ol>`)}
${sectionOf('problems', 'Problems', `<p>${inline(problemText)}</p>\n${problemTable}`)}
${sectionOf('limits', 'Limits', `<p>${inline(limitText)}</p>`)}
${liveUrl === undefined ? '' : sectionOf('live', 'Live changes', liveSection(liveUrl))}
${sectionOf('operations', 'Operations', operationsOf(document))}
</main>
</body>
</html>
`
}

const sectionOf = (id: string, title: string, content: string): string =>
  `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${content}
</section>`

const operationsOf = (
  document: ApiDocument,
): string => `<div id="swagger-ui"><p>Loading the operations …</p></div>
<noscript>
<p>With JavaScript, each operation shows its schemas here, and can be tried.</p>
${operationList(document)}
</noscript>`

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

const problemRow = ([code, { status, title }]: readonly [
  string,
  { readonly status: number; readonly title: string },
]): string =>
  `<tr id="${escape(code)}"><td><code>${escape(code)}</code></td><td>${status}</td><td>${escape(title)}</td></tr>`

const problemTable = `<div class="wide" tabindex="0" role="region" aria-label="Codes of problems">
<table>
<thead><tr><th scope="col">code</th><th scope="col">status</th><th scope="col">meaning</th></tr></thead>
<tbody>
${Object.entries(problemTypes).map(problemRow).join('\n')}
</tbody>
</table>
</div>`
