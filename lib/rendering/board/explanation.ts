/** Where it is explained why somebody may, or may not. */
import { explanationLink } from '../pages/explanationLink.ts'
import { markup, type Markup } from '../pages/markup.ts'

export const explanation = (permission: string): Markup =>
  markup`<a href="${explanationLink(permission)}">Why, and what would help</a>`
