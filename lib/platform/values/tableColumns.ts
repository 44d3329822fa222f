/** Finds the columns of a table by the many names that programs give them. */
import { type InputError, plural, sentence } from './failure.ts'
import { nearestOf } from './suggestion.ts'

/** The known headers without case, blanks and accents. The first one here that has a value wins. */
export type HeadersOf<Field extends string> = Readonly<Record<Field, readonly string[]>>

export type Texts<Field extends string> = Readonly<Partial<Record<Field, string>>>

const foldedHeader = (header: string): string =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The rows of a table with their numbers, in which the header is 1. Blank rows are left out. */
export const readColumns = <Field extends string>(
  [header = [], ...others]: readonly (readonly string[])[],
  headersOf: HeadersOf<Field>,
) => {
  const folded = header.map(foldedHeader)
  const columns = new Map(
    (Object.keys(headersOf) as Field[])
      .map((field) => [field, headersOf[field].map((name) => folded.indexOf(name))] as const)
      .map(([field, found]) => [field, found.filter((index) => index >= 0)] as const)
      .filter(([, found]) => found.length > 0),
  )
  const known = new Set([...columns.values()].flat())
  return {
    columns: new Set(columns.keys()),
    ignoredColumns: header.filter((text, index) => text !== '' && !known.has(index)),
    rows: others
      .map((cells, index) => ({ row: index + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
      .map(({ row, cells }) => ({ row, texts: textsOf(cells, columns) })),
    /** The header of the field, as in the file. */
    headerOf: (field: Field) => header[columns.get(field)?.[0] ?? -1],
    missingColumn: (field: Field, ownName: string): InputError => {
      const near = header.find((text) => nearestOf(foldedHeader(text), headersOf[field]))
      const suggestion =
        near === undefined ? {} : { suggestion: sentence`Did you mean it by '${near}'?` }
      const detail = 'is required, and the file has no column with such a header'
      return { row: 1, column: ownName, code: 'required', detail, ...suggestion }
    },
  }
}

const textsOf = <Field extends string>(
  cells: readonly string[],
  columns: ReadonlyMap<Field, readonly number[]>,
): Texts<Field> =>
  Object.fromEntries(
    Array.from(columns, ([field, indexes]) => [
      field,
      indexes.map((index) => cells[index] ?? '').find((cell) => cell !== ''),
    ]).filter(([, text]) => text !== undefined),
  ) as Texts<Field>

/** One error for the number of rows, if a file has none or too many. */
export const rowCountErrors = (count: number, most: number, what = 'row'): InputError[] =>
  count > 0 && count <= most
    ? []
    : [
        {
          row: 1,
          code: count === 0 ? 'required' : 'too-many',
          detail: sentence`must be followed by 1 to ${plural(most, what)}, found ${count}`,
        },
      ]
