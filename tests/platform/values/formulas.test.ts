/** Formulas in the cells of tables. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatTable } from '#values/formatTable.ts'
import { decodeText, parseTable } from '#values/parseTable.ts'

const back = (cells: readonly string[], delimiter: ',' | ';'): unknown =>
  parseTable(formatTable([['a', 'b'], cells], delimiter).replace('\uFEFF', ''))[1]

it('do not run, in programs with any separator', () => {
  for (const delimiter of [',', ';'] as const) {
    const text = formatTable([['=1', 'x;=2', 'y,@z', '\t-3', '＝4', 'a=b']], delimiter)
    expect(text).not.toMatch(/(?:^|[;,\t"\uFEFF])[=+\-@＝]/)
    expect(text).toContain('a=b')
  }
})

it('come back as they were', () => {
  const cell = fc
    .array(fc.constantFrom("'", '=', '＝', '-', ';', ',', '"', 'a', ' '))
    .map((characters) => characters.join('').trim())
  fc.assert(
    fc.property(fc.tuple(cell, cell), fc.constantFrom(',' as const, ';' as const), (cells, by) => {
      expect(back(cells, by)).toEqual(cells)
    }),
  )
})

it('a file with half a character of UTF-16 is refused', () => {
  const half = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
  expect(decodeText(half('⛵'))).toContain('⛵')
  expect(decodeText(half('😀'))).toContain('😀')
  expect(() => decodeText(half('\ud83d,a'))).toThrow('not valid UTF-16')
})
