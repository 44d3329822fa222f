/** `docs/evidence/security.md` says about each item of ASVS 5.0.0, levels 1 and 2, how it stands, and names what exists. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, textOf } from './files.ts'

/**
 * The number of items of levels 1 and 2 in each section, in the order of the standard. Items of
 * level 3 come last in every section, so the numbers run from 1.
 */
const sections: readonly (readonly number[])[] = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
]

const items = sections.flatMap((counts, chapter) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, item) => `${chapter + 1}.${section + 1}.${item + 1}`),
  ),
)

const idPattern = /^\d+\.\d+\.\d+$/

const faultsOf = (page: string, wanted: readonly string[]): readonly string[] => {
  const lines = page.split('\n')
  const rows = lines.flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    return idPattern.test(cells[1] ?? '') ? [cells.slice(1, -1)] : []
  })
  const left = lines.flatMap((line) => {
    const [, ids = '', reason = ''] = /^- (\d+\.\d+\.\d+[^:]*): *(.*)$/.exec(line) ?? []
    return ids === '' ? [] : [{ ids: ids.split(/,\s*/), reason }]
  })
  const coveredIds = [...rows.map(([id = '']) => id), ...left.flatMap(({ ids }) => ids)]
  return [
    ...wanted.filter((id) => !coveredIds.includes(id)).map((id) => `${id} is missing`),
    ...coveredIds.filter((id) => !wanted.includes(id)).map((id) => `${id} is not an item`),
    ...coveredIds
      .filter((id, position) => coveredIds.indexOf(id) < position)
      .map((id) => `${id} twice`),
    ...rows.flatMap((row) => rowFaults(row)),
    ...left.filter(({ reason }) => reason === '').map(({ ids }) => `${ids.join(', ')}: why not?`),
  ]
}

const rowFaults = (row: readonly string[]): readonly string[] => {
  const [id = '', asked = '', how = '', evidence = '', ...more] = row
  const files = [
    ...[...evidence.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    ...[...evidence.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => join('docs/evidence', link)),
  ]
  return [
    ...(asked === '' || how === '' || evidence === '' || more.length > 0
      ? [`${id}: its cells`]
      : []),
    ...(/^Deviation: *$/.test(how) ? [`${id}: the reason of the deviation`] : []),
    ...(files.length === 0 && !evidence.includes('](#') ? [`${id}: no evidence`] : []),
    ...files.filter((file) => !existsSync(join(root, file))).map((file) => `${id}: no ${file}`),
  ]
}

describe('docs/evidence/security.md', () => {
  it('says how each item of levels 1 and 2 stands, once, and what shows it', () => {
    expect(items).toHaveLength(253)
    expect(faultsOf(textOf('docs/evidence/security.md'), items)).toEqual([])
  })
})

describe('the check', () => {
  const row = '| 1.1.1 | asks | is met | `tests/repository/files.ts` |'

  it('finds nothing where all is said', () => {
    const page = `${row}\n| 1.1.2 | asks | is met | [limits](../reference/limits.md#requests), [table](#table) |\n- 1.1.3, 1.1.4: none`
    expect(faultsOf(page, ['1.1.1', '1.1.2', '1.1.3', '1.1.4'])).toEqual([])
  })

  it.each([
    ['an item that is missing', '', '1.1.1 is missing'],
    ['an unknown item', `${row}\n- 9.9.9: no`, '9.9.9 is not an item'],
    ['a duplicate item', `${row}\n- 1.1.1: no`, '1.1.1 twice'],
    ['an empty cell', row.replace('is met', ''), '1.1.1: its cells'],
    [
      'a deviation without a reason',
      row.replace('is met', 'Deviation:'),
      '1.1.1: the reason of the deviation',
    ],
    ['a reason that is missing', '- 1.1.1:', '1.1.1: why not?'],
    [
      'a file that is not there',
      row.replace('files.ts', 'gone.ts'),
      '1.1.1: no tests/repository/gone.ts',
    ],
    [
      'a document that is not there',
      row.replace(/`.*`/, '[gone](gone.md)'),
      '1.1.1: no docs/evidence/gone.md',
    ],
    ['no evidence', row.replace(/`.*`/, 'trust us'), '1.1.1: no evidence'],
  ])('finds %s', (_, page, fault) => {
    expect(faultsOf(page, ['1.1.1'])).toEqual([fault])
  })
})
