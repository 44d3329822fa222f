import { stringify } from 'csv-stringify/sync'
import { withApostrophes } from './formulas.ts'

/** With a byte order mark, without which Excel reads letters such as `ü` wrongly. */
export const formatTable = (rows: readonly (readonly string[])[], delimiter: ',' | ';'): string =>
  stringify(
    rows.map((row) => row.map(withApostrophes)),
    { delimiter, bom: true, record_delimiter: 'windows' },
  )
