/** Texts that a spreadsheet would compute, also behind a separator: programs may split cells at another one. */

export const withApostrophes = (cell: string): string =>
  cell.replace(/(^|[;,\t])(?='*[=+\-@＝＋－＠])/g, "$1'")

export const withoutApostrophes = (cell: string): string =>
  cell.replace(/(^|[;,\t])'(?='*[=+\-@＝＋－＠])/g, '$1')
