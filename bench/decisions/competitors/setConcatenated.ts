/** The same, including the time to build the text. */
import type { Prepare } from '../competitor.ts'
import { singleTexts } from '../singleTexts.ts'

export const prepare: Prepare = (roles) => {
  const texts = singleTexts(roles)
  return ({ type, action, id }) => texts.has(`${type}:${action}:${id}`)
}
