/** HTML in which nothing that a user wrote is markup. */
import { escaped } from '../courseDiagram/markup.ts'
import { plainText } from '../../domain/value/plainText.ts'

/** Text that is put into a page without escaping. */
export interface Markup {
  readonly text: string
}

type Content = string | number | Markup | readonly Markup[]

/**
 * Every value is escaped, unless it is markup already.
 * @example markup`<a href="${url}">${title}</a>`
 */
export const markup = (pieces: TemplateStringsArray, ...values: readonly Content[]): Markup => ({
  text: pieces.map((piece, index) => piece + markupOf(values[index] ?? '')).join(''),
})

const markupOf = (value: Content): string => {
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number') return String(value)
  return 'text' in value ? value.text : value.map(markupOf).join('')
}

/** Text that is markup already, because we wrote it or made it ourselves. */
export const trusted = (text: string): Markup => ({ text })

export const nothing = trusted('')

/** A name that a user chose: it cannot reverse the text around it, or hide characters. */
export const name = (text: string): Markup => markup`<bdi>${plainText(text)}</bdi>`

/** A text of a user with its lines. */
export const prose = (text: string): Markup =>
  markup`<p class="prose" dir="auto">${text.trim().split('\n').map(plainText).join('\n')}</p>`

/** A path of this service. */
export const pathOf = (start: string, names: readonly string[], end = ''): string =>
  `${start}/${names.map(encodeURIComponent).join('/')}${end}`

/** A part that holds nothing yet: the script finds its place. */
export const emptyPart = (id: string): Markup =>
  markup`<section id="${id}" data-part hidden></section>
`

/** A part of the page that the script replaces when it is another one. */
export const part = (id: string, heading: Markup, content: Markup): Markup =>
  markup`<section id="${id}" data-part aria-labelledby="${id}-heading">
<h2 id="${id}-heading">${heading}</h2>
${content}
</section>
`
