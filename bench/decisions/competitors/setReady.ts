/** Baseline of a decision: one lookup in a set, which does not support `*`. */
import type { MakeReady } from '../competitor.ts'
import { singleTexts } from '../singleTexts.ts'

export const makeReady: MakeReady = (roles) => {
  const texts = singleTexts(roles)
  return ({ text }) => texts.has(text)
}
