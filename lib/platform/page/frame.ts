/** The frame of a page, with a script or without. */
import { plainText } from '#values/plainText.ts'
import { markup, type Markup, name, nothing, pathOf, trusted } from './markup.ts'
import { hashOf, sourcesOf } from './script.ts'
import { pageStyle } from './style.ts'

const style = `${pageStyle}
body { max-width: 46rem }
pre { overflow-x: auto; padding: .5rem; background: var(--wash) }
ol { padding-left: 1.75rem; list-style: decimal }
li { padding: .25rem 0 }
[hidden] { display: none }
main { margin-top: .5rem }
.held, .events { padding: 0; list-style: none }
.held > li { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: center; justify-content: space-between }
.held span { flex: 1 1 16rem; min-width: 0 }
.events a { font-weight: 600; font-size: var(--large) }
.search { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: end; margin: .75rem 0 }
.search label { flex: 0 1 20rem }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: var(--space) 0 }
[role=alert] { font-weight: 600 }
summary { min-height: var(--target); padding: .6rem 0; cursor: pointer; font-weight: 600 }
dt { margin-top: .5rem; font-weight: 600 }
dd { margin: 0 }
summary h2 { display: inline; font-size: 1rem }
ul.races { padding: 0; list-style: none }
.race { display: grid; grid-template-columns: 4.5rem 1fr; gap: 0 1rem; align-content: start; padding: .75rem 0; border-top: 1px solid var(--line) }
.race > * { grid-column: 2 }
.race .picture { grid-column: 1; grid-row: 1 / span 4 }
.race h3 { margin: 0; font-size: var(--large) }
.race .links { display: flex; flex-wrap: wrap; gap: 0 1.25rem; align-items: center }
.race .alert:empty { display: none }
.race img { display: block; width: 4.5rem; height: 6.5rem; object-fit: contain }
output, .qr { display: block; margin: 0; overflow-wrap: anywhere }
output a, output button { margin: .25rem .75rem .25rem 0 }
output svg, .qr svg { display: block; max-width: 16rem; height: auto }
@media print {
  footer, .on-screen { display: none }
  .race { break-inside: avoid }
}
`

/**
 * Forbids other hosts, and allows forms to this service only. A page without other sources has no
 * script.
 */
export const pageHeaders = (css: string, ...otherSources: readonly string[]) => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    ...otherSources,
    "form-action 'self'",
    // A browser ignores a second directive of the same name.
    ...(otherSources.some((source) => source.startsWith('img-src ')) ? [] : ['img-src data:']),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
})

/** @param url to which the script may connect, besides the service */
export const withConnections = <Headers extends Readonly<Record<string, string>>>(
  headers: Headers,
  url: string | undefined,
): Headers => {
  const policy = headers['content-security-policy'] ?? ''
  return url === undefined
    ? headers
    : { ...headers, 'content-security-policy': policy.replace("connect-src 'self'", `$& ${url}`) }
}

export const frameHeaders = pageHeaders(style)

/** Headers that allow this script and its requests to the service. */
export const frameHeadersWith = (script: string, ...otherSources: readonly string[]) =>
  pageHeaders(style, ...sourcesOf(script), ...otherSources)

/**
 * For forms that a browser sends without a script. With `no-referrer`, it sends `Origin: null`,
 * which the cross-site check rejects.
 */
export const formReferrer = { 'referrer-policy': 'same-origin' }

/** A flag. Browsers request an icon, and the service has no file for it. */
export const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 0h1v8H1z"/><path fill="#f47b20" d="M2 0h6v5H2z"/></svg>',
  )

/** The beginning of every page, with its style. */
export const documentHead = (title: string, css: string): Markup => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${plainText(title)}</title>
<link rel="icon" href="${icon}">
<style>${trusted(css)}</style>
</head>
`

interface Caller {
  readonly userName: string | undefined
}

interface Frame {
  readonly title: string
  /** Links to the other pages. Absent: the page has no links in its header. */
  readonly pages?: Caller | 'of-anybody'
  readonly main: Markup
  readonly regatta?: string
  /** Absent: a link to the reference. */
  readonly footer?: Markup
  readonly script?: string
}

const accountWords = (caller: Caller | 'of-anybody'): Markup => {
  if (caller === 'of-anybody') return markup`Account`
  const { userName } = caller
  return userName === undefined
    ? markup`Sign in or register`
    : markup`<span class="hidden">Account of </span>${name(userName)}`
}

const accountLink = (caller: Caller | 'of-anybody'): Markup =>
  markup`<a class="account" href="/account">${accountWords(caller)}</a>`

/**
 * The first line of every page: the product, the regatta, and the user.
 * @param account a link, or the account section
 */
export const bar = (regatta: string | undefined, account: Markup): Markup =>
  markup`<div class="bar">
<a class="home" href="/"><span${regatta === undefined ? nothing : markup` class="hideable"`}>Committee Boat</span></a>${regatta === undefined ? nothing : markup`<a href="${pathOf('/regatta', [regatta])}">${name(regatta)}</a>`}
${account}</div>`

export const barOf = (caller: Caller | 'of-anybody', regatta?: string): Markup =>
  bar(regatta, accountLink(caller))

/** Scripts refuse actions after another user has signed in. */
const userOf = (pages: Frame['pages']): Markup =>
  typeof pages === 'object' && pages.userName !== undefined
    ? markup` data-user="${pages.userName}"`
    : nothing

const referenceLink = markup`<p><a href="/docs">API reference</a></p>`

export const framed = ({
  title,
  pages,
  regatta,
  main,
  footer = referenceLink,
  script,
}: Frame): string =>
  markup`${documentHead(title, style)}<body${userOf(pages)}>
<header>
${pages === undefined ? nothing : barOf(pages, regatta)}
<h1>${plainText(title)}</h1>
</header>
<main>
${main}
</main>
<footer>
${footer}
</footer>
${
  script === undefined
    ? nothing
    : markup`<script>${trusted(script)}</script>
`
}</body>
</html>
`.text
