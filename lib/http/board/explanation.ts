/** Where it is explained why somebody may, or may not. */
import { markup, type Markup } from './markup.ts'

export const explanation = (permission: string): Markup => {
  const query = new URLSearchParams({ permission }).toString()
  return markup`<a href="/security/api/restsecurity/explain?${query}">Why, and what would help</a>`
}
