/** Tables in text files, as spreadsheets and scoring programs write them. */
import { CsvError, parse } from 'csv-parse/sync'
import { Failure, sentence } from './failure.ts'
import { withoutApostrophes } from './formulas.ts'
import { separatorIn, textIn } from './tableText.ts'

/** Blank lines count, because spreadsheets write thousands of them. */
const linesMax = 20_000

/** A line has at most this many characters, so that its cells are counted before they are read. */
const lineLengthMax = 100_000

/** No value is longer. Values that a pattern reads have at most `importedTextMax` characters. */
const cellLengthMax = 2000

export const importedTextMax = 200

/** The error for a value that no pattern reads, because it is longer. */
export const tooLong = ({ length }: string) => ({
  code: 'too-long',
  detail: sentence`must have at most ${importedTextMax} characters, found ${length}`,
})

/** @throws Failure `malformed-request` for UTF-16 with half a character */
export const decodeText = (bytes: Uint8Array): string => {
  try {
    return textIn(bytes)
  } catch (cause) {
    throw new Failure('malformed-request', 'The file is not valid UTF-16.', { cause })
  }
}

/** Also blank rows, to keep their numbers. @throws Failure `malformed-request` for an open quote or a long cell */
export const parseTable = (text: string): readonly (readonly string[])[] => {
  const rows = parsed(text, separatorIn(text))
  if (rows.length > linesMax) {
    throw new Failure('too-large', sentence`The file has more than ${linesMax} lines.`)
  }
  for (const [index, row] of rows.entries()) {
    const column = row.findIndex((cell) => cell.length > cellLengthMax) + 1
    if (column === 0) continue
    const detail = sentence`The cell in row ${index + 1}, column ${column} has more than ${cellLengthMax} characters.`
    throw new Failure('malformed-request', detail)
  }
  return rows.map((row) => row.map(readCell))
}

const parsed = (text: string, delimiter: string): readonly (readonly string[])[] => {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      to: linesMax + 1,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: lineLengthMax,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Failure('malformed-request', sentence`The file is not a table: ${error.message}.`)
  }
}

const readCell = (cell: string): string => withoutApostrophes(cell.trim())
