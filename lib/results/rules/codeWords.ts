import { scoreCodeWords } from '#schemas/results/scoreCodeWords.ts'

export const codeWords: Readonly<Record<string, string>> = scoreCodeWords
