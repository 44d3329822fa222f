/** HTML in which texts of users are always escaped. */
import { escaped } from '#values/escaped.ts'
import { plainText } from '#values/plainText.ts'

/** Text that is inserted into a page without escaping. */
export interface Markup {
  readonly text: string
}

type Content = string | number | Markup | readonly Markup[]

/**
 * Escapes every value that is not markup already.
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

/** Declares text as markup. Only for texts that the service itself wrote or generated. */
export const trusted = (text: string): Markup => ({ text })

export const nothing = trusted('')

/** A name that a user chose. It cannot reverse the surrounding text or hide characters. */
export const name = (text: string): Markup => markup`<bdi>${plainText(text)}</bdi>`

/** A part of the page that the script replaces when it changes. */
export const part = (id: string, heading: Markup, content: Markup): Markup =>
  markup`<section id="${id}" data-part aria-labelledby="${id}-heading">
<h2 id="${id}-heading">${heading}</h2>
${content}
</section>
`
