/** The borders of the house. `npm run check` applies them, and docs/reference/architecture.md describes them. */
import { describe, expect, it } from 'vitest'
import {
  borderFaults,
  elsewhereFaults,
  faultsOfRepository,
  house,
  pureRules,
  reservedFaults,
} from '../../../scripts/borders/borders.ts'
import { importCircles } from '../../../scripts/borders/importCircles.ts'
import { impurities } from '../../../scripts/borders/purity.ts'

it('the repository keeps its borders', () => {
  expect(pureRules(house()).length).toBeGreaterThan(50)
  expect(faultsOfRepository()).toEqual([])
})

describe('the check', () => {
  const faults = (file: string, imported: string) => {
    const source = { file, text: `import { a } from '${imported}'` }
    return /^(?:browser|client)\//.test(file)
      ? elsewhereFaults(source)
      : [...borderFaults(source), ...reservedFaults(source)]
  }

  it.each([
    ['lib/platform/table/a.ts', '#tags/rules/tag.ts'],
    ['lib/races/steps/a.ts', '#tags/rules/tag.ts'],
    ['lib/tags/rules/a.ts', '../items/tags.ts'],
    ['functions/races/a.ts', '#tags/items/tags.ts'],
    ['schemas/races/a.ts', '../tags/tag.ts'],
    ['lib/tags/steps/a.ts', '@aws-sdk/lib-dynamodb'],
    ['lib/feed/background/a.ts', '@aws-sdk/lib-dynamodb'],
    ['lib/people/steps/a.ts', 'node:child_process'],
    ['browser/a.js', '../client/client.js'],
    ['client/a.ts', 'typescript'],
  ])('refuses %s importing %s', (file, imported) => {
    expect(faults(file, imported)).toHaveLength(1)
  })

  it.each([
    ['lib/tags/steps/a.ts', '../items/tags.ts'],
    ['functions/tags/a.ts', '#races/items/regattas.ts'],
    ['lib/tags/items/a.ts', '#table/entity.ts'],
    ['lib/feed/background/a.ts', '@aws-sdk/client-sqs'],
    ['lib/allEntities.ts', './tags/items/tags.ts'],
  ])('allows %s importing %s', (file, imported) => {
    expect(faults(file, imported)).toEqual([])
  })

  it.each([
    'const x = Date.now()',
    'const x = new Date()',
    'const x = Math.random()',
    'const x = async () => 1',
    "import { randomUUID } from 'node:crypto'",
  ])('finds that a rule is not pure: %s', (text) => {
    expect(impurities({ file: 'lib/tags/rules/a.ts', text })).not.toEqual([])
  })

  it('finds files that import each other', () => {
    const circle = [
      { file: 'lib/tags/a.ts', text: `import type { B } from '#races/b.ts'` },
      { file: 'lib/races/b.ts', text: `export { a } from '../tags/a.ts'` },
    ]

    expect(importCircles(circle)).toEqual(['lib/races/b.ts and lib/tags/a.ts'])
    expect(importCircles(circle.slice(0, 1))).toEqual([])
  })
})
