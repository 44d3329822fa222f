/** Phrases that readers misunderstand, as far as a pattern can find them, and their replacements. */

interface Rule {
  readonly pattern: RegExp
  readonly advice: string
}

const rules: readonly Rule[] = [
  {
    pattern: /^(?:Who|Whoever|Whom|Whose|What|Whatever|Those)\b(?!.*\?)/,
    advice: 'Begin with a noun or a verb: the caller, the request, the response.',
  },
  {
    pattern: /\b(?:whoever|whomever|nowhere)\b/i,
    advice: 'Name the subject: the caller, any user, no file.',
  },
  { pattern: /\b(?:anew|afresh)\b/, advice: 'Write "again", "retries" or "with fresh reads".' },
  {
    pattern: /\b(?:is|are|was|were) none\b/,
    advice: 'Negate the verb: "there is no", "is not a".',
  },
]

export interface Sentence {
  readonly line: number
  readonly text: string
}

/** The comments of a source file, or the text of a Markdown file without its code blocks. */
export const sentencesOf = (file: string, source: string): readonly Sentence[] => {
  const isMarkdown = file.endsWith('.md')
  let isCode = false
  return source.split('\n').flatMap((written, index) => {
    const isFence = isMarkdown && written.trim().startsWith('```')
    if (isFence) isCode = !isCode
    const [, comment] = /^\s*(?:\/\*\*?|\*(?!\/)|\/\/)\s?(.*?)(?:\*\/)?$/.exec(written) ?? []
    const text =
      isMarkdown && !isCode && !isFence ? written.replace(/^\s*(?:[-*]|\d+\.)\s/, '') : comment
    const sentences = text?.split(/(?<=[.!?:]) (?=[A-Z])/) ?? []
    return sentences.map((sentence) => ({ line: index + 1, text: sentence }))
  })
}

/** @returns `undefined` for a sentence without such a phrase */
export const adviceFor = (sentence: string): string | undefined =>
  rules.find(({ pattern }) => pattern.test(sentence))?.advice
