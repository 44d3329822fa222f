import { whyLink } from '#endpoint/failurePage.ts'
import { markup, type Markup } from './markup.ts'

export const explanation = (permission: string): Markup =>
  markup`<a class="action" href="${whyLink(permission)}">Explain this refusal</a>`
