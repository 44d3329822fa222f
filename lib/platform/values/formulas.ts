/**
 * Texts that a spreadsheet would compute. Programs put an apostrophe before them. A program may split
 * a cell at another separator than that of the file, so a formula can also follow one in the cell.
 */

export const withApostrophes = (cell: string): string =>
  cell.replace(/(^|[;,\t])(?='*[=+\-@＝＋－＠])/g, "$1'")

export const withoutApostrophes = (cell: string): string =>
  cell.replace(/(^|[;,\t])'(?='*[=+\-@＝＋－＠])/g, '$1')
