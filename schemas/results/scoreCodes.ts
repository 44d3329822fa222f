import { scoreCodeWords } from './scoreCodeWords.ts'

export const scoreCodes = Object.keys(scoreCodeWords) as readonly (keyof typeof scoreCodeWords)[]

export const penaltyCodes = ['SCP', 'ZFP', 'DPI'] as const
