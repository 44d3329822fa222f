import { stringify } from 'csv-stringify/sync'
import { withApostrophes } from './formulas.ts'

/**
 * Writes UTF-8 with a mark, without which Excel reads letters such as `ü` wrongly. A text that a
 * spreadsheet would compute gets an apostrophe.
 */
export const formatTable = (rows: readonly (readonly string[])[], delimiter: ',' | ';'): string =>
  stringify(
    rows.map((row) => row.map(withApostrophes)),
    { delimiter, bom: true, record_delimiter: 'windows' },
  )
