/** The OpenAPI document as a page for people: no script, no other host, one small style. */
import { createHash } from 'node:crypto'
import { failures } from '../domain/failure.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly properties: object } }>>
  }
  readonly responses: object
}

interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: object
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 2.5rem }
article { border-top: 1px solid #8886; padding: .75rem 0 }
h3 { margin: 0; font: 600 1rem ui-monospace, monospace; overflow-wrap: anywhere }
p { margin: .25rem 0 }
code { font: .9em ui-monospace, monospace }
table { border-collapse: collapse }
td, th { text-align: left; padding: .2rem 1rem .2rem 0; vertical-align: top }
`

const styleHash = createHash('sha256').update(style).digest('base64')

export const pageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
  'cache-control': 'public, max-age=300',
} as const

export const referencePage = ({ info, paths }: Document): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)}: reference</title>
<style>${style}</style>
</head>
<body>
<h1>${escape(info.title)} ${escape(info.version)}</h1>
<p>${escape(info.description)} The same for programs: <a href="/openapi.json">openapi.json</a>.</p>
<h2 id="signing-in">Signing in</h2>
<p>With a header <code>Authorization: Bearer</code> or <code>Basic</code>, or with a form at <code>POST /security/api/restsecurity/hello</code>, which begins a session.</p>
<h2 id="operations">Operations</h2>
${operationsOf(paths).join('\n')}
<h2 id="errors">Errors</h2>
<p>Every failure is a problem document (RFC 9457); with <code>Accept: text/plain</code> only its detail.</p>
<table>
<tr><th scope="col">code</th><th scope="col">status</th><th scope="col">meaning</th></tr>
${Object.entries(failures).map(failureRow).join('\n')}
</table>
</body>
</html>
`

const failureRow = ([code, { status, title }]: readonly [
  string,
  { readonly status: number; readonly title: string },
]): string =>
  `<tr id="${escape(code)}"><td><code>${escape(code)}</code></td><td>${status}</td><td>${escape(title)}</td></tr>`

const operationsOf = (paths: object): readonly string[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations as Readonly<Record<string, Operation>>).map(([method, operation]) =>
      articleOf(`${method.toUpperCase()} ${path}`, operation),
    ),
  )

const articleOf = (title: string, operation: Operation): string => {
  const { operationId, summary, description, parameters = [], responses } = operation
  const ofBody = Object.keys(
    operation.requestBody?.content['application/json']?.schema.properties ?? {},
  )
  const names = [...new Set([...parameters.map(({ name }) => name), ...ofBody])]
  const inputs = names.map((name) => `<code>${escape(name)}</code>`).join(', ')
  return `<article id="${escape(operationId)}">
<h3>${escape(title)}</h3>
<p><strong>${escape(summary)}</strong></p>
${description.split('\n\n').map(paragraphOf).join('\n')}
${inputs === '' ? '' : `<p>Input: ${inputs}</p>`}
<p>Answers: ${Object.keys(responses).map(escape).join(', ')}</p>
</article>`
}

const paragraphOf = (text: string): string =>
  `<p>${escape(text).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
