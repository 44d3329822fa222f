/** The frame of the pages of race officers, whose scripts work without a connection. */
import { officerStyle } from './officerStyle.ts'
import { barOf, documentHead, pageHeaders } from './frame.ts'
import { markup, type Markup, trusted } from './markup.ts'
import { pageWorker } from './pageWorker.ts'
import { sourcesOf } from './script.ts'

interface OfficerPage {
  readonly regatta: string
  readonly title: string
  readonly heading: Markup
  readonly userName: string
  readonly timeZone: string
  /** The id of the element that the script fills. */
  readonly id: string
  /** For the script. */
  readonly data: object
  readonly footer: Markup
}

/** @param css rules of the page beside those of all officers' pages */
export const officerPages = (script: string, css = '') => {
  const text = script.trim()
  const style = officerStyle + css
  const show = ({ regatta, title, heading, userName, timeZone, id, data, footer }: OfficerPage) =>
    markup`${documentHead(`${title}, ${regatta}`, style)}<body>
<header>
${barOf({ userName }, regatta)}
<h1>${heading}</h1>
</header>
<main id="content" tabindex="-1" data-user="${userName}" data-zone="${timeZone}">
<noscript><p>This page needs JavaScript.</p></noscript>
<div id="${id}" data-worker="${pageWorker.path}" data-page="${JSON.stringify(data)}"></div>
</main>
<footer>
<p>${footer}</p>
</footer>
<script>${trusted(text)}</script>
</body>
</html>
`.text
  return { show, headers: pageHeaders(style, ...sourcesOf(text), "worker-src 'self'") }
}
