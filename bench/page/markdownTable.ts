/** Formats figures and tables, for the terminal and for the page. */

/** A measurement is not more precise than three digits. */
export const figure = (value: number): string => {
  if (value === 0 || Number.isInteger(value)) return value.toLocaleString('en')
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : Number(value.toPrecision(3)).toLocaleString('en', { maximumSignificantDigits: 3 })
}

type Cell = string | number

/** Numbers are aligned right. */
export const markdownTable = (
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): string => {
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? figure(cell) : cell)),
  )
  const isNumeric = columns.map((_, at) => rows.every((row) => typeof row[at] === 'number'))
  const widths = columns.map((column, at) =>
    Math.max(3, column.length, ...texts.map((row) => row[at]?.length ?? 0)),
  )
  const line = (cells: readonly string[]): string =>
    `| ${cells
      .map((cell, at) =>
        isNumeric[at] === true ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join(' | ')} |`
  const rule = widths.map((width, at) =>
    isNumeric[at] === true ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  )
  return [line(columns), line(rule), ...texts.map(line)].join('\n')
}
