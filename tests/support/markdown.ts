/** Parses the documents, for the tests that compare them with the repository. */

export interface Block {
  readonly language: string
  /** The file that a reader is asked to create from it. */
  readonly file: string | undefined
  readonly text: string
}

const fence = /^```(\w*)(?: file=(\S+))?\n([^]*?)^```$/gm

/** The blocks of code, in order. */
export const blocksOf = (markdown: string): readonly Block[] =>
  Array.from(markdown.matchAll(fence), ([, language = '', file, text = '']) => ({
    language,
    file,
    text,
  }))

/** The text without the blocks of code. */
export const proseOf = (markdown: string): string => markdown.replace(fence, '')

/** The cells of the table row that begins with this text. */
export const rowIn = (markdown: string, first: string): readonly string[] => {
  const row = rowsOf(markdown.split('\n')).find(([cell]) => cell === first)
  if (row === undefined) throw new Error(`there is no row "${first}"`)
  return row
}

const isRow = (line: string): boolean => line.startsWith('|')

/** The cells of the rows of all tables. */
export const rowsOf = (lines: readonly string[]): readonly (readonly string[])[] =>
  lines
    .filter(isRow)
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\\|/g, '|')))
    .map((cells) => cells.slice(1, -1))
