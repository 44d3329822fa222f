/** The least that a decision can cost: one look into a set that knows no `*`. */
import type { MakeReady } from '../contender.ts'
import { singleTexts } from '../singleTexts.ts'

export const makeReady: MakeReady = (roles) => {
  const texts = singleTexts(roles)
  return ({ text }) => texts.has(text)
}
