/** The rows of a table that the service refused, with each error at its cell. */
import type { ComponentChild } from 'preact'
import type { InputError } from '#browser/refusal.ts'
import type { Language } from '#values/language.ts'
import { errorCount } from '#values/errorCount.ts'
import { separatorIn } from '#values/tableText.ts'
import { counted, fill } from '#values/words.ts'
import type { PageWords } from '#page/words/en.ts'
import type { EntriesWords } from '../words/en.ts'

type Row = readonly string[]

/** For the eyes only: the service reads the table with a library. */
export const rowsOf = (text: string): readonly Row[] => {
  const separator = separatorIn(text)
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r?\\n|$)`,
    'y',
  )
  const rows: string[][] = [[]]
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (!match) break
    const [, quoted, plain = '', end] = match
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end !== separator) rows.push([])
  }
  return rows
}

interface CellsProps {
  readonly titles: readonly string[]
  readonly rows: readonly ComponentChild[]
}

/** @param props each row has its cells */
export const Cells = ({ titles, rows }: CellsProps) => (
  <div class="scroll" tabindex={0}>
    <table>
      <thead>
        <tr>
          {titles.map((title) => (
            <th>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr>{cells}</tr>
        ))}
      </tbody>
    </table>
  </div>
)

const alertLine = (text: string) => <p class="alert">{text}</p>

type Words = Pick<EntriesWords['script'], 'row' | 'rowOf' | 'alsoIn'> &
  Pick<PageWords['tableImport'], 'errors'>

const sentenceIn =
  ({ rowOf }: Words) =>
  ({ row, column = '', detail }: InputError) =>
    `${row ? fill(rowOf, { row }) : ''}${column} ${detail}.`

const rowsMax = 12

/** Equal errors are shown in the first of their rows. */
const rowsIn = ({ alsoIn }: Words, [, ...others]: readonly number[]) => {
  const shown = others.slice(0, rowsMax).join(', ')
  const more = others.length > rowsMax ? ', …' : ''
  return others.length === 0 ? '' : fill(alsoIn, { count: others.length, rows: shown + more })
}

const wordsOf =
  (words: Words) =>
  ({ detail, suggestion = '', rows = [] }: InputError) => (
    <>
      {alertLine(`${detail}. ${suggestion}`.trim())}
      <p class="small">{rowsIn(words, rows)}</p>
    </>
  )

interface Props {
  readonly rows: readonly Row[]
  readonly errors: readonly InputError[]
  readonly words: Words
  readonly language: Language
}

export const WrongRows = ({ rows, errors, words, language }: Props) => {
  const [header = []] = rows
  const wrong = [...new Set(errors.map(({ row = 0 }) => row))]
  const cellsOf = (row: number) =>
    header.map((title, position) => {
      const own = errors.filter((one) => one.row === row && one.column === title)
      return (
        <td>
          {rows[row - 1]?.[position]}
          {own.map(wordsOf(words))}
        </td>
      )
    })
  const others = errors.filter(({ column }) => !column || !header.includes(column))
  return (
    <>
      <h3>{counted(language, words.errors, errorCount(errors))}</h3>
      {others.map(sentenceIn(words)).map(alertLine)}
      <Cells
        titles={[words.row, ...header]}
        rows={wrong.map((row) => [<th>{row}</th>, ...cellsOf(row)])}
      />
    </>
  )
}
