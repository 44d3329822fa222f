/** What the documents hold, for the tests that hold them against the repository. */

export interface Block {
  readonly language: string
  /** The file that a reader is told to make of it. */
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

/** Everything but the blocks of code. */
export const proseOf = (markdown: string): string => markdown.replace(fence, '')

/** The cells of the row of a table that begins with this text. */
export const rowIn = (markdown: string, first: string): readonly string[] => {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\\|/g, '|')))
  const row = rows.find((cells) => cells[1] === first)
  if (row === undefined) throw new Error(`there is no row "${first}"`)
  return row.slice(1, -1)
}
