/** Baseline of a decision: one lookup in a set, which does not support `*`. */
import type { Prepare } from '../competitor.ts'
import { singleTexts } from '../singleTexts.ts'

export const prepare: Prepare = (roles) => {
  const texts = singleTexts(roles)
  return ({ text }) => texts.has(text)
}
