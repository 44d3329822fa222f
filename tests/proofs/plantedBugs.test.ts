/** The short form: each bug can still be planted, and one whose tests run in memory is caught. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allBugs } from '../../proofs/plantedBugs/bugs/all.ts'
import { plantedIn } from '../../proofs/plantedBugs/bugs/plantedBug.ts'
import { plantedBugs } from '../../proofs/plantedBugs/plantedBugs.ts'

const root = resolve(import.meta.dirname, '../..')

describe('a planted bug', () => {
  it.each(allBugs.map((bug) => [bug.name, bug] as const))('can be planted: %s', (_, bug) => {
    const source = readFileSync(join(root, bug.file), 'utf8')

    expect(plantedIn(source, bug)).not.toBe(source)
    expect(bug.tests.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('has a unique name', () => {
    expect(new Set(allBugs.map(({ name }) => name)).size).toBe(allBugs.length)
  })

  it.each(['', 'one one'])('is refused where its text occurs in %j', (source) => {
    const bug = {
      name: 'b',
      rule: '',
      file: 'f',
      text: 'one',
      replacement: '',
      tests: [''],
    } as const

    expect(() => plantedIn(source, bug)).toThrow('The text of the bug "b" occurs')
  })
})

// Takes longer than other tests on a busy machine.
it('is caught by the tests that are listed for it', { timeout: 180_000 }, async () => {
  const seed = allBugs.findIndex(({ name }) => name === 'A denial is ignored')

  const { figures, failures } = await plantedBugs.run({
    seed,
    amount: 1,
    progress: () => undefined,
  })

  expect(failures).toEqual([])
  expect(figures.map(({ value }) => value)).toEqual([1, 1, expect.any(Number)])
})
