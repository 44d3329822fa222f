/** Formats the access table as text: one aligned line for each route, for readable diffs. */
import { type Endpoint, methodOf, pathOf, type Route } from '#endpoint/endpoint.ts'

export interface Row {
  readonly endpoint: Endpoint
  readonly route: Route
  /** In the order of the columns; undefined if no scenario exists. */
  readonly statuses: (number | undefined)[]
}

const groups = ['security', 'landscape', 'sailing', 'sharedsailing']

/** The columns of group, method and path. They are fixed, so that a new path moves no other line. */
const widths = [13, 6, 92]

const groupOf = (path: string): string =>
  groups.findLast((name) => path.startsWith(`/${name}`)) ?? 'service'

/** Sorted by path, so that all operations on a resource are adjacent. */
export const formatTable = (columns: readonly string[], rows: readonly Row[]): string => {
  const lines = rows
    .map(({ route, statuses }) => ({
      cells: [groupOf(pathOf(route)), methodOf(route), pathOf(route)],
      statuses,
    }))
    .sort((left, right) => (sortKey(left.cells) < sortKey(right.cells) ? -1 : 1))
  const format = (cells: readonly string[], values: readonly string[]) =>
    [
      ...cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)),
      ...values.map((value, index) => value.padStart(columns[index]?.length ?? 0)),
    ]
      .join('  ')
      .trimEnd()
  return [
    format(['', '', ''], columns),
    ...lines.map(({ cells, statuses }) =>
      format(
        cells,
        statuses.map((status) => String(status ?? '?')),
      ),
    ),
    '',
  ].join('\n')
}

const sortKey = ([group = '', method = '', path = '']: readonly string[]): string =>
  [groups.includes(group) ? groups.indexOf(group) : groups.length, path, method].join(' ')
