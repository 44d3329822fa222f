/** A link to the explanation of a permission. */
import { explanationLink } from '../pages/explanationLink.ts'
import { markup, type Markup } from '../pages/markup.ts'

export const explanation = (permission: string): Markup =>
  markup`<a class="action" href="${explanationLink(permission)}">Explain this refusal</a>`
