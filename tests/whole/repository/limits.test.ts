/** The numbers in docs/reference/limits.md are in the files that its rows name. */
import { expect, it } from 'vitest'
import { rowsOf } from '../../support/markdown.ts'
import { textOf } from '../../../scripts/borders/sources.ts'

/** The factors of a minute, an hour and a day in seconds or milliseconds, and of a KiB and a MiB. */
const units = [1, 60, 3600, 86_400, 1000, 60_000, 3_600_000, 86_400_000, 1024, 1024 ** 2]

const product = (text: string): number =>
  text.split('*').reduce((result, factor) => result * Number(factor.replace(/_/g, '')), 1)

/** A row whose limit has numbers, beside explanations in brackets, which its last cell does not have. */
const faultsOf = (row: readonly string[], read: (file: string) => string): readonly string[] => {
  const file = /^`([\w./]+\.(?:ts|yml))`$/.exec(row.at(-1) ?? '')?.[1]
  if (file === undefined) return []
  const values = new Set(
    Array.from(read(file).matchAll(/\b\d[\d_.]*(?: \* \d[\d_.]*)*/g), ([text]) => product(text)),
  )
  const limits = (row[1] ?? '').replace(/\([^)]*\)/g, '').match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  return limits
    .filter((text) => !units.some((unit) => values.has(Number(text.replace(/,/g, '')) * unit)))
    .map((text) => `${row[0]}: ${file} has no ${text}`)
}

it('each limit is in the file that enforces it', () => {
  const rows = rowsOf(textOf('docs/reference/limits.md').split('\n'))

  expect(rows.length).toBeGreaterThan(150)
  expect(rows.flatMap((row) => faultsOf(row, textOf))).toEqual([])
})

it('a limit that differs is found', () => {
  const source = () => 'const bytesMax = 4 * 1024 * 1024\nconst lifeMillis = 60_000'
  const row = (limit: string) => ['Body', limit, '413', '`lib/a.ts`']

  expect(faultsOf(row('4,194,304 bytes (4 MiB)'), source)).toEqual([])
  expect(faultsOf(row('1 minute'), source)).toEqual([])
  expect(faultsOf(row('2,194,304 bytes'), source)).toEqual(['Body: lib/a.ts has no 2,194,304'])
})
